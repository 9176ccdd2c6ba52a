'use client'

import { useEffect } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useIsNear } from '@/components/ui/use-is-near'
import { rememberProduct } from '@/stores/recent'
import { useShop } from '@/stores/shop'

const RecentlyViewedRail = lazyComponent(() => import('./recently-viewed-rail'))

const MAX_PRODUCTS = 12
/** Fewer are a row that looks broken off, and the reader remembers them. */
const MIN_PRODUCTS = 3

/** As high as the rail it stands for. */
const skeleton = <div aria-hidden="true" className="h-[479px] phone:h-[422px]" />

/** Loaded only when the reader scrolls near it. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const [containerRef, isNear] = useIsNear()
  const ids = useShop(({ recent }) =>
    recent
      .filter((id) => id !== productId)
      .slice(0, MAX_PRODUCTS)
      .join(),
  )

  useEffect(() => rememberProduct(productId), [productId])
  if (ids.split(',').length < MIN_PRODUCTS) return null
  return (
    <div ref={containerRef}>
      {isNear ? (
        <RecentlyViewedRail
          ids={ids.split(',').map(Number)}
          minProducts={MIN_PRODUCTS}
          skeleton={skeleton}
          fallback={skeleton}
        />
      ) : (
        skeleton
      )}
    </div>
  )
}
