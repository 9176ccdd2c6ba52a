import type { TimelineStep } from '@/components/ui/timeline'
import type { Order, OrderEvent } from '@/lib/contract/orders/order'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { formatDateTime } from '@/lib/persian/dates'
import { statusNames } from './order-labels'

type OrderStage = {
  title: string
  /** As long as the order is in one of these, this is what is waited for. */
  during: OrderStatus[]
  /** The first of these is when the step is told to have come. */
  reached: OrderStatus[]
}

const PREPARING: OrderStatus[] = ['processing', 'preparing', 'stock']
const PACKAGING: OrderStatus[] = ['packaging', 'ready_for_send', 'send_to_center']

/** What a customer waits for; the steps between are the shop's own. */
const SALES_STAGES: OrderStage[] = [
  {
    title: 'ثبت سفارش',
    during: ['completing', 'waiting'],
    reached: ['completing', 'waiting', 'waiting_payment'],
  },
  { title: 'پرداخت', during: ['waiting_payment'], reached: ['paid'] },
  { title: 'آماده‌سازی', during: ['paid', ...PREPARING], reached: PREPARING },
  { title: 'بسته‌بندی', during: PACKAGING, reached: PACKAGING },
  { title: 'در راه شما', during: ['sending'], reached: ['sending'] },
  { title: 'تحویل', during: [], reached: ['delivery'] },
]
const RETURN_STAGES: OrderStage[] = [
  { title: 'درخواست', during: [], reached: ['refer_request'] },
  { title: 'پذیرش', during: ['refer_request'], reached: ['refer_accept'] },
  { title: 'رسیدن کالا به انبار', during: ['refer_accept'], reached: ['returned'] },
  { title: 'بازگشت پول', during: ['returned'], reached: ['refer_done'] },
]
const ENDS: OrderStatus[] = ['delivery', 'refer_done']
const FAILED: OrderStatus[] = ['cancel_customer', 'cancel_store', 'cancel_operator', 'refer_reject']

/** Where the order was before it came to nothing, else where it is. */
function lastActiveStatus(status: OrderStatus, events: OrderEvent[]): OrderStatus | undefined {
  if (!FAILED.includes(status)) return status
  return events.findLast((event) => !FAILED.includes(event.to_status))?.to_status
}

type TimelineInput = { order: Pick<Order, 'type' | 'status'>; events: OrderEvent[] }

export function orderTimeline({ order, events }: TimelineInput): TimelineStep[] {
  const way = order.type === 'refer' ? RETURN_STAGES : SALES_STAGES
  const isOver = ENDS.includes(order.status)
  const lastGood = lastActiveStatus(order.status, events)
  const now = way.findIndex(({ during }) => lastGood && during.includes(lastGood))
  const steps = way.map(({ title, reached }, at): TimelineStep => {
    const time = events.find((event) => reached.includes(event.to_status))?.at
    const note = time && formatDateTime(time)
    if (isOver || at < now) return { title, note, state: 'done' }
    return { title, note, state: at === now ? 'current' : 'ahead' }
  })
  if (!FAILED.includes(order.status)) return steps
  const end = events.findLast((event) => event.to_status === order.status)
  const note = end && formatDateTime(end.at)
  return [
    ...steps.filter(({ state }) => state === 'done'),
    { title: statusNames[order.status], note, state: 'failed' },
  ]
}
