'use client'

import { usePathname } from 'next/navigation'
import { useState, type MouseEvent } from 'react'
import { CountBadge } from '@/components/ui/badge'
import { IconLink } from '@/components/ui/icon-button'
import { latePart } from '@/components/ui/late-part'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { useCartCount } from '@/stores/cart'
import { closeCartDrawer, openCartDrawer, useCartDrawer } from '@/stores/cart-drawer'
import { BagIcon } from './layout-icons'
import { usePeek } from './use-peek'

const loadDrawer = () => import('@/components/cart/cart-drawer')
const CartDrawer = latePart(loadDrawer)
const loadPeek = () => import('@/components/cart/cart-peek')
const CartPeek = latePart(loadPeek)

const loadBoth = () => Promise.all([loadPeek(), loadDrawer()])

const WIDE = '(min-width: 767px)'

export function cartLabel(count: number): string {
  return count > 0 ? `سبد خرید، ${formatNumber(count)} کالا` : 'سبد خرید'
}

/** Where the cart itself is on the page, its icon is only a link. */
function showsCart(path: string): boolean {
  return path === paths.cart || path.startsWith(paths.checkout)
}

/** A link that opens the cart beside the page where there is room, and under a mouse that rests on it. */
export function CartLink() {
  const count = useCartCount()
  const plain = showsCart(usePathname() ?? '')
  const open = useCartDrawer((drawer) => drawer.open)
  const [needed, setNeeded] = useState(false)
  if (open && !needed) setNeeded(true)
  const { peeking, end, pointer } = usePeek(loadBoth)

  function onClick(event: MouseEvent): void {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (elsewhere || plain || !window.matchMedia(WIDE).matches) return
    event.preventDefault()
    end()
    openCartDrawer()
  }

  function lost(): void {
    setNeeded(false)
    closeCartDrawer()
  }

  return (
    <>
      <div className="relative" {...(plain ? {} : pointer)}>
        <IconLink
          href={paths.cart}
          prefetch={false}
          label={cartLabel(count)}
          className="relative"
          onClick={onClick}
        >
          <BagIcon size={22} />
          <CountBadge count={count} className="absolute -end-0.5 top-0.5" />
        </IconLink>
        {peeking && !plain && !open && <CartPeek onFollow={end} />}
      </div>
      {needed && <CartDrawer onLost={lost} />}
    </>
  )
}
