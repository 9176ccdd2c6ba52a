import { daysAfter } from './days'
import { isHoliday, type FurtherHolidays } from './holidays'

const FRIDAY = 5

/** Counts neither Fridays nor holidays, on which the post rests. */
export function workingDaysAfter(day: string, days: number, further?: FurtherHolidays): string {
  let reached = day
  for (let left = days; left > 0;) {
    reached = daysAfter(reached, 1)
    if (new Date(reached).getUTCDay() !== FRIDAY && !isHoliday(reached, further)) left -= 1
  }
  return reached
}
