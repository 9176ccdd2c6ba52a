import type { Order } from '@/lib/contract/orders/order'
import { arrivalOf, formatDelivery } from './order-facts'
import { isPickupMissed } from './return-promises'

/** Of a return: what happens next, or what came of it; null where its status says it best. */
function nextOfReturn(order: Order, now: Date): string | null {
  const { status, delivery, exchange_total: exchangeTotal } = order
  switch (status) {
    case 'refer_request':
      return 'درخواست شما در دست بررسی است'
    case 'refer_accept':
      if (delivery === null) return 'برای روز ارسال با شما تماس می‌گیریم'
      return isPickupMissed({ order }, now)
        ? `قرار بود پیک ${formatDelivery(delivery)} بیاید`
        : `پیک ${formatDelivery(delivery)} می‌آید`
    case 'returned':
      return 'کالا رسید و بازبینی می‌شود'
    case 'refer_done':
      return exchangeTotal > 0 ? 'کالای جایگزین سفارش شد' : 'پول برگشت'
    default:
      return null
  }
}

/** What its card begins with; null where that is its code. */
export function titleOf(order: Order, now = new Date()): string | null {
  return order.type === 'refer' ? nextOfReturn(order, now) : arrivalOf(order, now)
}
