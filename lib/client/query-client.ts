import { QueryClient } from '@tanstack/react-query'
import { MINUTE_MS } from '@/lib/persian/durations'
import { userStore } from '@/stores/user'

/** Retries are the transport's alone, so that one rule decides them. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: MINUTE_MS },
      mutations: { retry: false },
    },
  })
}

let tab: { client: QueryClient; customerId: number | null } | null = null

/** One for the tab, for as long as its customer stays: the next begins with nothing of the last. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  const { id } = userStore.get()
  if (!tab || (tab.customerId !== null && tab.customerId !== id)) {
    tab = { client: createQueryClient(), customerId: id }
  }
  tab.customerId ??= id
  return tab.client
}
