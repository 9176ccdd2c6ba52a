import { persianDigits } from './digits'
import { lazily } from './lazily'

const TEHRAN = 'Asia/Tehran'
const CALENDAR = 'fa-IR-u-ca-persian'

const getDateFormat = lazily(
  () =>
    new Intl.DateTimeFormat(CALENDAR, {
      timeZone: TEHRAN,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
)

export function toDateParts(iso: string | Date) {
  const parts = getDateFormat().formatToParts(typeof iso === 'string' ? new Date(iso) : iso)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return { weekday: read('weekday'), day: read('day'), month: read('month'), year: read('year') }
}

/** ۱۲ آبان ۱۴۰۵ */
export function formatDate(iso: string | Date): string {
  const { day, month, year } = toDateParts(iso)
  return `${day} ${month} ${year}`
}

/** «۱۲ آبان»; the year is said where it is another one than now. */
export function formatDay(iso: string | Date, now: Date | number): string {
  const { day, month, year } = toDateParts(iso)
  const isThisYear = year === toDateParts(new Date(now)).year
  return isThisYear ? `${day} ${month}` : `${day} ${month} ${year}`
}

/** شنبه ۱ آذر */
export function formatWeekday(iso: string | Date): string {
  const { weekday, day, month } = toDateParts(iso)
  return `${weekday} ${day} ${month}`
}

/** سه‌شنبه */
export function formatWeekdayName(iso: string | Date): string {
  return toDateParts(iso).weekday
}

const getTimeFormat = lazily(
  () =>
    new Intl.DateTimeFormat(CALENDAR, {
      timeZone: TEHRAN,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** ۱۴:۰۵ */
export function formatTime(iso: string | Date): string {
  return getTimeFormat().format(typeof iso === 'string' ? new Date(iso) : iso)
}

/** ۱۲ آبان ۱۴۰۵، ۱۴:۰۵ */
export function formatDateTime(iso: string | Date): string {
  return `${formatDate(iso)}، ${formatTime(iso)}`
}

const getSheetFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
      timeZone: TEHRAN,
      ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
      ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    }),
)

/** `1405/08/12 14:05`: in the digits of a spreadsheet, which sorts it as it stands. */
export function formatSheetMoment(date: Date): string {
  const parts = getSheetFormat().formatToParts(date)
  const read = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${read('year')}/${read('month')}/${read('day')} ${read('hour')}:${read('minute')}`
}

/** «۹», «۱۳:۳۰»: a whole hour needs no minutes. */
export function formatHour(time: string): string {
  return persianDigits(time.replace(/^0?(\d+):00$/, '$1'))
}

/** «۹ تا ۱۳», which no line breaks. */
export function formatHours({ from, to }: { from: string; to: string }): string {
  return `${formatHour(from)}\u00a0تا\u00a0${formatHour(to)}`
}
