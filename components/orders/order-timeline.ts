import type { TimelineStep } from '@/components/ui/timeline'
import type { OrderEvent } from '@/lib/contract/orders/order'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { isFailed } from '@/lib/domain/order-statuses'
import { formatDateTime } from '@/lib/persian/dates'
import { statusNameOf, type NamedOrder } from './order-labels'

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
  { title: 'سفارش کالای جایگزین', during: ['returned'], reached: ['refer_done'] },
]
const ENDS: OrderStatus[] = ['delivery', 'refer_done']

/** The status before the order failed, else the current one. */
function lastActiveStatus(status: OrderStatus, events: OrderEvent[]): OrderStatus | undefined {
  if (!isFailed(status)) return status
  return events.findLast((event) => !isFailed(event.to_status))?.to_status
}

type TimelineInput = {
  order: NamedOrder & { cash_on_delivery?: boolean }
  events: OrderEvent[]
}

function stagesOf({
  type,
  exchange_total: exchangeTotal,
  is_pickup: isPickup,
  cash_on_delivery: isCashOnDelivery,
}: TimelineInput['order']): OrderStage[] {
  if (type === 'sales') {
    const stages = isPickup ? PICKUP_STAGES : SALES_STAGES
    return isCashOnDelivery ? toCashStages(stages) : stages
  }
  return exchangeTotal > 0 ? EXCHANGE_STAGES : RETURN_STAGES
}

export function orderTimeline({ order, events }: TimelineInput): TimelineStep[] {
  const stages = stagesOf(order)
  const isOver = ENDS.includes(order.status)
  const lastGood = lastActiveStatus(order.status, events)
  const currentIndex = stages.findIndex(({ during }) => lastGood && during.includes(lastGood))
  const steps = stages.map(({ title, reached }, index): TimelineStep => {
    const time = events.find((event) => reached.includes(event.to_status))?.at
    const note = time && formatDateTime(time)
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
