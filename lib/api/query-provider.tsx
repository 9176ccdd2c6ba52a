'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { newQueryClient } from './query-client'

/** Placed around what asks the shop from the browser, not around the whole page. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
