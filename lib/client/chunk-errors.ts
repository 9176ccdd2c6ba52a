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

/** A chunk of an older build is gone: the page is reloaded, once. */
async function reloadAfterChunkError(reload = () => window.location.reload()): Promise<void> {
  if (!(await isShopReachable())) return
  const isOffered = isBusy() && listeners.size > 0
  if (!isOffered && claimReload()) reload()
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
  return () => window.removeEventListener('error', handleError, true)
}

/** A chunk of the shop's own code that could not be fetched. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
