import { fromJalali, toJalali } from './jalali'
import { foldDigits } from './digits'

/** The official holidays that stand in the solar calendar, as month and day; only a leap year has the last. */
const SOLAR: readonly (readonly [month: number, day: number])[] = [
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 12],
  [1, 13],
  [3, 14],
  [3, 15],
  [11, 22],
  [12, 29],
  [12, 30],
]

/** Days of rest beside those of every year, such as the lunar ones, each as `2026-05-27`. */
export type FurtherHolidays = ReadonlySet<string>
const NONE_FURTHER: FurtherHolidays = new Set()

export function isHoliday(day: string, further: FurtherHolidays = NONE_FURTHER): boolean {
  if (further.has(day)) return true
  const { month, day: date } = toJalali(day)
  return SOLAR.some(([ofMonth, ofDay]) => ofMonth === month && ofDay === date)
}

const LAST_JALALI_YEAR = 1_700

/** A day as it is written by hand, `۱۴۰۵/۳/۶` or `2026-05-27`; null for one that no year has. */
export function dayWritten(text: string): string | null {
  const parts = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(foldDigits(text.trim()))
  if (parts === null) return null
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  if (year < LAST_JALALI_YEAR) return fromJalali({ year, month, day })
  const iso = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}
