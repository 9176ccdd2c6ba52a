import type { Metadata } from 'next'
import { PrintView } from '@/components/desk/orders/print-view'

export const metadata: Metadata = { title: 'چاپ سفارش‌ها' }

export default function PrintOrdersPage() {
  return <PrintView />
}
