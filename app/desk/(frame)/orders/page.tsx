import type { Metadata } from 'next'
import { OrdersView } from '@/components/desk/orders/orders-view'

export const metadata: Metadata = { title: 'سفارش‌ها' }

export default function DeskOrdersPage() {
  return <OrdersView />
}
