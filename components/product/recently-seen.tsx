'use client'

import { useEffect, useRef, useState } from 'react'
import { latePart } from '@/components/ui/late-part'
import { rememberProduct, useShop } from '@/stores/shop'
import { RecentSkeleton } from './recent-skeleton'

const RecentRail = latePart(() => import('./recent-rail'))

/** Some time before it comes into view. */
const AHEAD = '600px'
const MOST = 12

/** What was looked at before this product; asked for only when the reader comes near. */
export function RecentlySeen({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const ids = useShop(({ recent }) =>
    recent
      .filter((id) => id !== productId)
      .slice(0, MOST)
      .join(),
  )
  const any = ids !== ''

  useEffect(() => rememberProduct(productId), [productId])
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [any])

  if (!any) return null
  return (
    <div ref={place}>
      {near ? (
        <RecentRail ids={ids.split(',').map(Number)} waiting={<RecentSkeleton />} />
      ) : (
        <RecentSkeleton />
      )}
    </div>
  )
}
