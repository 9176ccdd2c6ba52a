'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { useShop } from '@/stores/shop'
import { setCompared } from '@/stores/comparison'

export function StoredComparisonLink() {
  const ids = useShop(({ compare }) => compare)
  if (ids.length === 0) return null
  return (
    <ButtonLink href={paths.compare(ids)} prefetch={false}>
      مقایسهٔ پیشین شما ({persianDigits(ids.length)} کالا)
    </ButtonLink>
  )
}

/** An address that names nothing opens what was chosen in this browser. */
export function OpenStoredComparison() {
  const router = useRouter()
  const path = useShop(({ compare }) => (compare.length > 0 ? paths.compare(compare) : null))
  useEffect(() => {
    if (path !== null) router.replace(path)
  }, [path, router])
  return null
}

type StoreComparisonProps = { ids: readonly number[]; comparisonGroup: number | null }

/** The URL's comparison is stored, which the server that draws the page cannot do. */
export function StoreComparison({ ids, comparisonGroup }: StoreComparisonProps) {
  const list = ids.join()
  useEffect(
    () => setCompared(list === '' ? [] : list.split(',').map(Number), comparisonGroup),
    [list, comparisonGroup],
  )
  return null
}
