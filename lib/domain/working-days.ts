import { toDayNumber, toTehranTime } from '@/lib/persian/days'
import { DAY_MS } from '@/lib/persian/durations'
import { fromJalali, toJalali } from '../persian/jalali'
import { foldDigits } from '../persian/digits'
import { addDays } from '../persian/days'

const FRIDAY = 5

/** Counts neither Fridays nor holidays, on which the post rests. */
export function addWorkingDays(day: string, days: number, extraHolidays?: ExtraHolidays): string {
  let reached = day
  for (let left = days; left > 0;) {
    reached = addDays(reached, 1)
    if (new Date(reached).getUTCDay() !== FRIDAY && !isHoliday(reached, extraHolidays)) left -= 1
  }
  return reached
}

/** The official holidays that stand in the solar calendar; only a leap year has the last. */
const SOLAR_HOLIDAYS: readonly (readonly [month: number, day: number, name: string])[] = [
  [1, 1, 'نوروز'],
  [1, 2, 'نوروز'],
  [1, 3, 'نوروز'],
  [1, 4, 'نوروز'],
  [1, 12, 'روز جمهوری اسلامی'],
  [1, 13, 'روز طبیعت'],
  [3, 14, 'رحلت امام خمینی'],
  [3, 15, 'قیام ۱۵ خرداد'],
  [11, 22, 'پیروزی انقلاب اسلامی'],
  [12, 29, 'ملی شدن صنعت نفت'],
  [12, 30, 'پایان سال کبیسه'],
]

/** Days of rest beside those of every year, such as the lunar ones, each as `2026-05-27`. */
export type ExtraHolidays = ReadonlySet<string>
const NO_EXTRA_HOLIDAYS: ExtraHolidays = new Set()

export function isHoliday(day: string, extraHolidays: ExtraHolidays = NO_EXTRA_HOLIDAYS): boolean {
  if (extraHolidays.has(day)) return true
  const { month, day: date } = toJalali(day)
  return SOLAR_HOLIDAYS.some(([ofMonth, ofDay]) => ofMonth === month && ofDay === date)
}

/** A day of rest with what it is kept for; of one that was not said, the name is empty. */
export type NamedHoliday = { day: string; name: string }

/** The solar ones of the year that begins on that day, in their order. */
export function listSolarHolidays(today: string): NamedHoliday[] {
  const { year } = toJalali(today)
  const end = addDays(today, 365)
  return [year, year + 1]
    .flatMap((ofYear) =>
      SOLAR_HOLIDAYS.map(([month, date, name]) => ({
        day: fromJalali({ year: ofYear, month, day: date }) ?? '',
        name,
      })),
    )
    .filter(({ day }) => day >= today && day < end)
}

const LAST_JALALI_YEAR = 1_700

/** A day as it is written by hand, `۱۴۰۵/۳/۶` or `2026-05-27`; null for one that no year has. */
export function parseWrittenDay(text: string): string | null {
  const parts = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(foldDigits(text.trim()))
  if (parts === null) return null
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  if (year < LAST_JALALI_YEAR) return fromJalali({ year, month, day })
  const iso = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}

/** The law gives a buyer these working days from delivery; what was paid goes to the wallet. */
export const RETURN_DAYS = 7

/** The same hour, so many working days later; Fridays and holidays are not counted. */
export function addWorkingDaysToDate(
  from: Date,
  days: number,
  extraHolidays?: ExtraHolidays,
): Date {
  const { day } = toTehranTime(from)
  const reached = addWorkingDays(day, days, extraHolidays)
  return new Date(from.getTime() + (toDayNumber(reached) - toDayNumber(day)) * DAY_MS)
}

export function findReturnEnd(deliveredAt: Date, extraHolidays?: ExtraHolidays): Date {
  return addWorkingDaysToDate(deliveredAt, RETURN_DAYS, extraHolidays)
}

export function isReturnOpen(deliveredAt: Date, now: Date, extraHolidays?: ExtraHolidays): boolean {
  return now <= findReturnEnd(deliveredAt, extraHolidays)
}
