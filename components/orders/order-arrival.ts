import type { Order } from '@/lib/contract/orders/order'
import { IN_TRANSIT, UNDER_WAY } from '@/lib/contract/orders/order-status'
import { formatHours, formatTime, formatWeekday, formatWeekdayRange } from '@/lib/persian/dates'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { formatNearDay } from '@/lib/persian/near-day'

type Delivery = NonNullable<Order['delivery']>

/** «تا دوشنبه ۹ آذر»; «تا امروز» would be what was until now. */
export function formatDeadline(iso: string, now = new Date()): string {
  const { day } = toTehranTime(new Date(iso))
  return day === toTehranTime(now).day ? 'تا پایان امروز' : `تا ${formatNearDay(day, now)}`
}

/** «دوشنبه ۲ آذر، ۹ تا ۱۳»: the day alone where it has no hours. */
export function formatPromise({ day, from, to }: Delivery, now = new Date()): string {
  const near = formatNearDay(day, now)
  return from && to ? `${near}، ${formatHours({ from, to })}` : near
}

/** The same of what is fetched; what has no hours from that day on. */
export function formatDelivery(delivery: Delivery, now = new Date()): string {
  const promise = formatPromise(delivery, now)
  return delivery.from && delivery.to ? promise : `از ${promise}`
}

/** What is on its way without hours may come on any of so many days after its first. */
const DAYS_IN_TRANSIT = 3

/** «دوشنبه ۹ تا پنجشنبه ۱۲ آذر», «امروز تا سه‌شنبه ۱۰ آذر»: of what has no hours, as far as it is still ahead. */
export function formatArrival(delivery: Delivery, now = new Date()): string {
  const { day, from, to } = delivery
  if (from && to) return formatPromise(delivery, now)
  const { day: today } = toTehranTime(now)
  const last = addDays(day, DAYS_IN_TRANSIT)
  if (last <= today) return 'تا پایان امروز'
  const first = day < today ? today : day
  const end = formatWeekday(last)
  if (first === today) return last === addDays(today, 1) ? 'امروز یا فردا' : `امروز تا ${end}`
  return first === addDays(today, 1) ? `فردا تا ${end}` : formatWeekdayRange(first, last)
}

/** Until when it may be returned, to the hour on its last day. */
export function formatReturnEnd(iso: string, now = new Date()): string {
  const { day } = toTehranTime(new Date(iso))
  const isToday = day === toTehranTime(now).day
  return isToday ? `تا ساعت ${formatTime(iso)} امروز` : `تا ${formatNearDay(day, now)}`
}

/** Paid for, or to be paid at the door, and not there yet. */
export function isComing({ type, status }: Pick<Order, 'type' | 'status'>): boolean {
  return type === 'sales' && UNDER_WAY.some((one) => one === status)
}

/** Who comes for it finds it there. */
const READY = ['ready_for_send', ...IN_TRANSIT] as const

export function isInTransit({ status }: Pick<Order, 'status'>): boolean {
  return IN_TRANSIT.some((one) => one === status)
}

type PromisedOrder = Pick<Order, 'type' | 'status' | 'delivery' | 'is_pickup'>

/** Its day has gone by: what has hours should have come, and what has none should have left the shop, and come soon after. */
export function isOrderLate(order: PromisedOrder, now = new Date()): boolean {
  const { status, delivery, is_pickup: isPickup } = order
  const { day: today } = toTehranTime(now)
  if (delivery === null || !isComing(order) || delivery.day >= today) return false
  if (isPickup) return !READY.some((one) => one === status)
  const mayStillCome = delivery.from === null && isInTransit(order)
  return !mayStillCome || addDays(delivery.day, DAYS_IN_TRANSIT) < today
}

/** No line ends within it. */
export const LATE = 'دیر\u00a0کرده‌ایم'

/** What its customer asks first: when it comes, or came; null where nobody knows. */
export function arrivalOf(order: Order, now = new Date()): string | null {
  const { type, status, delivery, delivered_at: deliveredAt, is_pickup: isPickup } = order
  if (type === 'sales' && status === 'delivery') {
    return deliveredAt && `${formatWeekday(deliveredAt)} تحویل شد`
  }
  if (delivery === null || !isComing(order)) return null
  // The day stays in sight once it has gone by.
  if (isOrderLate(order, now)) {
    return `قرار بود ${formatPromise(delivery, now)} ${isPickup ? 'آمادهٔ تحویل باشد' : 'برسد'}؛ ${LATE}`
  }
  return isPickup
    ? `${formatDelivery(delivery, now)} آمادهٔ تحویل است`
    : `${formatArrival(delivery, now)} می‌رسد`
}
