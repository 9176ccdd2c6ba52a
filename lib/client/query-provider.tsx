'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { onTabEmptied } from '@/stores/tab-customer'
import { createQueryClient } from './query-client'

/** Placed around what asks the shop from the browser, not around the whole page. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  const [emptied, setEmptied] = useState(false)
  useEffect(
    () =>
      onTabEmptied(() => {
        client.clear()
        setEmptied(true)
      }),
    [client],
  )
  return <QueryClientProvider client={client}>{emptied ? null : children}</QueryClientProvider>
}
