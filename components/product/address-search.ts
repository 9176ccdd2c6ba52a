import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The query of the address, empty until the page has woken up: the server's page is one for all. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
}

export function replaceAddressSearch(search: string): void {
  window.history.replaceState(null, '', `${search}${window.location.hash}`)
  listeners.forEach((tell) => tell())
}
