import { DAY_MS } from './durations'
import { foldDigits } from './digits'
import { fromJalali } from './jalali'

const MOMENT =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
/** Iran has kept this offset through the whole year since 1402. */
const TEHRAN_OFFSET = '+03:30'

const pad = (text: string) => text.padStart(2, '0')

/** Of a cell: a Jalali or Gregorian day, with or without a time of Tehran; null where it is neither. */
export function parseSheetMoment(text: string, { isEnd = false } = {}): string | null {
  const [, year, month, day, hour, minute, zone] = MOMENT.exec(foldDigits(text).trim()) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const isJalali = Number(year) < 1700
  const iso = isJalali
    ? fromJalali({ year: Number(year), month: Number(month), day: Number(day) })
    : `${year}-${pad(month)}-${pad(day)}`
  const time = `${pad(hour ?? '0')}:${minute ?? '00'}:00`
  const at = Date.parse(`${iso}T${time}${zone ?? TEHRAN_OFFSET}`)
  if (Number.isNaN(at)) return null
  // A day on which something ends is still part of it.
  return new Date(isEnd && hour === undefined ? at + DAY_MS : at).toISOString()
}
