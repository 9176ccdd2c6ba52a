const DAY = 86_400_000
const RETURN_DAYS = 7
const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tehran', weekday: 'short' })

function isFriday(time: number): boolean {
  return weekday.format(time) === 'Fri'
}

/** The same hour, so many working days later; Fridays are not counted. */
export function afterWorkingDays(from: Date, days: number): Date {
  let time = from.getTime()
  for (let left = days; left > 0;) {
    time += DAY
    if (!isFriday(time)) left -= 1
  }
  return new Date(time)
}

/** The law gives a buyer seven working days from delivery. */
export function returnIsOpen(deliveredAt: Date, now: Date): boolean {
  return now <= afterWorkingDays(deliveredAt, RETURN_DAYS)
}
