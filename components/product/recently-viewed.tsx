'use client'

import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { rememberProduct, useShop } from '@/stores/shop'

const RecentlyViewedRail = lazyComponent(() => import('./recently-viewed-rail'))

const ROOT_MARGIN = '600px'
const MAX_PRODUCTS = 12

/** As high as the rail it stands for. */
const skeleton = <div aria-hidden="true" className="h-[479px] phone:h-[422px]" />

/** Loaded only when the reader scrolls near it. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const ids = useShop(({ recent }) =>
    recent
      .filter((id) => id !== productId)
      .slice(0, MAX_PRODUCTS)
      .join(),
  )
  const hasProducts = ids !== ''

  useEffect(() => rememberProduct(productId), [productId])
  useEffect(() => {
    if (!containerRef.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      {
        rootMargin: ROOT_MARGIN,
      },
    )
    observer.observe(containerRef.current)
    return () => observer.disconnect()
  }, [hasProducts])

  if (!hasProducts) return null
  return (
    <div ref={containerRef}>
      {isNear ? (
        <RecentlyViewedRail
          ids={ids.split(',').map(Number)}
          skeleton={skeleton}
          fallback={skeleton}
        />
      ) : (
        skeleton
      )}
    </div>
  )
}
