import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { addDays, fromDayNumber, toDayNumber, toTehranTime } from '@/lib/persian/days'
import { HOUR_MS } from '@/lib/persian/durations'
import { isHoliday, type ExtraHolidays } from './working-days'

const DAYS_PER_SLOT = 100_000
const DAYS_OFFERED = 7
/** A slot that begins sooner than this cannot be packed in time. */
export const HOURS_TO_PACK = 3

/** One number for a slot on a day: a shopper chooses both at once. */
export function deliverySlotId(slotId: number, day: string): number {
  return slotId * DAYS_PER_SLOT + toDayNumber(day)
}

export function parseDeliverySlotId(id: number): { slotId: number; day: string } {
  return { slotId: Math.floor(id / DAYS_PER_SLOT), day: fromDayNumber(id % DAYS_PER_SLOT) }
}

/** On holidays nobody delivers; the days after them are offered instead. */
function listDeliveryDays(first: string, extraHolidays: ExtraHolidays): string[] {
  const days: string[] = []
  for (let day = first; days.length < DAYS_OFFERED; day = addDays(day, 1)) {
    if (!isHoliday(day, extraHolidays)) days.push(day)
  }
  return days
}

type DailySlot = { id: number; startsAt: string; endsAt: string; capacity: number }
type SlotOptions = {
  /** The least days between the order and its delivery. */
  daysMin: number
  /** Orders by `deliverySlotId`. */
  bookings: ReadonlyMap<number, number>
  now: Date
  extraHolidays: ExtraHolidays
}

/** The slots of the coming days that can still be packed for; full ones are listed too. */
export function listDeliverySlots(
  dailySlots: readonly DailySlot[],
  { daysMin, bookings, now, extraHolidays }: SlotOptions,
): ShippingMethod['slots'] {
  const today = toTehranTime(now).day
  const packed = toTehranTime(new Date(now.getTime() + HOURS_TO_PACK * HOUR_MS))
  return listDeliveryDays(addDays(today, daysMin), extraHolidays).flatMap((date) =>
    dailySlots
      .map(({ id, startsAt, endsAt, capacity }) => ({
        id: deliverySlotId(id, date),
        date,
        from: startsAt.slice(0, 5),
        to: endsAt.slice(0, 5),
        available: Math.max(capacity - (bookings.get(deliverySlotId(id, date)) ?? 0), 0),
      }))
      .filter(({ from }) => `${date} ${from}` >= `${packed.day} ${packed.time}`),
  )
}
