import type { Metadata } from 'next'
import { Suspense } from 'react'
import { TicketPage } from '@/components/account/ticket-page'

export const metadata: Metadata = { title: 'تیکت' }

export default function Page() {
  return (
    <Suspense>
      <TicketPage />
    </Suspense>
  )
}
