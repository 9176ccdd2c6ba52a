import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PaymentResultView } from '@/components/payments/payment-result-view'

export const metadata: Metadata = { title: 'نتیجهٔ پرداخت', robots: { index: false, follow: false } }

export default function Page() {
  return (
    <div className="wrap min-h-[70vh] py-6">
      <Suspense>
        <PaymentResultView />
      </Suspense>
    </div>
  )
}
