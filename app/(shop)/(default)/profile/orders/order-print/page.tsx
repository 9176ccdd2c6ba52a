import type { Metadata } from 'next'
import { Suspense } from 'react'
import { InvoiceView } from '@/components/orders/invoice-view'
import { readShopSettings } from '@/lib/data/content'

export const metadata: Metadata = { title: 'فاکتور' }

export default async function Page() {
  const { name, address, phone, email, seller, vat_percent } = await readShopSettings()
  return (
    <Suspense>
      <InvoiceView seller={{ name, address, phone, email, seller, vat_percent }} />
    </Suspense>
  )
}
