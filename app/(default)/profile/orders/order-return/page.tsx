import type { Metadata } from 'next'
import { Suspense } from 'react'
import { OrderReturn } from '@/components/orders/order-return'

export const metadata: Metadata = { title: 'پس دادن کالا' }

export default function Page() {
  return (
    <Suspense>
      <OrderReturn />
    </Suspense>
  )
}
