import type { TimelineStep } from '@/components/ui/timeline'
import type { OrderEvent, WholeOrder } from '@/lib/contract/orders'
import type { OrderStatus } from '@/lib/contract/order-status'
import { formatMoment } from '@/lib/persian/dates'
import { statusNames } from './order-words'

/** What a customer waits for; the steps between are the shop's own. */
const SALES: { title: string; reached: OrderStatus[] }[] = [
  { title: 'ثبت سفارش', reached: ['completing', 'waiting', 'waiting_payment'] },
  { title: 'پرداخت', reached: ['paid'] },
  { title: 'آماده‌سازی', reached: ['processing', 'preparing', 'stock'] },
  { title: 'بسته‌بندی', reached: ['packaging', 'ready_for_send', 'send_to_center'] },
  { title: 'در راه شما', reached: ['sending'] },
  { title: 'تحویل', reached: ['delivery'] },
]
const REFER: typeof SALES = [
  { title: 'درخواست', reached: ['refer_request'] },
  { title: 'پذیرش', reached: ['refer_accept'] },
  { title: 'رسیدن کالا به انبار', reached: ['returned'] },
  { title: 'بازگشت پول', reached: ['refer_done'] },
]
const FAILED: OrderStatus[] = ['cancel_customer', 'cancel_store', 'cancel_operator', 'refer_reject']

function firstAt(events: OrderEvent[], statuses: OrderStatus[]): string | undefined {
  return events.find((event) => statuses.includes(event.to_status))?.at
}

export function orderSteps({
  order,
  events,
}: Pick<WholeOrder, 'order' | 'events'>): TimelineStep[] {
  const way = order.type === 'refer' ? REFER : SALES
  const current = way.findIndex(({ reached }) => reached.includes(order.status))
  const failed = FAILED.includes(order.status)
  const steps = way.map(({ title, reached }, at): TimelineStep => {
    const time = firstAt(events, reached)
    const note = time && formatMoment(time)
    if (failed) return { title, note, state: time ? 'done' : 'ahead' }
    const isLast = at === way.length - 1
    const state = at < current || (at === current && isLast) ? 'done' : 'ahead'
    return { title, note, state: at === current && !isLast ? 'current' : state }
  })
  if (!failed) return steps
  const end = events.findLast((event) => event.to_status === order.status)
  const note = end && formatMoment(end.at)
  return [
    ...steps.filter(({ state }) => state === 'done'),
    { title: statusNames[order.status], note, state: 'failed' },
  ]
}
