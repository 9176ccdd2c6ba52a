/** Sideways scrolling is counted from the reading start: in Persian `scrollLeft` goes below zero. */
function getDirectionSign(track: HTMLElement): 1 | -1 {
  return getComputedStyle(track).direction === 'rtl' ? -1 : 1
}

export function scrollPages(track: HTMLElement, pages: number): void {
  track.scrollBy({ left: getDirectionSign(track) * pages * track.clientWidth * 0.9 })
}

/** For tracks whose slides are as wide as the track. */
export function scrollToSlide(track: HTMLElement, index: number, behavior?: ScrollBehavior): void {
  const left = getDirectionSign(track) * index * track.clientWidth
  track.scrollTo({ left, ...(behavior && { behavior }) })
}

export function getShownSlide(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
}

export function getScrollEdges(track: HTMLElement): { start: boolean; end: boolean } {
  const scrolled = Math.abs(track.scrollLeft)
  return { start: scrolled < 4, end: scrolled + track.clientWidth > track.scrollWidth - 4 }
}
