import type { DeskFestival } from '@/lib/contract/desk/discounts'
import { toDayNumber, toTehranTime } from '@/lib/persian/days'

const DAYS = 7

/** The days on which a festival runs at all; an end at midnight is the end of the day before. */
export function daysOf({ starts_at: start, ends_at: end }: DeskFestival) {
  return {
    from: toTehranTime(new Date(start)).day,
    to: toTehranTime(new Date(Date.parse(end) - 1)).day,
  }
}

export type Bar = {
  festival: DeskFestival
  from: number
  to: number
  begins: boolean
  ends: boolean
}

/** Each in the first lane that is free for its days. */
export function barsOf(week: readonly string[], festivals: readonly DeskFestival[]): Bar[][] {
  const [first = '', last = ''] = [week[0], week.at(-1)]
  const lanes: Bar[][] = []
  for (const festival of festivals) {
    const { from, to } = daysOf(festival)
    if (to < first || from > last) continue
    const bar: Bar = {
      festival,
      from: Math.max(toDayNumber(from) - toDayNumber(first), 0),
      to: Math.min(toDayNumber(to) - toDayNumber(first), DAYS - 1),
      begins: from >= first,
      ends: to <= last,
    }
    const lane = lanes.find((bars) => bars.every((one) => one.to < bar.from || one.from > bar.to))
    if (lane) lane.push(bar)
    else lanes.push([bar])
  }
  return lanes
}

/** The days under which bars are hidden, each stretch of them with how many there are. */
export function hiddenStretches(lanes: readonly (readonly Bar[])[]) {
  const stretches: { from: number; to: number; count: number }[] = []
  for (const { from, to } of lanes.flat().toSorted((a, b) => a.from - b.from)) {
    const last = stretches.at(-1)
    if (last === undefined || from > last.to) stretches.push({ from, to, count: 1 })
    else Object.assign(last, { to: Math.max(last.to, to), count: last.count + 1 })
  }
  return stretches
}
