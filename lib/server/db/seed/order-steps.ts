import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { toTehranTime } from '@/lib/persian/days'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/persian/durations'

export const PAID: OrderStatus[] = ['completing', 'waiting', 'waiting_payment', 'paid']
export const SENT: OrderStatus[] = [
  ...PAID,
  'processing',
  'preparing',
  'packaging',
  'ready_for_send',
  'sending',
]
export const DELIVERED: OrderStatus[] = [...SENT, 'delivery']

/** How long after the step before; an order is placed in one go and paid at once or never. */
const STEP_DURATIONS: Partial<Record<OrderStatus, number>> = {
  ...{ paid: 4 * MINUTE_MS, cancel_store: 30 * MINUTE_MS },
  ...{
    processing: 2 * HOUR_MS,
    preparing: 3 * HOUR_MS,
    packaging: 17 * HOUR_MS,
    ready_for_send: 2 * HOUR_MS,
  },
  ...{ sending: 22 * HOUR_MS, delivery: 26 * HOUR_MS, cancel_customer: 3 * HOUR_MS },
  ...{ refer_accept: 20 * HOUR_MS, returned: 50 * HOUR_MS, refer_done: 24 * HOUR_MS },
}

/** When an order that went through these statuses came to one of them. */
export function momentOfStep(
  statuses: readonly OrderStatus[],
  createdAt: Date,
  status: OrderStatus,
): Date {
  const took = statuses
    .slice(0, statuses.indexOf(status) + 1)
    .reduce((sum, step) => sum + (STEP_DURATIONS[step] ?? 0), 0)
  return new Date(createdAt.getTime() + took)
}

/** Of the customer and the bank, at any hour. */
const AT_ANY_HOUR: readonly OrderStatus[] = [
  ...PAID,
  'cancel_customer',
  'cancel_store',
  'refer_request',
]
const WORK = { from: 9, to: 20 }

/** On the same day, as far into the hours of work as it is into the day. */
function atWork(moment: Date): Date {
  const midnight = Date.parse(`${toTehranTime(moment).day}T00:00:00+03:30`)
  const share = (moment.getTime() - midnight) / DAY_MS
  return new Date(midnight + (WORK.from + share * (WORK.to - WORK.from)) * HOUR_MS)
}

/** Those of the shop's support, which its pages name. */
const SUPPORT = { from: 8, to: 22 }

/** The moment itself while support is there, else when it next is. */
export function atSupport(moment: Date): Date {
  const midnight = Date.parse(`${toTehranTime(moment).day}T00:00:00+03:30`)
  const hours = (moment.getTime() - midnight) / HOUR_MS
  if (hours >= SUPPORT.from && hours < SUPPORT.to) return moment
  const opening = midnight + SUPPORT.from * HOUR_MS + (moment.getTime() % HOUR_MS)
  return new Date(hours < SUPPORT.from ? opening : opening + DAY_MS)
}

/** As `momentOfStep`, with what the staff and the courier do within their hours, and in the same order. */
export function workingMomentOfStep(
  statuses: readonly OrderStatus[],
  createdAt: Date,
  status: OrderStatus,
): Date {
  const moments = statuses.slice(0, statuses.indexOf(status) + 1).map((step) => {
    const moment = momentOfStep(statuses, createdAt, step)
    return (AT_ANY_HOUR.includes(step) ? moment : atWork(moment)).getTime()
  })
  return new Date(Math.max(createdAt.getTime(), ...moments))
}

/** The shop's own cancellation tells why. */
export function madeBy(status: OrderStatus, step: number) {
  if (status === 'cancel_store') return { actor: 'system' as const, note: 'مهلت پرداخت گذشت.' }
  if (status === 'paid') return { actor: 'gateway' as const, note: '' }
  const actor = step < 3 || status === 'cancel_customer' ? 'customer' : 'operator'
  return { actor, note: '' } as const
}
