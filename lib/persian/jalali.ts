import { DAY_MS } from './durations'
import { addDays } from './days'
import { foldDigits, persianDigits } from './digits'
import { lazily } from './lazily'

export type JalaliDay = { year: number; month: number; day: number }

const getJalaliFormat = lazily(
  () =>
    new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
)

export const JALALI_MONTHS = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
]

function toJalaliDay(time: number): JalaliDay {
  const parts = getJalaliFormat().formatToParts(time)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(foldDigits(parts.find((part) => part.type === type)?.value ?? ''))
  return { year: read('year'), month: read('month'), day: read('day') }
}

/** `2000-03-21` as a day of the Jalali calendar. */
export function toJalali(isoDay: string): JalaliDay {
  return toJalaliDay(Date.parse(`${isoDay}T00:00:00Z`))
}

function isSameDay(a: JalaliDay, b: JalaliDay): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day
}

/** Null for a day that its year does not have, such as 30 Esfand of a common year. */
export function fromJalali(day: JalaliDay): string | null {
  const before = day.month <= 7 ? (day.month - 1) * 31 : 186 + (day.month - 7) * 30
  const about = Date.UTC(day.year + 621, 2, 20) + (before + day.day - 1) * DAY_MS
  // The first of Farvardin falls on one of a few days of March; the calendar itself says on which.
  for (let shift = -2; shift <= 3; shift += 1) {
    const time = about + shift * DAY_MS
    if (isSameDay(toJalaliDay(time), day)) return new Date(time).toISOString().slice(0, 10)
  }
  return null
}

export function daysInMonth(year: number, month: number): number {
  if (month <= 6) return 31
  if (month <= 11) return 30
  return fromJalali({ year, month, day: 30 }) === null ? 29 : 30
}

const TYPED_DAY = /^\s*(1[345]\d\d)[/.-](\d{1,2})[/.-](\d{1,2})\s*$/

/** ۱۴۰۵/۹/۳ as it is typed, to `2026-11-24`; null while it is no day. */
export function parseJalaliDay(text: string): string | null {
  const [, year, month, day] = TYPED_DAY.exec(foldDigits(text)) ?? []
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return null
  return fromJalali({ year: Number(year), month: Number(month), day: Number(day) })
}

const pad = (number: number) => String(number).padStart(2, '0')

/** `2026-11-24` as ۱۴۰۵/۰۹/۰۳. */
export function writeJalaliDay(isoDay: string): string {
  const { year, month, day } = toJalali(isoDay)
  return persianDigits(`${year}/${pad(month)}/${pad(day)}`)
}

export type JalaliMonth = { year: number; month: number }

export function shiftMonth({ year, month }: JalaliMonth, by: number): JalaliMonth {
  const at = year * 12 + (month - 1) + by
  return { year: Math.floor(at / 12), month: (at % 12) + 1 }
}

export const WEEKDAYS = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه']
const SATURDAY = 6

/** Whole weeks from the Saturday before the first of the month. */
export function weeksOfMonth({ year, month }: JalaliMonth): string[][] {
  const first = fromJalali({ year, month, day: 1 }) ?? ''
  const length = WEEKDAYS.length
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() - SATURDAY + length) % length
  const weeks = Math.ceil((before + daysInMonth(year, month)) / length)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length }, (__, day) => addDays(first, week * length + day - before)),
  )
}
