type Departure = { path: string; from: DOMRect; picture: string }

const MOTION = { duration: 300, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

let departure: Departure | null = null

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The press on a card: where its picture is now, and the page that it goes to. */
export function leaveWithPicture({ currentTarget }: { currentTarget: HTMLAnchorElement }): void {
  const picture = currentTarget.closest('article')?.querySelector('img')
  const isDrawn = picture?.complete === true && picture.naturalWidth > 0
  departure = isDrawn
    ? {
        path: currentTarget.pathname,
        from: picture.getBoundingClientRect(),
        picture: picture.currentSrc,
      }
    : null
}

/** The card's picture behind the large one, which may still be on its way. */
function showUntilLoaded(stage: HTMLElement, picture: string): void {
  const large = stage.querySelector('img')
  if (!large || large.complete) return
  Object.assign(stage.style, { backgroundImage: `url("${picture}")`, backgroundSize: 'cover' })
  const clear = () => stage.removeAttribute('style')
  for (const end of ['load', 'error']) large.addEventListener(end, clear, { once: true })
}

/**
 * The product's first picture comes from where the card's was. No view transition: taking pictures of
 * both pages first holds the new one back, and this holds nothing.
 */
export function landPicture(stage: HTMLElement | null): void {
  const landed = departure
  departure = null
  if (!stage || landed?.path !== location.pathname || wantsStillness()) return
  showUntilLoaded(stage, landed.picture)
  // Once the page has its scroll position, and before it is drawn.
  requestAnimationFrame(() => {
    const to = stage.getBoundingClientRect()
    const { from } = landed
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
