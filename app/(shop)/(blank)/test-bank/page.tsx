import type { Metadata } from 'next'
import { Suspense } from 'react'
import { TestBankView } from '@/components/payments/test-bank-view'

export const metadata: Metadata = { title: 'بانک آزمایشی', robots: { index: false, follow: false } }

export default function Page() {
  return (
    <div className="wrap min-h-[70vh] py-6">
      <Suspense>
        <TestBankView />
      </Suspense>
    </div>
  )
}
