'use client'

import { useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useCart } from '@/stores/cart'
import { CartSkeleton, EmptyCart } from './cart-fallbacks'

const FullCart = lazyComponent(() => import('./full-cart'), 'سبد خرید')

/** An empty cart asks the shop nothing, so what asks comes with the first line. */
export function CartView() {
  const hydrated = useCart((cart) => cart.hydrated)
  const holds = useCart(({ lines, later, gone }) => lines.length + later.length + gone.length > 0)
  const [needed, setNeeded] = useState(false)
  if (holds && !needed) setNeeded(true)
  if (!hydrated) return <CartSkeleton />
  if (!needed) return <EmptyCart />
  return <FullCart fallback={<CartSkeleton />} />
}
