import type { Metadata } from 'next'
import { OrderList } from '@/components/orders/order-list'

export const metadata: Metadata = { title: 'سفارش‌های مرجوعی' }

export default function Page() {
  return <OrderList tab="returned" />
}
