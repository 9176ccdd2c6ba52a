import type { Metadata } from 'next'
import { Suspense } from 'react'
import { OrderPrint } from '@/components/orders/order-print'
import { shopSettings } from '@/lib/data/general'

export const metadata: Metadata = { title: 'فاکتور' }

export default async function Page() {
  const { name, address, phone, email, seller } = await shopSettings()
  return (
    <Suspense>
      <OrderPrint seller={{ name, address, phone, email, seller }} />
    </Suspense>
  )
}
