import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { LATE, arrivalOf, formatDeadline, formatDelivery, formatPromise } from './order-arrival'
import { endingOf } from './order-ending'
import { statusNames } from './order-labels'
import { isPickupMissed } from './return-promises'

type PromisedOrder = Pick<WholeOrder, 'order' | 'promised_by'>

/** The shop's answer, or what it makes of the goods: by when, or that the day has gone by. */
function answerOf({ order, promised_by: promisedBy }: PromisedOrder, now: Date): string {
  const hasGoods = order.status === 'returned'
  if (promisedBy === undefined) {
    return hasGoods ? 'کالا رسید و بازبینی می‌شود' : 'درخواست شما در دست بررسی است'
  }
  const by = formatDeadline(promisedBy, now)
  if (new Date(promisedBy) < now) {
    return hasGoods
      ? `قرار بود بازبینی کالا ${by} تمام شود؛ ${LATE}`
      : `قرار بود ${by} درخواست شما را بررسی کنیم؛ ${LATE}`
  }
  return hasGoods ? `کالا رسید؛ ${by} بازبینی می‌شود` : `درخواست شما را ${by} بررسی می‌کنیم`
}

/** Of a return: what happens next, or what came of it; null where its status says it best. */
function nextOfReturn(whole: PromisedOrder, now: Date): string | null {
  const { order } = whole
  switch (order.status) {
    case 'refer_request':
    case 'returned':
      return answerOf(whole, now)
    case 'refer_accept':
      if (order.delivery === null) return 'برای روز و روش ارسال با شما تماس می‌گیریم'
      return isPickupMissed(whole, now)
        ? `قرار بود پیک ${formatPromise(order.delivery, now)} بیاید`
        : `پیک ${formatDelivery(order.delivery, now)} می‌آید`
    case 'refer_done':
      return order.exchange_total > 0 ? 'کالای جایگزین سفارش شد' : statusNames.refer_done
    default:
      return null
  }
}

const nextOf = (whole: PromisedOrder, now: Date) =>
  whole.order.type === 'refer' ? nextOfReturn(whole, now) : arrivalOf(whole.order, now)

/** What its card begins with; null where that is its code. */
export function titleOf(order: Order, now = new Date()): string | null {
  return nextOf({ order }, now)
}

/** What its page begins with: how it ended, else what happens next and when. */
export function headlineOf(whole: WholeOrder, now = new Date()): string | null {
  return endingOf(whole) ?? nextOf(whole, now)
}
