import { isBusy } from './busy'
import { mayReload } from './reload-guard'

const listeners = new Set<() => void>()

/** Whoever offers a reload to a shopper who is busy listens here. */
export function onLostChunk(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A cut line loses chunks too, and a page loaded anew would then be gone. */
async function isShopThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** A part of an older build is no longer there: the page is loaded anew, once. */
async function reloadForChunk(reload = () => window.location.reload()): Promise<void> {
  if (!(await isShopThere())) return
  const isOffered = isBusy() && listeners.size > 0
  if (!isOffered && mayReload()) reload()
  else listeners.forEach((tell) => tell())
}

function isPartOfPage(target: EventTarget | null): boolean {
  if (target instanceof HTMLScriptElement) return target.src.includes('/_next/static/')
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
  return isStyle && target.href.includes('/_next/static/')
}

/** Sees every part that fails to load, whoever asked for it and whatever became of the asking. */
export function watchChunks(): () => void {
  const onError = ({ target }: Event) => {
    if (isPartOfPage(target)) void reloadForChunk()
  }
  window.addEventListener('error', onError, true)
  return () => window.removeEventListener('error', onError, true)
}
