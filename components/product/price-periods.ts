import type { PriceHistory } from '@/lib/contract/price-history'

export type Points = PriceHistory['points']
export const PERIODS = [30, 90, 365] as const
export type Period = (typeof PERIODS)[number]

const A_DAY = 24 * 3600 * 1000

/** What was in force in the last days: the price they began with comes first, at their beginning. */
export function pointsWithin(points: Points, days: number, now: number): Points {
  const start = now - days * A_DAY
  const later = points.filter(({ at }) => Date.parse(at) > start)
  const before = points.findLast(({ at }) => Date.parse(at) <= start)
  return before ? [{ at: new Date(start).toISOString(), price: before.price }, ...later] : later
}

/** The lowest price with the last day it was asked. */
export function lowestOf(points: Points): Points[number] | undefined {
  return points.reduce<Points[number] | undefined>(
    (low, point) => (low && low.price < point.price ? low : point),
    undefined,
  )
}

export type Frame = {
  width: number
  height: number
  low: number
  high: number
  from: number
  to: number
}

/** The frame leaves air above and below, also where the price never moved. */
export function frameOf(points: Points, now: number, width: number, height: number): Frame {
  const prices = points.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const air = Math.max((most - least) * 0.15, most * 0.01)
  const from = Math.min(Date.parse(points[0]?.at ?? ''), now - A_DAY)
  return { width, height, low: least - air, high: most + air, from, to: now }
}

export function placeOf({ width, height, low, high, from, to }: Frame, at: number, price: number) {
  return {
    x: ((at - from) / (to - from)) * width,
    y: height - ((price - low) / (high - low)) * height,
  }
}

/** A price holds until the next: the line goes in steps. */
export function stepPath(points: Points, frame: Frame): string {
  const [first, ...rest] = points
  if (!first) return ''
  const start = placeOf(frame, Date.parse(first.at), first.price)
  const steps = rest.map(({ at, price }) => {
    const { x, y } = placeOf(frame, Date.parse(at), price)
    return `H${x.toFixed(1)}V${y.toFixed(1)}`
  })
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${steps.join('')}H${frame.width}`
}

/** What was in force at a moment. */
export function pointAt(points: Points, moment: number): Points[number] | undefined {
  return points.findLast(({ at }) => Date.parse(at) <= moment) ?? points[0]
}
