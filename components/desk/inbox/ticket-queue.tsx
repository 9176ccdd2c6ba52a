'use client'

import { useQuery } from '@tanstack/react-query'
import { staffTicketsQuery } from '@/lib/client/desk/tickets'
import { TICKET_STATUSES } from '@/lib/contract/account/tickets'
import { InboxList, type QueueProps } from './inbox-list'
import { TicketThread } from './ticket-thread'

export function TicketQueue({ address, next }: QueueProps) {
  const status = TICKET_STATUSES.find((one) => one === address.state) ?? 'open'
  const query = useQuery(
    staffTicketsQuery({
      ...{ status, q: address.q, page: String(address.page) },
      ...(address.isMine && { assignee: 'me' }),
    }),
  )
  return (
    <InboxList
      address={address}
      query={query}
      what="فهرست تیکت‌ها"
      entries={(query.data?.tickets ?? []).map((ticket) => ({
        key: String(ticket.id),
        title: ticket.subject,
        who: ticket.customer_name,
        at: ticket.updated_at,
        dueAt: ticket.due_at,
        ...(ticket.assignee && { tag: ticket.assignee.name }),
      }))}
      pages={query.data?.total ?? 0}
      emptyTitle={
        address.isMine
          ? 'تیکتی در این وضعیت برای شما نیست'
          : status === 'open'
            ? 'تیکتی منتظر پاسخ نیست'
            : 'تیکتی در این وضعیت نیست'
      }
      next={next}
    >
      {(key, openNext) => <TicketThread key={key} id={Number(key)} onDone={openNext} />}
    </InboxList>
  )
}
