import type { PriceHistory } from '@/lib/contract/product/price-history'
import { DAY_MS } from '@/lib/persian/durations'

export type PricePoints = PriceHistory['points']
export const PERIODS = [30, 90, 365] as const
export type Period = (typeof PERIODS)[number]

/** The prices of the last days; the one that was in force when they began comes first. */
export function selectPointsWithin(points: PricePoints, days: number, now: number): PricePoints {
  const start = now - days * DAY_MS
  const later = points.filter(({ at }) => Date.parse(at) > start)
  const before = points.findLast(({ at }) => Date.parse(at) <= start)
  return before ? [{ at: new Date(start).toISOString(), price: before.price }, ...later] : later
}

/** The lowest price, on the last day it was in force. */
export function findLowestPoint(points: PricePoints): PricePoints[number] | undefined {
  return points.reduce<PricePoints[number] | undefined>(
    (low, point) => (low && low.price < point.price ? low : point),
    undefined,
  )
}

/** What was paid on average, each price by how long it held. */
export function calculateAveragePrice(points: PricePoints, now: number): number {
  const moments = [...points.map(({ at }) => Date.parse(at)), now]
  const span = now - (moments[0] ?? now)
  if (span <= 0) return points.at(-1)?.price ?? 0
  const sum = points.reduce(
    (all, { price }, nth) => all + price * ((moments[nth + 1] ?? now) - (moments[nth] ?? now)),
    0,
  )
  return Math.round(sum / span)
}

export type ChartFrame = {
  width: number
  height: number
  low: number
  high: number
  from: number
  to: number
}

export const GRID_INTERVALS = 3

/** The next of 1, 2, 2.5 and 5 times a power of ten, which a reader adds up at a glance. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 2.5, 5].find((factor) => factor * power >= least) ?? 10)
}

/** From a round price to a round price in equal round steps, with air around the line. */
function findRoundRange(least: number, most: number): { low: number; high: number } {
  let step = roundStep(Math.max((most - least) / GRID_INTERVALS, most * 0.02))
  let low = Math.floor(least / step) * step
  while (low + GRID_INTERVALS * step < most) {
    step = roundStep(step * 1.01)
    low = Math.floor(least / step) * step
  }
  return { low, high: low + GRID_INTERVALS * step }
}

/** Also where the price never changed the line stands between two others. */
export function createChartFrame(
  points: PricePoints,
  now: number,
  width: number,
  height: number,
): ChartFrame {
  const prices = points.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const from = Math.min(Date.parse(points[0]?.at ?? ''), now - DAY_MS)
  return { width, height, ...findRoundRange(least, most), from, to: now }
}

export function toChartPoint(
  { width, height, low, high, from, to }: ChartFrame,
  at: number,
  price: number,
) {
  return {
    x: ((at - from) / (to - from)) * width,
    y: height - ((price - low) / (high - low)) * height,
  }
}

/** A price holds until the next: the line goes in steps. */
export function buildStepPath(points: PricePoints, frame: ChartFrame): string {
  const [first, ...rest] = points
  if (!first) return ''
  const start = toChartPoint(frame, Date.parse(first.at), first.price)
  const steps = rest.map(({ at, price }) => {
    const { x, y } = toChartPoint(frame, Date.parse(at), price)
    return `H${x.toFixed(1)}V${y.toFixed(1)}`
  })
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${steps.join('')}H${frame.width}`
}

export function findPointAt(points: PricePoints, moment: number): PricePoints[number] | undefined {
  return points.findLast(({ at }) => Date.parse(at) <= moment) ?? points[0]
}
