const DOWN_TO_LEAVE = 24
const UP_TO_RETURN = 8
/** Of the page, before anything leaves: as much as its header is high. */
const TOP = 120

/** Bars that stand under the header come up with it, but only those that the page's scroll has brought there. */
function markStuckBars(bars: HTMLCollectionOf<Element>): void {
  for (const bar of bars) {
    const isStuck = bar.getBoundingClientRect().top <= parseFloat(getComputedStyle(bar).top) + 1
    bar.toggleAttribute('data-stuck', isStuck)
  }
}

/** The header leaves while the page goes down and returns as soon as it goes up; `globals.css` moves it, on a phone alone. */
export function watchHeader(): () => void {
  const { dataset } = document.documentElement
  const bars = document.getElementsByClassName('under-header')
  let turn = window.scrollY
  let isAway = false

  function handleScroll(): void {
    const y = window.scrollY
    turn = isAway ? Math.max(turn, y) : Math.min(turn, y)
    const isChanging = isAway ? y < turn - UP_TO_RETURN : y > turn + DOWN_TO_LEAVE
    if (isChanging || y < TOP) {
      isAway = !isAway && y >= TOP
      turn = y
    }
    markStuckBars(bars)
    if (isAway) dataset.header = 'away'
    else delete dataset.header
  }

  window.addEventListener('scroll', handleScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', handleScroll)
    delete dataset.header
  }
}
