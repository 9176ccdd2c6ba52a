import { QueryClient } from '@tanstack/react-query'

const A_MINUTE = 60_000

/** Retries are the transport's alone, so that one rule decides them. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: A_MINUTE },
      mutations: { retry: false },
    },
  })
}
