import { and, asc, eq, or, sql } from 'drizzle-orm'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import type { Database } from '../db/database'
import { shippingSlots, slotBookings } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import { listShippingMethods } from './shipping-methods'

const NO_SLOTS = 'این روش ارسال زمان انتخابی ندارد.'
const SLOT_REQUIRED = 'زمان تحویل را انتخاب کنید.'
const SLOT_UNAVAILABLE = 'این زمان تحویل دیگر نیست؛ زمان دیگری انتخاب کنید.'
const SLOT_FULL = 'ظرفیت این زمان تحویل پر شد؛ زمان دیگری انتخاب کنید.'

type SlotChoice = {
  methodId: number
  /** A `deliverySlotId`. */
  slotOfDayId: number | null | undefined
  cityId: number | null
  now: Date
}

/** Null for a method without slots; otherwise the slot must be offered to that city now, and free. */
export async function bookDeliverySlot(
  tx: Database,
  { methodId, slotOfDayId, cityId, now }: SlotChoice,
) {
  const dailySlots = await tx
    .select()
    .from(shippingSlots)
    .where(eq(shippingSlots.methodId, methodId))
  if (dailySlots.length === 0) {
    if (slotOfDayId) throw invalidField('slot_id', NO_SLOTS)
    return null
  }
  if (!slotOfDayId || cityId === null) throw invalidField('slot_id', SLOT_REQUIRED)
  const methods = await listShippingMethods(tx, cityId, now)
  const method = methods.find(({ id }) => id === methodId)
  const isOffered = method?.slots.some(({ id }) => id === slotOfDayId) ?? false
  const { slotId, day } = parseDeliverySlotId(slotOfDayId)
  const dailySlot = dailySlots.find(({ id }) => id === slotId)
  if (!isOffered || dailySlot === undefined) {
    throw new DomainError('slot_unavailable', SLOT_UNAVAILABLE)
  }
  await incrementBooking(tx, { slotId, day, capacity: dailySlot.capacity })
  return { slotId, day, from: dailySlot.startsAt, to: dailySlot.endsAt }
}

type DaySlot = { slotId: number; day: string; capacity: number }

async function incrementBooking(tx: Database, { slotId, day, capacity }: DaySlot): Promise<void> {
  const full = new DomainError('slot_unavailable', SLOT_FULL)
  if (capacity < 1) throw full
  const booked = await tx
    .insert(slotBookings)
    .values({ slotId, day, taken: 1 })
    .onConflictDoUpdate({
      target: [slotBookings.slotId, slotBookings.day],
      set: { taken: sql`${slotBookings.taken} + 1` },
      setWhere: sql`${slotBookings.taken} < ${capacity}`,
    })
    .returning({ taken: slotBookings.taken })
  if (booked.length === 0) throw full
}

/**
 * From the hours that an order holds to others of its method. Both are locked in one order first, so
 * that two orders that change places do not wait for each other; what nobody booked yet has no row,
 * and is only ever made by who waits for nothing more.
 */
export async function moveDeliverySlot(
  tx: Database,
  held: { slotId: number; deliveryDay: string },
  choice: SlotChoice & { slotOfDayId: number },
) {
  const { slotId, day } = parseDeliverySlotId(choice.slotOfDayId)
  await tx
    .select({ taken: slotBookings.taken })
    .from(slotBookings)
    .where(
      or(
        and(eq(slotBookings.slotId, slotId), eq(slotBookings.day, day)),
        and(eq(slotBookings.slotId, held.slotId), eq(slotBookings.day, held.deliveryDay)),
      ),
    )
    .orderBy(asc(slotBookings.slotId), asc(slotBookings.day))
    .for('update')
  const booked = await bookDeliverySlot(tx, choice)
  if (booked === null) throw invalidField('slot_id', NO_SLOTS)
  await releaseDeliverySlot(tx, held)
  return booked
}

export async function releaseDeliverySlot(
  tx: Database,
  { slotId, deliveryDay }: { slotId: number | null; deliveryDay: string | null },
): Promise<void> {
  if (slotId === null || deliveryDay === null) return
  await tx
    .update(slotBookings)
    .set({ taken: sql`greatest(${slotBookings.taken} - 1, 0)` })
    .where(and(eq(slotBookings.slotId, slotId), eq(slotBookings.day, deliveryDay)))
}
