'use client'

import { useQuery } from '@tanstack/react-query'
import { deskOrdersQuery } from '@/lib/client/desk/orders'
import { OPEN_RETURNS } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { useShownOrders } from '../ui/held-moves-provider'
import { InboxList, type QueueProps } from './inbox-list'
import { ReturnThread } from './return-thread'

const OPEN = OPEN_RETURNS.join(',')

/** Who may see orders sees their returns; the list is that of orders, narrowed. */
export function ReturnQueue({ address, next }: QueueProps) {
  const isOver = address.state === 'refer_done' || address.state === 'refer_reject'
  const query = useQuery(
    deskOrdersQuery({
      stats: isOver ? address.state : OPEN,
      q: address.q,
      sort: isOver ? 'newest' : 'oldest',
      page: String(address.page),
    }),
  )
  const shown = useShownOrders(query.data?.orders)
  return (
    <InboxList
      address={address}
      query={query}
      what="فهرست مرجوعی‌ها"
      entries={shown.map((order) => ({
        key: String(order.id),
        title: order.is_exchange ? 'تعویض' : 'مرجوعی',
        code: order.code,
        who: order.customer_name,
        at: order.since,
        dueAt: order.due_at,
        tag: STATUS_TITLES[order.status],
      }))}
      pages={query.data?.total ?? 0}
      emptyTitle={isOver ? 'مرجوعی‌ای در این وضعیت نیست' : 'مرجوعی بازی نیست'}
      next={next}
    >
      {(key, openNext) => <ReturnThread key={key} id={Number(key)} onDone={openNext} />}
    </InboxList>
  )
}
