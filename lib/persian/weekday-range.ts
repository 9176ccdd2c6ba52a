import { formatWeekday, toDateParts } from './dates'

/** «شنبه ۷ تا سه‌شنبه ۱۰ آذر», «شنبه ۲۸ آذر تا سه‌شنبه ۱ دی» */
export function formatWeekdayRange(first: string, last: string): string {
  const { weekday, day, month } = toDateParts(first)
  const end = month === toDateParts(last).month ? '' : ` ${month}`
  return `${weekday} ${day}${end} تا ${formatWeekday(last)}`
}
