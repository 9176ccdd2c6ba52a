export type Departure = { path: string; from: DOMRect; picture: string }

const MOTION = { duration: 300, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The card's picture behind the large one, which may still be on its way. */
function showUntilLoaded(stage: HTMLElement, picture: string): void {
  const large = stage.querySelector('img')
  if (!large || large.complete) return
  Object.assign(stage.style, { backgroundImage: `url("${picture}")`, backgroundSize: 'cover' })
  const clear = () => stage.removeAttribute('style')
  for (const end of ['load', 'error']) large.addEventListener(end, clear, { once: true })
}

/** No view transition: taking pictures of both pages first holds the new one back, and this holds nothing. */
export function landFrom(stage: HTMLElement, { from, picture }: Departure): void {
  if (wantsStillness()) return
  showUntilLoaded(stage, picture)
  // Once the page has its scroll position, and before it is drawn.
  requestAnimationFrame(() => {
    const to = stage.getBoundingClientRect()
    const left = from.left + from.width / 2 - (to.left + to.width / 2)
    const top = from.top + from.height / 2 - (to.top + to.height / 2)
    const move = `translate(${left}px, ${top}px) scale(${from.width / to.width})`
    stage.animate(
      [
        { transform: move, zIndex: 1 },
        { transform: 'none', zIndex: 1 },
      ],
      MOTION,
    )
  })
}
