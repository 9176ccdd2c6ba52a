import { formatWeekday } from './dates'
import { addDays, toTehranTime } from './days'

/** «امروز», «فردا، یکشنبه ۸ آذر», «دوشنبه ۹ آذر» */
export function formatNearDay(day: string, now = new Date()): string {
  const { day: today } = toTehranTime(now)
  if (day === today) return 'امروز'
  const weekday = formatWeekday(day)
  return day === addDays(today, 1) ? `فردا، ${weekday}` : weekday
}
