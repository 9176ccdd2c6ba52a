import type { Metadata } from 'next'
import { Suspense } from 'react'
import { TicketThread } from '@/components/account/ticket-thread'

export const metadata: Metadata = { title: 'تیکت' }

export default function Page() {
  return (
    <Suspense>
      <TicketThread />
    </Suspense>
  )
}
