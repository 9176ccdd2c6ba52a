import { addDays, toTehranTime } from '@/lib/persian/days'

/** Hours of the day in Tehran, as `22:00`; over midnight where they end before they begin. */
type QuietHours = { on: boolean; from: string; to: string }

const inTehran = (day: string, time: string) => new Date(`${day}T${time}:00+03:30`)

/** When a message of now may go; null: now. */
export function endOfQuiet({ on, from, to }: QuietHours, now: Date): Date | null {
  if (!on || from === to) return null
  const { day, time } = toTehranTime(now)
  if (from < to) return time >= from && time < to ? inTehran(day, to) : null
  if (time < to) return inTehran(day, to)
  return time >= from ? inTehran(addDays(day, 1), to) : null
}

export function startOfDay(now: Date): Date {
  return inTehran(toTehranTime(now).day, '00:00')
}

/** When the budget of a day begins anew. */
export function startOfTomorrow(now: Date): Date {
  return inTehran(addDays(toTehranTime(now).day, 1), '00:00')
}
