/** The steps of a slider. */
export const LAST_STEP = 100

const WIDE = 8

/** Cheap goods are many and dear ones few, so a wide range is walked by equal ratios. */
function isWide(min: number, max: number): boolean {
  return min > 0 && max / min > WIDE
}

/** Two digits tell a price well enough: 1,234,567 is 1,200,000 on a slider. */
function rounded(rials: number): number {
  if (rials < 100) return Math.round(rials)
  const step = 10 ** (Math.floor(Math.log10(rials)) - 1)
  return Math.round(rials / step) * step
}

export type Bounds = { min: number; max: number }

/** Nothing at an end: there the slider asks for no limit. */
export function priceAt(step: number, { min, max }: Bounds): number | undefined {
  if (step <= 0 || step >= LAST_STEP) return undefined
  const part = step / LAST_STEP
  const exact = isWide(min, max) ? min * (max / min) ** part : min + (max - min) * part
  return Math.min(Math.max(rounded(exact), min), max)
}

export function stepOf(rials: number, { min, max }: Bounds): number {
  if (max <= min) return 0
  const within = Math.min(Math.max(rials, min), max)
  const part = isWide(min, max)
    ? Math.log(within / min) / Math.log(max / min)
    : (within - min) / (max - min)
  return Math.round(part * LAST_STEP)
}
