import { DAY_MS } from '@/lib/persian/durations'

/** A small seeded generator: the demo shop is the same on every machine. */
export function createChance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[whole(0, list.length - 1)]
    if (chosen === undefined) throw new Error('there is nothing to pick from')
    return chosen
  }
  return { next, whole, pick }
}
export type Chance = ReturnType<typeof createChance>

/** Everything in the demo shop happened so many days before the day it is seeded. */
export function createPast(now: Date) {
  const daysAgo = (days: number, hour = 10) =>
    new Date(now.getTime() - days * DAY_MS - (hour % 24) * 600_000)
  const daysAhead = (days: number) => new Date(now.getTime() + days * DAY_MS)
  return { daysAgo, daysAhead }
}
export type Past = ReturnType<typeof createPast>
