'use client'

import { useEffect } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { MAX_LISTED, refillRules, selectListed, type Refill } from './home-refills'
import { useShop } from '@/stores/shop'

const HomeRecentList = lazyComponent(() => import('./home-recent-list'))

/** More than are listed, as some may be sold no more. */
const MAX_RECENT = 8

type HomeRecentProps = {
  title: string
  /** Of what stands below. */
  refills: readonly Refill[]
}

/** Nothing for who has seen next to nothing; before the first paint the page holds its height for the others. */
export function HomeRecent({ title, refills }: HomeRecentProps) {
  const isHydrated = useShop((shop) => shop.isHydrated)
  const ids = useShop(({ recent }) => selectListed(recent, refills).slice(0, MAX_RECENT).join())
  const products = ids === '' ? [] : ids.split(',').map(Number)
  // From here on its own skeleton holds the height.
  useEffect(() => {
    if (isHydrated) document.querySelector('[data-history]')?.removeAttribute('data-history')
  }, [isHydrated])
  if (products.length === 0) return null
  // As high as the list that comes; what stands below changes at once, before anyone is there.
  const skeleton = (
    <div aria-hidden="true" className="h-[11.5rem]">
      <style>{refillRules(refills, products.slice(0, MAX_LISTED))}</style>
    </div>
  )
  return (
    <HomeRecentList
      {...{ title, refills, skeleton }}
      ids={products}
      most={MAX_LISTED}
      fallback={skeleton}
    />
  )
}
