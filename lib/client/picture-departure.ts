import type { Departure, landFrom } from './picture-landing'

let departure: Departure | null = null
let land: typeof landFrom | undefined

/** The press on a card: where its picture is now, and the page that it goes to. */
export function leaveWithPicture({ currentTarget }: { currentTarget: HTMLAnchorElement }): void {
  const picture = currentTarget.closest('article')?.querySelector('img')
  departure = null
  if (!picture?.complete || picture.naturalWidth === 0) return
  departure = {
    path: currentTarget.pathname,
    from: picture.getBoundingClientRect(),
    picture: picture.currentSrc,
  }
  import('./picture-landing').then(
    (module) => void (land = module.landFrom),
    () => undefined,
  )
}

/** The product's first picture comes from where the card's was, if what moves it is here by then. */
export function landPicture(stage: HTMLElement | null): void {
  const landed = departure
  departure = null
  if (stage && landed?.path === location.pathname) land?.(stage, landed)
}
