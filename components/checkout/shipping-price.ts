import type { ShippingMethod } from '@/lib/contract/shipping'

/** As the shop will say it; the order itself is priced by the shop alone. */
export function shippingPrice(
  { price, free_from: freeFrom }: Pick<ShippingMethod, 'price' | 'free_from'>,
  goods: number,
): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : price
}
