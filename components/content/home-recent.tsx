'use client'

import { lazyComponent } from '@/components/ui/lazy-component'
import { useShop } from '@/stores/shop'

const HomeRecentList = lazyComponent(() => import('./home-recent-list'))

const MAX_RECENT = 4

/** As high as the list that comes. */
const skeleton = <div aria-hidden="true" className="h-[11.5rem]" />

/** Nothing for who has seen nothing; it stands below the first screen, so that its coming moves nothing seen. */
export function HomeRecent({ title }: { title: string }) {
  const ids = useShop(({ recent }) => recent.slice(0, MAX_RECENT).join())
  if (ids === '') return null
  return (
    <HomeRecentList
      title={title}
      ids={ids.split(',').map(Number)}
      skeleton={skeleton}
      fallback={skeleton}
    />
  )
}
