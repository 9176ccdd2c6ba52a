/** The steps of a slider. */
export const LAST_STEP = 100

const WIDE_RATIO = 8

/** Cheap goods are many and dear ones few, so a wide range is walked by equal ratios. */
function isWide(min: number, max: number): boolean {
  return min > 0 && max / min > WIDE_RATIO
}

export type Bounds = { min: number; max: number }

/** Round enough to be read, near enough that its own step is found again. */
function roundPrice(rials: number, { min, max }: Bounds): number {
  const measure = isWide(min, max) ? rials / 100 : (max - min) / LAST_STEP / 10
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(measure)))
  return Math.round(rials / unit) * unit
}

/** Nothing at an end: there the slider asks for no limit. */
export function priceAtStep(step: number, bounds: Bounds): number | undefined {
  const { min, max } = bounds
  if (step <= 0 || step >= LAST_STEP) return undefined
  const part = step / LAST_STEP
  const exact = isWide(min, max) ? min * (max / min) ** part : min + (max - min) * part
  return Math.min(Math.max(roundPrice(exact, bounds), min), max)
}

export function stepAtPrice(rials: number, { min, max }: Bounds): number {
  if (max <= min) return 0
  const within = Math.min(Math.max(rials, min), max)
  const part = isWide(min, max)
    ? Math.log(within / min) / Math.log(max / min)
    : (within - min) / (max - min)
  return Math.round(part * LAST_STEP)
}
