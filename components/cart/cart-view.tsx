'use client'

import { useState, type ReactNode } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useCart } from '@/stores/cart'
import { CartSkeleton, EmptyCart } from './cart-fallbacks'

const FullCart = lazyComponent(() => import('./full-cart'), 'سبد خرید')

/** An empty cart needs no quote, so the code that quotes loads with the first line; under it stand the children. */
export function CartView({ children }: { children?: ReactNode }) {
  const isHydrated = useCart((cart) => cart.isHydrated)
  const hasContent = useCart(
    ({ lines, savedForLater, unavailable }) =>
      lines.length + savedForLater.length + unavailable.length > 0,
  )
  const [isNeeded, setIsNeeded] = useState(false)
  if (hasContent && !isNeeded) setIsNeeded(true)
  if (!isHydrated) return <CartSkeleton />
  if (isNeeded) return <FullCart fallback={<CartSkeleton />}>{children}</FullCart>
  return (
    <>
      <EmptyCart />
      {children}
    </>
  )
}
