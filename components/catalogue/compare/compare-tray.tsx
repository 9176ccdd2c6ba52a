'use client'

import { lazyComponent } from '@/components/ui/lazy-component'
import { useShop } from '@/stores/shop'

const ComparePanel = lazyComponent(() => import('./compare-panel'))

/** Nothing, at almost no weight, until something is set side by side. */
export function CompareTray() {
  const any = useShop(({ compare }) => compare.length > 0)
  return any ? <ComparePanel /> : null
}
