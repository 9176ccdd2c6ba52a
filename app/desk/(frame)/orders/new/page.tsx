import type { Metadata } from 'next'
import { ManualOrderView } from '@/components/desk/orders/manual-order-view'

export const metadata: Metadata = { title: 'سفارش دستی' }

export default function NewOrderPage() {
  return <ManualOrderView />
}
