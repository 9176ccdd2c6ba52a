'use client'

import { useQuery } from '@tanstack/react-query'
import { productCardsQuery } from '@/lib/client/queries/catalogue'
import { QueryProvider } from '@/lib/client/query-provider'
import { ProductRail } from './product-rail'
import { RecentlyViewedSkeleton } from './recently-viewed-skeleton'

export default function RecentlyViewedRail({ ids }: { ids: readonly number[] }) {
  return (
    <QueryProvider>
      <RecentlyViewedList ids={ids} />
    </QueryProvider>
  )
}

/** Nothing is shown when it fails: a shopper does not miss it. */
function RecentlyViewedList({ ids }: { ids: readonly number[] }) {
  const { data, isError } = useQuery(productCardsQuery(ids))
  if (data) return <ProductRail id="recently-seen" title="بازدیدهای اخیر شما" products={data} />
  return isError ? null : <RecentlyViewedSkeleton />
}
