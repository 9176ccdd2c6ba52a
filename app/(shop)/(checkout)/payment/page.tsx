import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PaymentView } from '@/components/payments/payment-view'

export const metadata: Metadata = { title: 'پرداخت', robots: { index: false, follow: false } }

export default function Page() {
  return (
    <div className="wrap max-w-checkout py-6">
      <h1 className="sr-only">پرداخت</h1>
      <Suspense>
        <PaymentView />
      </Suspense>
    </div>
  )
}
