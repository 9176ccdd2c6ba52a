'use client'

import { useQuery } from '@tanstack/react-query'
import { createContext, use, type ReactNode } from 'react'
import { stockBoundsQuery } from '@/lib/client/desk/shop-settings'
import { DEFAULT_LOW_STOCK } from '@/lib/domain/low-stock'

const BoundContext = createContext(DEFAULT_LOW_STOCK)

/** At how many pieces stock runs out, as the owner set it; until that is known, the usual. */
export function StockBoundProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(stockBoundsQuery)
  return <BoundContext value={data?.low ?? DEFAULT_LOW_STOCK}>{children}</BoundContext>
}

export const useLowStock = () => use(BoundContext)
