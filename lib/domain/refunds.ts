import { priceReturn } from './pricing'

type SoldOrder = Parameters<typeof priceReturn>[0]

type RefundLine = Parameters<typeof priceReturn>[1][number]

/** What goes back with some units of an order: their share of the coupon stays with the shop. */
export function quoteRefund(order: SoldOrder, lines: readonly RefundLine[], shipping: number) {
  const { goods, couponShare, worth } = priceReturn(order, lines)
  return { goods, couponShare, shipping, amount: worth + shipping }
}
