'use client'

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { onTabEmptied } from '@/stores/tab-customer'
import { getQueryClient } from './query-client'
import { accountKeys } from './query-keys'

/** The bank, the desk and other tabs change what is the customer's own: no island begins with what an earlier one read. */
function startClient(): QueryClient {
  const client = getQueryClient()
  client.removeQueries({ queryKey: accountKeys.all, type: 'inactive' })
  return client
}

/** Mounted around what calls the shop from the browser, so that static pages load no query client. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(startClient)
  const [isEmptied, setIsEmptied] = useState(false)
  useEffect(
    () =>
      onTabEmptied(() => {
        client.clear()
        setIsEmptied(true)
      }),
    [client],
  )
  return <QueryClientProvider client={client}>{isEmptied ? null : children}</QueryClientProvider>
}
