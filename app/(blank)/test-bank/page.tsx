import type { Metadata } from 'next'
import { Suspense } from 'react'
import { TestBankDesk } from '@/components/checkout/test-bank-desk'

export const metadata: Metadata = { title: 'بانک آزمایشی', robots: { index: false, follow: false } }

export default function Page() {
  return (
    <div className="wrap min-h-[70vh] py-6">
      <Suspense>
        <TestBankDesk />
      </Suspense>
    </div>
  )
}
