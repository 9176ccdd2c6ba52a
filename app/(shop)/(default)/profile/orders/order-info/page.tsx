import type { Metadata } from 'next'
import { Suspense } from 'react'
import { OrderView } from '@/components/orders/order-view'

export const metadata: Metadata = { title: 'سفارش' }

export default function Page() {
  return (
    <Suspense>
      <OrderView />
    </Suspense>
  )
}
