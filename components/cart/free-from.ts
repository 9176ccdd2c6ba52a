import type { ShippingMethod } from '@/lib/contract/shipping'

type Way = Pick<ShippingMethod, 'delivers' | 'price' | 'free_from'>

/** The least worth from which some way to the door costs nothing; null where there is no such way. */
export function freeFrom(methods: readonly Way[]): number | null {
  const thresholds = methods.flatMap(({ delivers, price, free_from: from }) => {
    if (!delivers) return []
    return price === 0 ? [0] : from === null ? [] : [from]
  })
  return thresholds.length > 0 ? Math.min(...thresholds) : null
}
