import { and, asc, count, eq, exists, gt, gte, inArray, max, min, or, sql } from 'drizzle-orm'
import type { ShippingMethod, SoonestCity } from '@/lib/contract/checkout/shipping'
import { estimateDelivery } from '@/lib/domain/delivery-estimate'
import { deliverySlotId, listDeliverySlots } from '@/lib/domain/delivery-slots'
import { addWorkingDays } from '@/lib/domain/working-days'
import { toTehranTime } from '@/lib/persian/days'
import type { Database } from '../db/database'
import {
  cities,
  shippingCityPrices,
  shippingMethodCities,
  shippingMethods,
  shippingSlots,
  slotBookings,
} from '../db/schema/schema'
import { DomainError, notFound } from '../domain-error'
import { readExtraHolidays } from './holidays'
import { findReadyTime } from './ready-time'

const NO_CITY = 0
const METHOD_UNAVAILABLE = 'این روش ارسال برای نشانی شما نیست؛ روش دیگری انتخاب کنید.'

/** A city that is not in the list is reached by what goes everywhere. */
function reachesCity(db: Database, cityId: number | null) {
  const listed = db
    .select({ id: shippingMethodCities.cityId })
    .from(shippingMethodCities)
    .where(
      and(
        eq(shippingMethodCities.methodId, shippingMethods.id),
        eq(shippingMethodCities.cityId, cityId ?? NO_CITY),
      ),
    )
  return or(shippingMethods.everywhere, exists(listed))
}

/** Those that are offered there, each with what it costs there. */
function selectMethods(db: Database, cityId: number | null) {
  const isOfCity = and(
    eq(shippingCityPrices.methodId, shippingMethods.id),
    eq(shippingCityPrices.cityId, cityId ?? NO_CITY),
  )
  return db
    .select({ method: shippingMethods, cityPrice: shippingCityPrices.price })
    .from(shippingMethods)
    .leftJoin(shippingCityPrices, isOfCity)
}

/** The chosen method, for an order to that city. */
export async function findShippingMethod(db: Database, methodId: number, cityId: number | null) {
  const [found] = await selectMethods(db, cityId).where(
    and(eq(shippingMethods.id, methodId), shippingMethods.isActive, reachesCity(db, cityId)),
  )
  if (found === undefined) throw new DomainError('precondition_failed', METHOD_UNAVAILABLE)
  return { ...found.method, price: found.cityPrice ?? found.method.price }
}

async function countBookings(
  db: Database,
  slotIds: number[],
  today: string,
): Promise<ReadonlyMap<number, number>> {
  if (slotIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(slotBookings)
    .where(and(inArray(slotBookings.slotId, slotIds), gte(slotBookings.day, today)))
  return new Map(rows.map(({ slotId, day, taken }) => [deliverySlotId(slotId, day), taken]))
}

async function assertCityExists(db: Database, cityId: number): Promise<void> {
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, cityId))
  if (city === undefined) throw notFound('این شهر')
}

/** By the id of a method: what its dearest city pays, where that is more than its own price. */
async function readMostPrices(db: Database): Promise<ReadonlyMap<number, number>> {
  const isDearer = and(
    eq(shippingMethods.id, shippingCityPrices.methodId),
    gt(shippingCityPrices.price, shippingMethods.price),
  )
  const rows = await db
    .select({ id: shippingMethods.id, price: max(shippingCityPrices.price) })
    .from(shippingCityPrices)
    .innerJoin(shippingMethods, isDearer)
    .groupBy(shippingMethods.id)
  return new Map(rows.map(({ id, price }) => [id, price ?? 0]))
}

type OfferedMethod = typeof shippingMethods.$inferSelect & { mostPrice?: number | undefined }
type Origin = { from?: Date; handlingDays?: number | undefined }

