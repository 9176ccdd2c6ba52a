'use client'

import { MixedText } from '@/components/ui/mixed-text'
import Link from '@/components/ui/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EmptyPanel } from '../ui/empty-state'
import { PageHead } from './page-head'
import { TicketIcon } from '@/components/ui/account-icons'
import { PlusIcon } from '@/components/ui/icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { ticketsQuery } from '@/lib/client/queries/account'
import type { Ticket } from '@/lib/contract/account/tickets'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { PagedList, usePagedQuery } from './paged-list'
import { departmentLabels, orderNouns, statusBadges } from './ticket-labels'

const TicketDialog = lazyComponent(() => import('./ticket-dialog'))

const skeleton = (
  <div className="grid gap-3">
    {[1, 2, 3].map((index) => (
      <Skeleton key={index} className="h-24 rounded-card" />
    ))}
  </div>
)

function TicketRow({ ticket }: { ticket: Ticket }) {
  const status = statusBadges[ticket.status]
  return (
    <li className="panel relative rounded-card p-4 hover:text-brand-700">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-1 font-bold [overflow-wrap:anywhere]">
          <Link
            href={paths.account.ticket(ticket.id)}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-card"
            dir="auto"
          >
            <MixedText>{ticket.subject}</MixedText>
          </Link>
        </h2>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <p className="mt-1.5 text-sm text-ink-500">
        تیکت {persianDigits(ticket.id)} · {departmentLabels[ticket.department]} ·{' '}
        {formatDate(ticket.updated_at)}
        {ticket.order && (
          <>
            {' '}
            · {orderNouns[ticket.order.type]}{' '}
            <bdi dir="ltr">{persianDigits(ticket.order.code)}</bdi>
          </>
        )}
      </p>
    </li>
  )
}

export function TicketList() {
  const router = useRouter()
  const pages = usePagedQuery(ticketsQuery)
  const [isWriting, setWriting] = useState(false)
  const addButton = (
    <Button size="sm" icon={<PlusIcon />} onClick={() => setWriting(true)}>
      تیکت تازه
    </Button>
  )
  return (
    <>
      <PageHead title="تیکت‌های پشتیبانی" action={pages.query.data?.count ? addButton : null} />
      <PagedList
        pages={pages}
        skeleton={skeleton}
        empty={
          <EmptyPanel
            title="هنوز تیکتی ندارید"
            text="هر پرسشی دربارهٔ سفارش، پرداخت یا کالا دارید بنویسید؛ در ساعت کاری زود پاسخ می‌دهیم."
            icon={<TicketIcon size={30} />}
            action={addButton}
          />
        }
      >
        {({ tickets }) => (
          <ul className="grid gap-3">
            {tickets.map((ticket) => (
              <TicketRow key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </PagedList>
      {isWriting && (
        <TicketDialog
          onClose={() => setWriting(false)}
          onLoadError={() => setWriting(false)}
          onOpened={({ id }) => router.push(paths.account.ticket(id))}
        />
      )}
    </>
  )
}
