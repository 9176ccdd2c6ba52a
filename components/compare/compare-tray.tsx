'use client'

import { latePart } from '@/components/ui/late-part'
import { useShop } from '@/stores/shop'

const ComparePanel = latePart(() => import('./compare-panel'))

/** Nothing, at almost no weight, until something is set side by side. */
export function CompareTray() {
  const any = useShop(({ compare }) => compare.length > 0)
  return any ? <ComparePanel /> : null
}