/** Each with its days and the hours that are free in them, for what leaves after its days of handling. */
async function readTimes(
  db: Database,
  methods: readonly OfferedMethod[],
  { from = new Date(), handlingDays = 0 }: Origin,
): Promise<ShippingMethod[]> {
  const now = await findReadyTime(db, from, handlingDays)
  const methodIds = methods.map(({ id }) => id)
  const dailySlots = await db
    .select()
    .from(shippingSlots)
    .where(inArray(shippingSlots.methodId, methodIds))
    .orderBy(asc(shippingSlots.startsAt))
  const { day: today } = toTehranTime(now)
  const slotIds = dailySlots.map(({ id }) => id)
  const bookings = await countBookings(db, slotIds, today)
  const extraHolidays = await readExtraHolidays(db)
  return methods.map(
    ({ id, title, text, price, mostPrice, freeFrom, daysMin, daysMax, delivers }) => {
      const own = dailySlots.filter(({ methodId }) => methodId === id)
      const slots = listDeliverySlots(own, { daysMin, bookings, now, extraHolidays })
      const free = slots.find(({ available }) => available > 0)
      return {
        id,
        title,
        text,
        price,
        ...(mostPrice !== undefined && { most_price: mostPrice }),
        free_from: freeFrom,
        days: { min: daysMin + handlingDays, max: daysMax + handlingDays },
        delivers,
        earliest:
          own.length > 0 ? (free?.date ?? null) : addWorkingDays(today, daysMin, extraHolidays),
        slots,
      }
    },
  )
}

export async function listShippingMethods(
  db: Database,
  cityId: number | null,
  from = new Date(),
  handlingDays = 0,
): Promise<ShippingMethod[]> {
  if (cityId !== null) await assertCityExists(db, cityId)
  const found = await selectMethods(db, cityId)
    .where(and(shippingMethods.isActive, reachesCity(db, cityId)))
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id))
  const mostPrices = cityId === null ? await readMostPrices(db) : null
  const methods = found.map(({ method, cityPrice }) => ({
    ...method,
    price: cityPrice ?? method.price,
    mostPrice: mostPrices?.get(method.id),
  }))
  return readTimes(db, methods, { from, handlingDays })
}

/** All of the shop's, each with how many cities it has of its own, and the first of them. */
async function listMethodsWithCities(db: Database) {
  return db
    .select({
      method: shippingMethods,
      cityCount: count(cities.id),
      firstCity: sql<string | null>`(array_agg(${cities.name} order by ${cities.id}))[1]`,
      firstCityId: min(cities.id),
    })
    .from(shippingMethods)
    .leftJoin(shippingMethodCities, eq(shippingMethodCities.methodId, shippingMethods.id))
    .leftJoin(cities, eq(cities.id, shippingMethodCities.cityId))
    .where(eq(shippingMethods.isActive, true))
    .groupBy(shippingMethods.id)
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id))
}
type MethodWithCities = Awaited<ReturnType<typeof listMethodsWithCities>>[number]

/**
 * For who has named no city: what goes everywhere, and the first city of a method with cities of its
 * own that a home delivery reaches before it reaches any other; of several, the soonest.
 */
export async function listMethodsBeforeCity(
  db: Database,
  origin: Origin = {},
): Promise<{ methods: ShippingMethod[]; soonestCity: SoonestCity | undefined }> {
  const rows = await listMethodsWithCities(db)
  const mostPrices = await readMostPrices(db)
  const offered = rows.map(({ method }) => ({ ...method, mostPrice: mostPrices.get(method.id) }))
  const timed = await readTimes(db, offered, origin)
  const everywhere = new Set(rows.flatMap(({ method }) => (method.everywhere ? method.id : [])))
  const methods = timed.filter(({ id }) => everywhere.has(id))
  return { methods, soonestCity: findSoonestCity(methods, listCityMethods(rows, timed)) }
}

type CityMethod = { cityId: number; name: string; hasOthers: boolean; earliest: string }

function listCityMethods(rows: readonly MethodWithCities[], timed: readonly ShippingMethod[]) {
  return rows.flatMap(
    ({ method, cityCount, firstCity: name, firstCityId: cityId }): CityMethod[] => {
      const earliest = timed.find(({ id }) => id === method.id)?.earliest ?? null
      if (method.everywhere || !method.delivers || earliest === null) return []
      if (name === null || cityId === null) return []
      return [{ cityId, name, hasOthers: cityCount > 1, earliest }]
    },
  )
}

function findSoonestCity(
  everywhere: readonly ShippingMethod[],
  ofCities: readonly CityMethod[],
): SoonestCity | undefined {
  const [soonest] = ofCities.toSorted((one, other) => one.earliest.localeCompare(other.earliest))
  if (soonest === undefined) return undefined
  const { cityId, name, earliest } = soonest
  const [others] = ofCities
    .filter((one) => one.cityId !== cityId || one.hasOthers)
    .map((one) => one.earliest)
    .concat(estimateDelivery(everywhere, 0)?.day ?? [])
    .toSorted()
  if (others === undefined) return { name, earliest }
  return earliest < others ? { name, earliest, others_earliest: others } : undefined
}
