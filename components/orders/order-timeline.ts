import type { TimelineStep } from '@/components/ui/timeline'
import type { Order, OrderEvent, WholeOrder } from '@/lib/contract/orders/order'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { isFailed } from '@/lib/domain/order-statuses'
import { formatDateTime, formatDay } from '@/lib/persian/dates'
import { isComing, isOrderLate } from './order-arrival'
import { statusNameOf } from './order-labels'
import { isPickupMissed } from './return-promises'

type OrderStage = {
  title: string
  /** In these statuses the order waits for this stage. */
  during: OrderStatus[]
  /** The first event of one of these dates the stage. */
  reached: OrderStatus[]
}

const PREPARING: OrderStatus[] = ['processing', 'preparing', 'stock']
const PACKAGING: OrderStatus[] = ['packaging', 'ready_for_send', 'send_to_center']

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
const AWAITED: OrderStatus[] = ['ready_for_send', 'send_to_center', 'sending']

/** Who comes for it is told when it is ready, not that it is on its way. */
const PICKUP_STAGES: OrderStage[] = [
  ...SALES_STAGES.slice(0, 3),
  { title: 'بسته‌بندی', during: ['packaging'], reached: ['packaging'] },
  { title: 'آمادهٔ تحویل در فروشگاه', during: AWAITED, reached: AWAITED },
  { title: 'تحویل', during: [], reached: ['delivery'] },
]

/** Nothing is paid before it is at the door. */
const toCashStages = (stages: OrderStage[]): OrderStage[] =>
  stages.flatMap((stage) => {
    if (stage.title === 'پرداخت') return []
    return stage.title === 'تحویل' ? [{ ...stage, title: 'تحویل و پرداخت' }] : [stage]
  })
const RETURN_STAGES: OrderStage[] = [
  { title: 'درخواست', during: [], reached: ['refer_request'] },
  { title: 'پذیرش', during: ['refer_request'], reached: ['refer_accept'] },
  { title: 'رسیدن کالا به انبار', during: ['refer_accept'], reached: ['returned'] },
  { title: 'بازگشت پول', during: ['returned'], reached: ['refer_done'] },
]
const EXCHANGE_STAGES: OrderStage[] = [
  ...RETURN_STAGES.slice(0, -1),
  { title: 'ارسال کالای جایگزین', during: ['returned'], reached: ['refer_done'] },
]
const ENDS: OrderStatus[] = ['delivery', 'refer_done']

/** The status before the order failed, else the current one. */
function lastActiveStatus(status: OrderStatus, events: OrderEvent[]): OrderStatus | undefined {
  if (!isFailed(status)) return status
  return events.findLast((event) => !isFailed(event.to_status))?.to_status
}

/** Until it is in their hands, what its customer waits for is the courier, not the warehouse. */
const toFetchedStages = (stages: OrderStage[]): OrderStage[] =>
  stages.map((stage) =>
    stage.reached.includes('returned') ? { ...stage, title: 'دریافت کالا با پیک' } : stage,
  )

/** Paid for, it has still to be begun: its badge says no more. */
const toQueuedStages = (stages: OrderStage[]): OrderStage[] =>
  stages.map((stage) =>
    stage.during.includes('paid') ? { ...stage, title: 'در نوبت آماده‌سازی' } : stage,
  )

function stagesOf(order: Order): OrderStage[] {
  const { type, status, delivery, exchange_total: exchangeTotal } = order
  if (type === 'sales') {
    const own = order.is_pickup ? PICKUP_STAGES : SALES_STAGES
    const stages = status === 'paid' ? toQueuedStages(own) : own
    return order.cash_on_delivery ? toCashStages(stages) : stages
  }
  const stages = exchangeTotal > 0 ? EXCHANGE_STAGES : RETURN_STAGES
  const isFetched = delivery !== null && (status === 'refer_request' || status === 'refer_accept')
  return isFetched ? toFetchedStages(stages) : stages
}

/** In the short form of the dates beside it: the head of the page has the hours. */
function formatPromisedDay(delivery: NonNullable<Order['delivery']>, now: Date): string {
  const { day, from, last_day: last } = delivery
  if (from !== null || last === day) return formatDay(day, now)
  return last === undefined ? `از ${formatDay(day, now)}` : `تا ${formatDay(last, now)}`
}

/** The status that has a day before it is reached, and that day while it can still be held. */
function promiseOf(order: Order, now: Date): { of: OrderStatus; day: string } | null {
  const { type, status, delivery, is_pickup: isPickup } = order
  if (delivery === null) return null
  const day = formatPromisedDay(delivery, now)
  if (type === 'refer') {
    const isAwaited = status === 'refer_accept' && !isPickupMissed({ order }, now)
    return isAwaited ? { of: 'returned', day } : null
  }
  if (!isComing(order) || isOrderLate(order, now)) return null
  return { of: isPickup ? 'sending' : 'delivery', day }
}

export function orderTimeline(
  { order, events }: Pick<WholeOrder, 'order' | 'events'>,
  now = new Date(),
): TimelineStep[] {
  const stages = stagesOf(order)
  const promise = promiseOf(order, now)
  const isOver = ENDS.includes(order.status)
  const lastGood = lastActiveStatus(order.status, events)
  const currentIndex = stages.findIndex(({ during }) => lastGood && during.includes(lastGood))
  const steps = stages.map(({ title, reached }, index): TimelineStep => {
    const time = events.find((event) => reached.includes(event.to_status))?.at
    const isPromised = promise !== null && reached.includes(promise.of)
    const note = time ? formatDateTime(time) : isPromised ? promise.day : undefined
    if (isOver || index < currentIndex) return { title, note, state: 'done' }
    return { title, note, state: index === currentIndex ? 'current' : 'ahead' }
  })
  if (!isFailed(order.status)) return steps
  const endEvent = events.findLast((event) => event.to_status === order.status)
  const note = endEvent && formatDateTime(endEvent.at)
  return [
    ...steps.filter(({ state }) => state === 'done'),
    { title: statusNameOf(order), note, state: 'failed' },
  ]
}
