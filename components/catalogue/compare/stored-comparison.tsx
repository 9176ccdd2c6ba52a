'use client'

import { useEffect } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { useShop, setCompared } from '@/stores/shop'

export function StoredComparisonLink() {
  const ids = useShop(({ compare }) => compare)
  if (ids.length === 0) return null
  return (
    <ButtonLink href={paths.compare(ids)} prefetch={false}>
      مقایسهٔ پیشین شما ({persianDigits(ids.length)} کالا)
    </ButtonLink>
  )
}

type StoreComparisonProps = { ids: readonly number[]; comparisonGroup: number | null }

/** The URL's comparison is stored, which the server that draws the page cannot do. */
export function StoreComparison({ ids, comparisonGroup }: StoreComparisonProps) {
  const list = ids.join()
  useEffect(
    () => setCompared(list.split(',').map(Number), comparisonGroup),
    [list, comparisonGroup],
  )
  return null
}
