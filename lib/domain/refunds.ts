import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { isBeforeDispatch } from './order-transitions'
import { priceReturn, type ReturnedBefore } from './pricing'

type SoldOrder = Parameters<typeof priceReturn>[0]

type RefundLine = Parameters<typeof priceReturn>[1][number]

type UnitsLeft = { id: number; left: number }

/** No unit of an order that is still here would be left to send after this refund. */
export function leavesNothingToSend(
  status: OrderStatus,
  items: readonly UnitsLeft[],
  lines: readonly { id: number; quantity: number }[],
): boolean {
  if (lines.length === 0 || !isBeforeDispatch(status)) return false
  return items.every(
    ({ id, left }) => (lines.find((line) => line.id === id)?.quantity ?? 0) >= left,
  )
}

/** What goes back with some units of an order: their share of the coupon stays with the shop. */
export function quoteRefund(
  order: SoldOrder,
  lines: readonly RefundLine[],
  shipping: number,
  before?: ReturnedBefore,
) {
  const { goods, couponShare, worth } = priceReturn(order, lines, before)
  return { goods, couponShare, shipping, amount: worth + shipping }
}
