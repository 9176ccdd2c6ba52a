import type { Order } from '@/lib/contract/orders/order'
import { IN_TRANSIT, UNDER_WAY } from '@/lib/contract/orders/order-status'
import { formatHours, formatTime, formatWeekday, toDateParts } from '@/lib/persian/dates'
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

/** «شنبه ۷ تا سه‌شنبه ۱۰ آذر», «شنبه ۲۸ آذر تا سه‌شنبه ۱ دی» */
function formatWeekdayRange(first: string, last: string): string {
  const { weekday, day, month } = toDateParts(first)
  const end = month === toDateParts(last).month ? '' : ` ${month}`
  return `${weekday} ${day}${end} تا ${formatWeekday(last)}`
}

/**
 * «دوشنبه ۹ تا چهارشنبه ۱۱ آذر», «امروز تا سه‌شنبه ۱۰ آذر»: of what has no hours the days of its method, as far as they
 * are still ahead; from its first day on where nobody has said how many they are, or all have gone by.
 */
export function formatArrival(delivery: Delivery, now = new Date()): string {
  const { day, last_day: last } = delivery
  const { day: today } = toTehranTime(now)
  if (last === undefined || last < today) return formatDelivery(delivery, now)
  if (last === day) return formatNearDay(day, now)
  if (last === today) return 'تا پایان امروز'
  const first = day < today ? today : day
  const tomorrow = addDays(today, 1)
  if (first === today && last === tomorrow) return 'امروز یا فردا'
  if (first === today) return `امروز تا ${formatWeekday(last)}`
  return first === tomorrow ? `فردا تا ${formatWeekday(last)}` : formatWeekdayRange(first, last)
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

/** Its day has gone by: what has hours should have come, and what has none should have left the shop, and come by its last. */
export function isOrderLate(order: PromisedOrder, now = new Date()): boolean {
  const { status, delivery, is_pickup: isPickup } = order
  const { day: today } = toTehranTime(now)
  if (delivery === null || !isComing(order) || delivery.day >= today) return false
  if (isPickup) return !READY.some((one) => one === status)
  const mayStillCome = delivery.from === null && isInTransit(order)
  const { last_day: last } = delivery
  return !mayStillCome || (last !== undefined && last < today)
}

/** No line ends within it. */
export const LATE = 'دیر\u00a0کرده‌ایم'

/** Of what has no hours all its days, and its last alone once that has gone by, too. */
function formatBrokenPromise(delivery: Delivery, now: Date): string {
  const { day, from, last_day: last } = delivery
  if (from !== null || last === undefined) return formatPromise(delivery, now)
  const hasLastGoneBy = last < toTehranTime(now).day
  return hasLastGoneBy ? `تا ${formatNearDay(last, now)}` : formatWeekdayRange(day, last)
}

/** What its customer asks first: when it comes, or came; null where nobody knows. */
export function arrivalOf(order: Order, now = new Date()): string | null {
  const { type, status, delivery, delivered_at: deliveredAt, is_pickup: isPickup } = order
  if (type === 'sales' && status === 'delivery') {
    return deliveredAt && `${formatWeekday(deliveredAt)} تحویل شد`
  }
  if (delivery === null || !isComing(order)) return null
  // The day stays in sight once it has gone by.
  if (isOrderLate(order, now)) {
    if (isPickup) return `قرار بود ${formatPromise(delivery, now)} آمادهٔ تحویل باشد؛ ${LATE}`
    return `قرار بود ${formatBrokenPromise(delivery, now)} برسد؛ ${LATE}`
  }
  if (isPickup) return `${formatDelivery(delivery, now)} آمادهٔ تحویل است`
  const isAnyDay = delivery.last_day === undefined && delivery.day < toTehranTime(now).day
  return `${formatArrival(delivery, now)} ${isAnyDay ? 'هر روز ممکن است برسد' : 'می‌رسد'}`
}
