'use client'

import { lazy, Suspense } from 'react'
import { useShop } from '@/stores/shop'

const ComparePanel = lazy(() => import('./compare-panel'))

/** Nothing, at almost no weight, until something is set side by side. */
export function CompareTray() {
  const any = useShop(({ compare }) => compare.length > 0)
  return any ? (
    <Suspense>
      <ComparePanel />
    </Suspense>
  ) : null
}
