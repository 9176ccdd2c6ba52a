export type PriceChange = {
  direction: 'raise' | 'lower' | 'set'
  unit: 'percent' | 'amount'
  /** A percentage, or rials. */
  value: number
  /** Rials; 1 leaves the price as it comes out. */
  roundTo: number
}

/** In rials, and never under one step of the rounding; null where nothing was typed. */
export function changePrice(price: number, change: PriceChange): number | null {
  const { direction, unit, value, roundTo } = change
  if (!Number.isFinite(value) || value <= 0) return null
  const difference = unit === 'percent' ? (price * value) / 100 : value
  const raw =
    direction === 'set' ? value : direction === 'raise' ? price + difference : price - difference
  return Math.max(Math.round(raw / roundTo) * roundTo, roundTo)
}

/** A zero too many or too few is the usual mistake. */
export function isSuspiciousPrice(before: number, after: number): boolean {
  return after > before * 2 || after < before / 2
}
