'use client'

import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { rememberProduct, useShop } from '@/stores/shop'
import { RecentlyViewedSkeleton } from './recently-viewed-skeleton'

const RecentlyViewedRail = lazyComponent(() => import('./recently-viewed-rail'))

/** Some time before it comes into view. */
const ROOT_MARGIN = '600px'
const MAX_PRODUCTS = 12

/** What was looked at before this product; asked for only when the reader comes near. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const ids = useShop(({ recent }) =>
    recent
      .filter((id) => id !== productId)
      .slice(0, MAX_PRODUCTS)
      .join(),
  )
  const any = ids !== ''

  useEffect(() => rememberProduct(productId), [productId])
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ROOT_MARGIN,
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [any])

  if (!any) return null
  return (
    <div ref={place}>
      {near ? (
        <RecentlyViewedRail
          ids={ids.split(',').map(Number)}
          fallback={<RecentlyViewedSkeleton />}
        />
      ) : (
        <RecentlyViewedSkeleton />
      )}
    </div>
  )
}
