import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PaymentResultWithoutScript } from '@/components/layout/page-frame'
import { PaymentResultView } from '@/components/payments/payment-result-view'
import { readShopSettings } from '@/lib/data/content'

export const metadata: Metadata = { title: 'نتیجهٔ پرداخت', robots: { index: false, follow: false } }

export default async function Page() {
  const { phone } = await readShopSettings()
  return (
    <div className="wrap min-h-[70vh] py-6">
      <PaymentResultWithoutScript phone={phone} />
      <Suspense>
        <PaymentResultView />
      </Suspense>
    </div>
  )
}
