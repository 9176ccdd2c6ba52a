import type { Metadata } from 'next'
import { CustomersView } from '@/components/desk/customers/customers-view'

export const metadata: Metadata = { title: 'مشتری‌ها' }

export default function DeskCustomersPage() {
  return <CustomersView />
}
