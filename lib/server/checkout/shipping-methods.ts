import { and, asc, eq, exists, gte, inArray, or } from 'drizzle-orm'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { isHoliday, type ExtraHolidays, addWorkingDays } from '@/lib/domain/working-days'
import type { Database } from '../db/database'
import {
  cities,
  shippingMethodCities,
  shippingMethods,
  shippingSlots,
  slotBookings,
} from '../db/schema/schema'
import { readExtraHolidays } from './holidays'
import { notFound } from '../domain-error'
import { deliverySlotId } from '@/lib/domain/delivery-slots'

const DAYS_AHEAD = 7
/** What is chosen later than this before its hours begin cannot be packed in time. */
const HOURS_TO_PACK = 3
const HOUR = 3_600_000
const PICKUP_SLUG = 'pickup'
const NO_CITY = 0

type MethodRow = typeof shippingMethods.$inferSelect
type SlotRow = typeof shippingSlots.$inferSelect
type CountBookings = (slotId: number, day: string) => number

function selectMethodsToCity(db: Database, cityId: number | null) {
  const goesThere = db
    .select({ id: shippingMethodCities.cityId })
    .from(shippingMethodCities)
    .where(
      and(
        eq(shippingMethodCities.methodId, shippingMethods.id),
        eq(shippingMethodCities.cityId, cityId ?? NO_CITY),
      ),
    )
  return db
    .select()
    .from(shippingMethods)
    .where(or(shippingMethods.everywhere, exists(goesThere)))
    .orderBy(asc(shippingMethods.id))
}

async function readBookings(
  db: Database,
  slotIds: number[],
  today: string,
): Promise<CountBookings> {
  const rows =
    slotIds.length === 0
      ? []
      : await db
          .select()
          .from(slotBookings)
          .where(and(inArray(slotBookings.slotId, slotIds), gte(slotBookings.day, today)))
  const taken = new Map(rows.map((row) => [deliverySlotId(row.slotId, row.day), row.taken]))
  return (slotId, day) => taken.get(deliverySlotId(slotId, day)) ?? 0
}

type DeliveryCalendar = { now: Date; further: ExtraHolidays }

/** On holidays nobody delivers; the days after them are offered instead. */
function listDeliveryDays(first: string, further: ExtraHolidays): string[] {
  const days: string[] = []
  for (let day = first; days.length < DAYS_AHEAD; day = addDays(day, 1)) {
    if (!isHoliday(day, further)) days.push(day)
  }
  return days
}

/** The hours of the coming days that can still be kept. */
function listDeliverySlots(
  method: MethodRow,
  hours: SlotRow[],
  taken: CountBookings,
  { now, further }: DeliveryCalendar,
) {
  const today = toTehranTime(now).day
  const packed = toTehranTime(new Date(now.getTime() + HOURS_TO_PACK * HOUR))
  const days = listDeliveryDays(addDays(today, method.daysMin), further)
  return days.flatMap((date) =>
    hours
      .map(({ id, startsAt, endsAt, capacity }) => ({
        id: deliverySlotId(id, date),
        date,
        from: startsAt.slice(0, 5),
        to: endsAt.slice(0, 5),
        available: Math.max(capacity - taken(id, date), 0),
      }))
      .filter(({ from }) => `${date} ${from}` >= `${packed.day} ${packed.time}`),
  )
}

async function assertCityExists(db: Database, cityId: number): Promise<void> {
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, cityId))
  if (city === undefined) throw notFound('این شهر')
}

export async function listShippingMethods(
  db: Database,
  cityId: number | null,
  now = new Date(),
): Promise<ShippingMethod[]> {
  if (cityId !== null) await assertCityExists(db, cityId)
  const methods = await selectMethodsToCity(db, cityId)
  const hours = await db
    .select()
    .from(shippingSlots)
    .where(
      inArray(
        shippingSlots.methodId,
        methods.map(({ id }) => id),
      ),
    )
    .orderBy(asc(shippingSlots.startsAt))
  const { day: today } = toTehranTime(now)
  const taken = await readBookings(
    db,
    hours.map(({ id }) => id),
    today,
  )
  const further = await readExtraHolidays(db)
  return methods.map((method) => {
    const own = hours.filter(({ methodId }) => methodId === method.id)
    const slots = listDeliverySlots(method, own, taken, { now, further })
    const free = slots.find(({ available }) => available > 0)
    return {
      id: method.id,
      title: method.title,
      text: method.text,
      price: method.price,
      free_from: method.freeFrom,
      delivers: method.slug !== PICKUP_SLUG,
      earliest:
        own.length > 0 ? (free?.date ?? null) : addWorkingDays(today, method.daysMin, further),
      slots,
    }
  })
}
