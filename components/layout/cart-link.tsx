'use client'

import { CountBadge } from '@/components/ui/badge'
import { IconLink } from '@/components/ui/icon-button'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { useCartCount } from '@/stores/cart'
import { BagIcon } from './layout-icons'

export function cartLabel(count: number): string {
  return count > 0 ? `سبد خرید، ${formatNumber(count)} کالا` : 'سبد خرید'
}

export function CartLink() {
  const count = useCartCount()
  return (
    <IconLink href={paths.cart} prefetch={false} label={cartLabel(count)} className="relative">
      <BagIcon size={22} />
      <CountBadge count={count} className="absolute -end-0.5 top-0.5" />
    </IconLink>
  )
}
