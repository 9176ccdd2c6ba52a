import type { Metadata } from 'next'
import { Suspense } from 'react'
import { OrderView } from '@/components/orders/order-view'
import { readShopSettings } from '@/lib/data/content'

export const metadata: Metadata = { title: 'سفارش' }

export default async function Page() {
  const { phone } = await readShopSettings()
  return (
    <Suspense>
      <OrderView phone={phone} />
    </Suspense>
  )
}
