import { DAY_MS } from './durations'
import { lazily } from './lazily'

const getClock = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Tehran',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** The day and the time in Tehran, as `2026-11-21` and `17:05`. */
export function toTehranTime(moment = new Date()): { day: string; time: string } {
  const parts = new Map(
    getClock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    time: `${read('hour')}:${read('minute')}`,
  }
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days since 1 January 1970, and back. */
export function toDayNumber(day: string): number {
  return Date.parse(day) / DAY_MS
}

export function fromDayNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
