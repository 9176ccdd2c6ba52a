import { and, asc, eq, exists, gte, inArray, or } from 'drizzle-orm'
import type { ShippingMethod } from '@/lib/contract/shipping'
import { daysAfter, inTehran } from '@/lib/persian/days'
import { isHoliday, type FurtherHolidays } from '@/lib/persian/holidays'
import { workingDaysAfter } from '@/lib/persian/working-days'
import type { Database } from '../db/database'
import {
  cities,
  shippingMethodCities,
  shippingMethods,
  shippingSlots,
  slotBookings,
} from '../db/schema/schema'
import { furtherHolidays } from './holidays'
import { notFound } from './refusal'
import { slotOfDay } from './slot-of-day'

const DAYS_AHEAD = 7
/** What is chosen later than this before its hours begin cannot be packed in time. */
const HOURS_TO_PACK = 3
const HOUR = 3_600_000
const FETCHED = 'pickup'
const NOWHERE = 0

type MethodRow = typeof shippingMethods.$inferSelect
type SlotRow = typeof shippingSlots.$inferSelect
type Taken = (slotId: number, day: string) => number

function methodsTo(db: Database, cityId: number | null) {
  const goesThere = db
    .select({ id: shippingMethodCities.cityId })
    .from(shippingMethodCities)
    .where(
      and(
        eq(shippingMethodCities.methodId, shippingMethods.id),
        eq(shippingMethodCities.cityId, cityId ?? NOWHERE),
      ),
    )
  return db
    .select()
    .from(shippingMethods)
    .where(or(shippingMethods.everywhere, exists(goesThere)))
    .orderBy(asc(shippingMethods.id))
}

async function takenFrom(db: Database, slotIds: number[], today: string): Promise<Taken> {
  const rows =
    slotIds.length === 0
      ? []
      : await db
          .select()
          .from(slotBookings)
          .where(and(inArray(slotBookings.slotId, slotIds), gte(slotBookings.day, today)))
  const taken = new Map(rows.map((row) => [slotOfDay(row.slotId, row.day), row.taken]))
  return (slotId, day) => taken.get(slotOfDay(slotId, day)) ?? 0
}

type Times = { now: Date; further: FurtherHolidays }

/** On holidays nobody delivers; the days after them are offered instead. */
function daysToCome(first: string, further: FurtherHolidays): string[] {
  const days: string[] = []
  for (let day = first; days.length < DAYS_AHEAD; day = daysAfter(day, 1)) {
    if (!isHoliday(day, further)) days.push(day)
  }
  return days
}

/** The hours of the coming days that can still be kept. */
function slotsOf(method: MethodRow, hours: SlotRow[], taken: Taken, { now, further }: Times) {
  const today = inTehran(now).day
  const packed = inTehran(new Date(now.getTime() + HOURS_TO_PACK * HOUR))
  const days = daysToCome(daysAfter(today, method.daysMin), further)
  return days.flatMap((date) =>
    hours
      .map(({ id, startsAt, endsAt, capacity }) => ({
        id: slotOfDay(id, date),
        date,
        from: startsAt.slice(0, 5),
        to: endsAt.slice(0, 5),
        available: Math.max(capacity - taken(id, date), 0),
      }))
      .filter(({ from }) => `${date} ${from}` >= `${packed.day} ${packed.time}`),
  )
}

async function mustBeCity(db: Database, cityId: number): Promise<void> {
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, cityId))
  if (city === undefined) throw notFound('این شهر')
}

export async function shippingMethodsTo(
  db: Database,
  cityId: number | null,
  now = new Date(),
): Promise<ShippingMethod[]> {
  if (cityId !== null) await mustBeCity(db, cityId)
  const methods = await methodsTo(db, cityId)
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
  const { day: today } = inTehran(now)
  const taken = await takenFrom(
    db,
    hours.map(({ id }) => id),
    today,
  )
  const further = await furtherHolidays(db)
  return methods.map((method) => {
    const own = hours.filter(({ methodId }) => methodId === method.id)
    const slots = slotsOf(method, own, taken, { now, further })
    const free = slots.find(({ available }) => available > 0)
    return {
      id: method.id,
      title: method.title,
      text: method.text,
      price: method.price,
      free_from: method.freeFrom,
      delivers: method.slug !== FETCHED,
      earliest:
        own.length > 0 ? (free?.date ?? null) : workingDaysAfter(today, method.daysMin, further),
      slots,
    }
  })
}
