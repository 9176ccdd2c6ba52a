import { useCallback, useSyncExternalStore } from 'react'

export function matchesMedia(query: string): boolean {
  return window.matchMedia(query).matches
}

export function onMediaChange(query: string, listener: (matches: boolean) => void): () => void {
  const media = window.matchMedia(query)
  const handleChange = () => listener(media.matches)
  media.addEventListener('change', handleChange)
  return () => media.removeEventListener('change', handleChange)
}

/** False on the server, which knows no screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => onMediaChange(query, listener), [query])
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
}
