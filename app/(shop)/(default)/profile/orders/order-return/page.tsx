import type { Metadata } from 'next'
import { Suspense } from 'react'
import { OrderReturnView } from '@/components/orders/order-return-view'

export const metadata: Metadata = { title: 'پس دادن کالا' }

export default function Page() {
  return (
    <Suspense>
      <OrderReturnView />
    </Suspense>
  )
}
