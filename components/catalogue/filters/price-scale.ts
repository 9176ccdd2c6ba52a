export const LAST_STEP = 100

const WIDE_RATIO = 8

/** Most products are cheap, so a wide range has steps of equal ratio. */
function isWide(min: number, max: number): boolean {
  return min > 0 && max / min > WIDE_RATIO
}

type Bounds = { min: number; max: number }

/** Rounded to be readable, yet precise enough that `stepAtPrice` gives the same step. */
function roundPrice(rials: number, { min, max }: Bounds): number {
  const measure = isWide(min, max) ? rials / 100 : (max - min) / LAST_STEP / 10
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(measure)))
  return Math.round(rials / unit) * unit
}

/** Undefined at either end, where the slider sets no limit. */
export function priceAtStep(step: number, bounds: Bounds): number | undefined {
  const { min, max } = bounds
  if (step <= 0 || step >= LAST_STEP) return undefined
  const fraction = step / LAST_STEP
  const exact = isWide(min, max) ? min * (max / min) ** fraction : min + (max - min) * fraction
  return Math.min(Math.max(roundPrice(exact, bounds), min), max)
}

export function stepAtPrice(rials: number, { min, max }: Bounds): number {
  if (max <= min) return 0
  const clamped = Math.min(Math.max(rials, min), max)
  const fraction = isWide(min, max)
    ? Math.log(clamped / min) / Math.log(max / min)
    : (clamped - min) / (max - min)
  return Math.round(fraction * LAST_STEP)
}
