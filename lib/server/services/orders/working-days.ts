import { dayNumber, inTehran } from '@/lib/persian/days'
import type { FurtherHolidays } from '@/lib/persian/holidays'
import { workingDaysAfter } from '@/lib/persian/working-days'

const DAY = 86_400_000
const RETURN_DAYS = 7

/** The same hour, so many working days later; Fridays and holidays are not counted. */
export function afterWorkingDays(from: Date, days: number, further?: FurtherHolidays): Date {
  const { day } = inTehran(from)
  const reached = workingDaysAfter(day, days, further)
  return new Date(from.getTime() + (dayNumber(reached) - dayNumber(day)) * DAY)
}

/** The law gives a buyer seven working days from delivery. */
export function returnIsOpen(deliveredAt: Date, now: Date, further?: FurtherHolidays): boolean {
  return now <= afterWorkingDays(deliveredAt, RETURN_DAYS, further)
}
