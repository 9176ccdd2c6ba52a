import type { Metadata } from 'next'
import { Suspense } from 'react'
import { CartSkeleton } from '@/components/cart/cart-fallbacks'
import { CheckoutView } from '@/components/checkout/checkout-view'

export const metadata: Metadata = {
  title: 'تکمیل خرید',
  robots: { index: false, follow: false },
}

export default function Page() {
  return (
    <div className="wrap max-w-checkout py-6">
      <h1 className="sr-only">تکمیل خرید</h1>
      <Suspense fallback={<CartSkeleton />}>
        <CheckoutView />
      </Suspense>
    </div>
  )
}
