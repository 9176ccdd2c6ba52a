'use client'

import { useQuery } from '@tanstack/react-query'
import { productCardsQuery } from '@/lib/api/product-cards'
import { QueryProvider } from '@/lib/api/query-provider'
import { ProductRail } from './product-rail'
import { RecentSkeleton } from './recent-skeleton'

export default function RecentRail({ ids }: { ids: readonly number[] }) {
  return (
    <QueryProvider>
      <Seen ids={ids} />
    </QueryProvider>
  )
}

/** A shopper misses nothing when it fails: then it is not there. */
function Seen({ ids }: { ids: readonly number[] }) {
  const { data, isError } = useQuery(productCardsQuery(ids))
  if (data) return <ProductRail id="recently-seen" title="بازدیدهای اخیر شما" products={data} />
  return isError ? null : <RecentSkeleton />
}
