import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

/**
 * Without a line the router would fall back to loading a document, which leaves the browser's own
 * error page and takes what waits to be sent with it. So nothing leaves the page until there is one.
 */
let isHeld = false
const listeners = new Set<() => void>()

function setHeld(next: boolean): void {
  if (isHeld === next) return
  isHeld = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  const forget = () => setHeld(false)
  listeners.add(listener)
  window.addEventListener('online', forget)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', forget)
  }
}

/** Whether another page was asked for while there is no line. */
export function useIsPageHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHeld,
    () => false,
  )
}

type HistoryMethod = 'pushState' | 'replaceState'

/**
 * False while there is a line. A tab or a filter of the page that is open changes the address alone:
 * what was read of it is shown, and the rest says in its place that it was not.
 */
function handleOffline(href: string, method: HistoryMethod): boolean {
  if (navigator.onLine) return false
  const url = new URL(href, window.location.href)
  const isSamePage = url.pathname === window.location.pathname
  if (isSamePage) window.history[method](null, '', url)
  setHeld(!isSamePage)
  return true
}

type DeskRouter = Pick<ReturnType<typeof useRouter>, 'push' | 'replace'>

/** The router of every page of the desk. */
export function useDeskRouter(): DeskRouter {
  const router = useRouter()
  return useMemo(
    () => ({
      push: (...target) => {
        if (!handleOffline(target[0], 'pushState')) router.push(...target)
      },
      replace: (...target) => {
        if (!handleOffline(target[0], 'replaceState')) router.replace(...target)
      },
    }),
    [router],
  )
}

function ownLinkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return null
  if (link.hasAttribute('download') || link.origin !== window.location.origin) return null
  const { pathname, search } = window.location
  const isOnPage = link.hash !== '' && link.pathname === pathname && link.search === search
  return isOnPage ? null : link
}

function handleClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  const link = ownLinkOf(event)
  if (link === null || !handleOffline(link.href, 'pushState')) return
  event.preventDefault()
  // Nothing is left, so that no form asks whether it may be.
  if (link.pathname !== window.location.pathname) event.stopPropagation()
}

/** Holds the links of all pages, before anything else hears of the press. */
export function useOfflineLinks(): void {
  useEffect(() => {
    window.addEventListener('click', handleClick, { capture: true })
    return () => window.removeEventListener('click', handleClick, { capture: true })
  }, [])
}
