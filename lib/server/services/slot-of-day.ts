import { dayNumber, dayOfNumber } from '@/lib/persian/days'

const ROOM_FOR_DAYS = 100_000

/** One number for the hours of a day: what a shopper chooses is both. */
export function slotOfDay(slotId: number, day: string): number {
  return slotId * ROOM_FOR_DAYS + dayNumber(day)
}

export function hoursAndDay(id: number): { slotId: number; day: string } {
  return { slotId: Math.floor(id / ROOM_FOR_DAYS), day: dayOfNumber(id % ROOM_FOR_DAYS) }
}
