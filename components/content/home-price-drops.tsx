'use client'

import { lazyComponent } from '@/components/ui/lazy-component'
import { useFavoriteCount } from '@/stores/favorites'
import { useUser } from '@/stores/user'

const PriceDropList = lazyComponent(() => import('./home-price-drop-list'))

/** Nothing for who has no favourites; it stands below the first screen, so that its coming moves nothing seen. */
export function HomePriceDrops({ title }: { title: string }) {
  const isCustomer = useUser(({ isUser }) => isUser)
  const hasFavorites = useFavoriteCount() > 0
  return isCustomer && hasFavorites ? <PriceDropList title={title} /> : null
}
