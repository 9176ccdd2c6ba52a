import type { WholeOrder } from '@/lib/contract/orders'

type Sold = Pick<WholeOrder, 'items'> & {
  order: Pick<WholeOrder['order'], 'items_total' | 'discount' | 'coupon_discount'>
}

/** As the shop will say it: a unit that goes back takes its share of the coupon along. */
export function returnWorth(
  { order, items }: Sold,
  quantities: ReadonlyMap<number, number>,
): number {
  const goods = items.reduce(
    (sum, { id, final_price: price }) => sum + price * (quantities.get(id) ?? 0),
    0,
  )
  const whole = order.items_total - order.discount
  return goods - (whole === 0 ? 0 : Math.ceil((order.coupon_discount * goods) / whole))
}
