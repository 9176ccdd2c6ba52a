'use client'

import { lazy, Suspense, useState } from 'react'
import { useCart } from '@/stores/cart'
import { CartSkeleton } from './cart-skeleton'
import { EmptyCart } from './empty-cart'

const FullCart = lazy(() => import('./full-cart'))

/** An empty cart asks the shop nothing, so what asks comes with the first line. */
export function CartRoom() {
  const hydrated = useCart((cart) => cart.hydrated)
  const holds = useCart(({ lines, later, gone }) => lines.length + later.length + gone.length > 0)
  const [needed, setNeeded] = useState(false)
  if (holds && !needed) setNeeded(true)
  if (!hydrated) return <CartSkeleton />
  if (!needed) return <EmptyCart />
  return (
    <Suspense fallback={<CartSkeleton />}>
      <FullCart />
    </Suspense>
  )
}
