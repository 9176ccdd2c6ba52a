import type { Metadata } from 'next'
import { Suspense } from 'react'
import { OrderReturnView } from '@/components/orders/order-return-view'

export const metadata: Metadata = { title: 'مرجوعی یا تعویض' }

export default function Page() {
  return (
    <Suspense>
      <OrderReturnView />
    </Suspense>
  )
}
