'use client'

import { useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useCart } from '@/stores/cart'
import { CartSkeleton, EmptyCart } from './cart-fallbacks'

const FullCart = lazyComponent(() => import('./full-cart'), 'سبد خرید')

/** An empty cart needs no quote, so the code that quotes loads with the first line. */
export function CartView() {
  const isHydrated = useCart((cart) => cart.isHydrated)
  const hasContent = useCart(
    ({ lines, savedForLater, unavailable }) =>
      lines.length + savedForLater.length + unavailable.length > 0,
  )
  const [isNeeded, setIsNeeded] = useState(false)
  if (hasContent && !isNeeded) setIsNeeded(true)
  if (!isHydrated) return <CartSkeleton />
  if (!isNeeded) return <EmptyCart />
  return <FullCart fallback={<CartSkeleton />} />
}
