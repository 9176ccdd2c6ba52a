import type { Metadata } from 'next'
import { TicketList } from '@/components/account/ticket-list'

export const metadata: Metadata = { title: 'تیکت‌های پشتیبانی' }

export default function Page() {
  return <TicketList />
}
