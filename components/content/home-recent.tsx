'use client'

import { lazyComponent } from '@/components/ui/lazy-component'
import { useShop } from '@/stores/shop'

const HomeRecentList = lazyComponent(() => import('./home-recent-list'))

/** Fewer are no way back to anything. */
const MIN_RECENT = 3
/** More than are shown, as some may be sold no more. */
const MAX_RECENT = 6

/** As high as the list that comes. */
const skeleton = <div aria-hidden="true" className="h-[11.5rem]" />

/** Nothing for who has seen little; it stands below the first screen, so that its coming moves nothing seen. */
export function HomeRecent({ title }: { title: string }) {
  const ids = useShop(({ recent }) => recent.slice(0, MAX_RECENT).join())
  const products = ids === '' ? [] : ids.split(',').map(Number)
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
