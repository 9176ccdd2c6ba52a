'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Toaster } from '@/components/ui/toaster'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { requestProof } from '@/lib/client/desk/fresh-proof'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { onApiError } from '@/lib/client/http/session-bridge'
import { ProofDialog } from '../staff/proof-dialog'

const HALF_A_MINUTE = 30_000

/** Retries are the transport's alone. What is seen again is shown at once and read anew. */
function createDeskQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...{ retry: false, staleTime: HALF_A_MINUTE, networkMode: 'always' },
        // What could not be read without a line is read when there is one.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function useSessionGuard(client: QueryClient): void {
  useEffect(
    () =>
      onApiError(({ code }) => {
        const { pathname, search } = window.location
        if (pathname === deskPaths.login) return
        if (code === 'unauthorized') {
          hardNavigate(`${deskPaths.login}?next=${encodeURIComponent(pathname + search)}`)
        }
        if (code === 'second_factor_required' && pathname !== deskPaths.secondFactor) {
          // On the spot: leading away would lose what is typed on this page.
          void requestProof().then((isGiven) => {
            if (isGiven) void client.invalidateQueries()
          })
        }
      }),
    [client],
  )
}

export function DeskProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createDeskQueryClient)
  useSessionGuard(client)
  return (
    <QueryClientProvider client={client}>
      {children}
      <ProofDialog />
      <Toaster />
    </QueryClientProvider>
  )
}
