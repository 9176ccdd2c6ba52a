'use client'

import { lazyComponent } from '@/components/ui/lazy-component'
import { useFavoriteCount } from '@/stores/favorites'
import { useUser } from '@/stores/user'
import type { PriceDropListProps } from './home-price-drop-list'

const PriceDropList = lazyComponent(() => import('./home-price-drop-list'))

/** Nothing for who has no favourites; it stands below the first screen, so that its coming moves nothing seen. */
export function HomePriceDrops(props: PriceDropListProps) {
  const isCustomer = useUser(({ isUser }) => isUser)
  const hasFavorites = useFavoriteCount() > 0
  return isCustomer && hasFavorites ? <PriceDropList {...props} /> : null
}
