import { toDayNumber, fromDayNumber } from '@/lib/persian/days'

const DAYS_PER_SLOT = 100_000

/** One number for the hours of a day: what a shopper chooses is both. */
export function deliverySlotId(slotId: number, day: string): number {
  return slotId * DAYS_PER_SLOT + toDayNumber(day)
}

export function parseDeliverySlotId(id: number): { slotId: number; day: string } {
  return { slotId: Math.floor(id / DAYS_PER_SLOT), day: fromDayNumber(id % DAYS_PER_SLOT) }
}
