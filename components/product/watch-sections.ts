/** A band across the window just under the tabs: the section that crosses it is active. */
const ACTIVE_BAND_MARGIN = '-80px 0px -65% 0px'

function centre(link: Element): void {
  const list = link.closest('ul')
  if (!list) return
  const [linkRect, listRect] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollBy({ left: linkRect.left + linkRect.width / 2 - listRect.left - listRect.width / 2 })
}

/** Keeps `aria-current` on the tab whose section is read; returns how to stop. */
export function watchSections(tabs: HTMLElement): () => void {
  const links = [...tabs.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const inBand = new Set<string>()

  function update(): void {
    // Of two that stand side by side, the one that was pressed.
    const pressed = window.location.hash
    const active = inBand.has(pressed) ? pressed : links.find(({ hash }) => inBand.has(hash))?.hash
    for (const link of links) {
      if (link.hash !== active) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location')
        centre(link)
      }
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inBand.add(`#${target.id}`)
        else inBand.delete(`#${target.id}`)
      }
      update()
    },
    { rootMargin: ACTIVE_BAND_MARGIN },
  )
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1))
    if (section) observer.observe(section)
  }
  window.addEventListener('hashchange', update)
  return () => {
    window.removeEventListener('hashchange', update)
    observer.disconnect()
  }
}
