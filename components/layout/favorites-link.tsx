'use client'

import { CountBadge } from '@/components/ui/badge'
import { IconLink } from '@/components/ui/icon-button'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { useFavoriteCount } from '@/stores/favorites'
import { HeartIcon } from './layout-icons'

export function favoritesLabel(count: number): string {
  return count > 0 ? `علاقه‌مندی‌ها، ${formatNumber(count)} کالا` : 'علاقه‌مندی‌ها'
}

export function FavoritesLink() {
  const count = useFavoriteCount()
  return (
    <IconLink
      href={paths.favorites}
      prefetch={false}
      label={favoritesLabel(count)}
      className="relative phone:hidden"
    >
      <HeartIcon size={22} />
      <CountBadge count={count} className="absolute -end-0.5 top-0.5" />
    </IconLink>
  )
}
