import { isBusy } from './page-activity'

const KEY = 'vitrin:reloaded-at'
const RELOAD_WINDOW = 10_000

/** True at most once in ten seconds, so that a broken page cannot reload for ever. */
export function claimReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (now - last < RELOAD_WINDOW) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}

const listeners = new Set<() => void>()

/** For whatever offers a reload to a shopper who is busy. */
export function onChunkError(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Without a line chunks fail too, and a reload would lose the page. */
async function isShopReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

let pressedLink: string | null = null

/** Any later press is about something else than going there. */
function rememberPressedLink({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const isFollowed =
    link instanceof HTMLAnchorElement &&
    link.origin === window.location.origin &&
    (link.target === '' || link.target === '_top') &&
    !(button || ctrlKey || metaKey || shiftKey)
  pressedLink = isFollowed ? link.href : null
}

function forgetPressedLink(): void {
  pressedLink = null
}

/** The page that was pressed and needs the lost chunk, or the page itself anew. */
export function reloadTowardsPressedLink(): void {
  const { location } = window
  const [here] = location.href.split('#')
  if (pressedLink === null || pressedLink.split('#')[0] === here) location.reload()
  else location.assign(pressedLink)
}

/** A chunk of an older build is gone: the page is loaded anew, once. */
async function reloadAfterChunkError(): Promise<void> {
  if (!(await isShopReachable())) return
  const isOffered = isBusy() && listeners.size > 0
  if (!isOffered && claimReload()) reloadTowardsPressedLink()
  else listeners.forEach((listener) => listener())
}

function isPageAsset(target: EventTarget | null): boolean {
  if (target instanceof HTMLScriptElement) return target.src.includes('/_next/static/')
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
  return isStyle && target.href.includes('/_next/static/')
}

/** Sees every script or style that fails to load, whoever requested it. */
export function watchChunkErrors(): () => void {
  const handleError = ({ target }: Event) => {
    if (isPageAsset(target)) void reloadAfterChunkError()
  }
  window.addEventListener('error', handleError, true)
  window.addEventListener('click', rememberPressedLink, true)
  window.addEventListener('popstate', forgetPressedLink)
  return () => {
    forgetPressedLink()
    window.removeEventListener('error', handleError, true)
    window.removeEventListener('click', rememberPressedLink, true)
    window.removeEventListener('popstate', forgetPressedLink)
  }
}

/** A chunk of the shop's own code that could not be fetched. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
