'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { productCardsQuery } from '@/lib/client/queries/catalogue'
import { QueryProvider } from '@/lib/client/query-provider'
import { ProductRail } from './product-rail'

type RecentlyViewedRailProps = {
  ids: readonly number[]
  minProducts: number
  skeleton: ReactNode
}

export default function RecentlyViewedRail(props: RecentlyViewedRailProps) {
  return (
    <QueryProvider>
      <RecentlyViewedList {...props} />
    </QueryProvider>
  )
}

/** Nothing is shown when it fails: a shopper does not miss it. */
function RecentlyViewedList({ ids, minProducts, skeleton }: RecentlyViewedRailProps) {
  const { data, isError } = useQuery(productCardsQuery(ids))
  if (data && data.length < minProducts) return null
  if (data) return <ProductRail id="recently-seen" title="بازدیدهای اخیر شما" products={data} />
  return isError ? null : skeleton
}
