'use client'

import { lazyComponent } from '@/components/ui/lazy-component'
import { useShop } from '@/stores/shop'

const ComparePanel = lazyComponent(() => import('./compare-panel'))

/** Loads its panel only when there is something to compare. */
export function CompareTray() {
  const hasProducts = useShop(({ compare }) => compare.length > 0)
  return hasProducts ? <ComparePanel /> : null
}
