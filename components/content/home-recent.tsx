'use client'

import { useEffect } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useShop } from '@/stores/shop'

const HomeRecentList = lazyComponent(() => import('./home-recent-list'))

/** Fewer are no way back to anything. */
const MIN_RECENT = 2
/** More than are shown, as some may be sold no more. */
const MAX_RECENT = 8

/** As high as the list that comes. */
const skeleton = <div aria-hidden="true" className="h-[11.5rem]" />

type HomeRecentProps = {
  title: string
  /** What stands elsewhere on the page, and so not here. */
  shown: readonly number[]
}

/** Nothing for who has seen little else; before the first paint the page holds its height for the others. */
export function HomeRecent({ title, shown }: HomeRecentProps) {
  const isHydrated = useShop((shop) => shop.isHydrated)
  const ids = useShop(({ recent }) =>
    recent
      .filter((id) => !shown.includes(id))
      .slice(0, MAX_RECENT)
      .join(),
  )
  const products = ids === '' ? [] : ids.split(',').map(Number)
  // From here on its own skeleton holds the height.
  useEffect(() => {
    if (isHydrated) document.querySelector('[data-history]')?.removeAttribute('data-history')
  }, [isHydrated])
  if (products.length < MIN_RECENT) return null
  return (
    <HomeRecentList
      title={title}
      ids={products}
      fewest={MIN_RECENT}
      skeleton={skeleton}
      fallback={skeleton}
    />
  )
}
