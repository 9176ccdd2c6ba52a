import type { Metadata } from 'next'
import { Suspense } from 'react'
import { OrderInfo } from '@/components/orders/order-info'

export const metadata: Metadata = { title: 'سفارش' }

export default function Page() {
  return (
    <Suspense>
      <OrderInfo />
    </Suspense>
  )
}
