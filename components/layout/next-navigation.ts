import { isBusy } from './busy'

function followed(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target) return null
  return link.origin === window.location.origin ? link : null
}

/**
 * From now on a link loads its page whole. The router leaves a link with a target to the browser,
 * while a link that does something else when it is pressed still does that.
 */
export function loadNextPageWhole(): () => void {
  function onClick(event: MouseEvent): void {
    const link = followed(event)
    if (!link || isBusy()) return
    link.target = '_top'
    setTimeout(() => link.removeAttribute('target'))
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
