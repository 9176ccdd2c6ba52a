/** A section is read once its heading stands this near under the tabs. */
const HEADING = 64

function centre(link: Element): void {
  const list = link.closest('ul')
  if (!list) return
  const [linkRect, listRect] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollBy({ left: linkRect.left + linkRect.width / 2 - listRect.left - listRect.width / 2 })
}

/** Where the tabs stand while the page moves under them. */
function stuckBottom(tabs: HTMLElement): number {
  return (parseFloat(getComputedStyle(tabs).top) || 0) + tabs.offsetHeight
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return window.scrollY + clientHeight >= scrollHeight - 2
}

/** Of the sections under the tabs the last that has come up to them; at the end of the page, which lets no more come, the last in the window. */
function findActive(tabs: HTMLElement, ids: readonly string[]): string | undefined {
  const top = stuckBottom(tabs)
  const line = isAtEnd() ? window.innerHeight : top + HEADING
  const begun = ids.flatMap((id) => {
    const rect = document.getElementById(id)?.getBoundingClientRect()
    return rect && rect.top <= line && rect.bottom > top ? [{ id, top: Math.round(rect.top) }] : []
  })
  const last = begun.at(-1)
  // Of two that stand side by side, or that end with the page, the one that was pressed.
  const alike = begun.filter((one) => one.top === last?.top || (isAtEnd() && one.top >= top))
  const pressed = alike.find(({ id }) => `#${id}` === window.location.hash)
  return (pressed ?? (isAtEnd() ? last : alike[0]))?.id
}

/** Keeps `aria-current` on the tab whose section is read; returns how to stop. */
export function watchSections(tabs: HTMLElement): () => void {
  const links = [...tabs.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const ids = links.map(({ hash }) => hash.slice(1))

  function update(): void {
    const active = findActive(tabs, ids)
    for (const link of links) {
      if (link.hash !== `#${active}`) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location')
        centre(link)
      }
    }
  }

  update()
  const events = ['scroll', 'resize', 'hashchange']
  for (const event of events) window.addEventListener(event, update, { passive: true })
  return () => {
    for (const event of events) window.removeEventListener(event, update)
  }
}
