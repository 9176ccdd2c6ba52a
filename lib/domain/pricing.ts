import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import type { WholeOrder } from '@/lib/contract/orders/order'

/** Gateways take no less. */
const MIN_GATEWAY_AMOUNT = 10_000

/** What a wallet that is not enough pays of a sum; the rest must be worth a gateway's while. */
export function walletShare(balance: number, due: number): number {
  return Math.max(Math.min(balance, due - MIN_GATEWAY_AMOUNT), 0)
}

type ShippingTerms = Pick<ShippingMethod, 'delivers' | 'price' | 'free_from'>

/** The least worth from which some way to the door costs nothing; null where there is no such way. */
export function freeShippingThreshold(methods: readonly ShippingTerms[]): number | null {
  const thresholds = methods.flatMap(({ delivers, price, free_from: from }) => {
    if (!delivers) return []
    return price === 0 ? [0] : from === null ? [] : [from]
  })
  return thresholds.length > 0 ? Math.min(...thresholds) : null
}

/** As the shop will say it; the order itself is priced by the shop alone. */
export function shippingPrice(
  { price, free_from: freeFrom }: Pick<ShippingMethod, 'price' | 'free_from'>,
  goods: number,
): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : price
}

type SoldOrder = Pick<WholeOrder, 'items'> & {
  order: Pick<WholeOrder['order'], 'items_total' | 'discount' | 'coupon_discount'>
}

/** As the shop will say it: a unit that goes back takes its share of the coupon along. */
export function returnWorth(
  { order, items }: SoldOrder,
  quantities: ReadonlyMap<number, number>,
): number {
  const goods = items.reduce(
    (sum, { id, final_price: price }) => sum + price * (quantities.get(id) ?? 0),
    0,
  )
  const whole = order.items_total - order.discount
  return goods - (whole === 0 ? 0 : Math.ceil((order.coupon_discount * goods) / whole))
}
