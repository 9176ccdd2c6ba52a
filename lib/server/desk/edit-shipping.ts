import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, inArray, max } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  addShippingMethod,
  DeskShippingMethod,
  updateShippingMethod as updateCall,
} from '@/lib/contract/desk/shipping'
import { tags } from '@/lib/contract/tags'
import { toTehranTime } from '@/lib/persian/days'
import { formatNumber } from '@/lib/persian/money'
import type { Database, RecordChange } from '../db/database'
import {
  cities,
  orders,
  shippingCityPrices,
  shippingMethodCities,
  shippingMethods,
  shippingSlots,
  slotBookings,
} from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { staleVersion } from '../stale-version'

type NewMethod = CallParsed<typeof addShippingMethod>['body']
type MethodChange = CallParsed<typeof updateCall>['body']
type Slots = NewMethod['slots']
type Zones = NewMethod['zones']
type SavedMethod = { method: DeskShippingMethod; tagsToRevalidate: string[] }

const STALE_TAGS = [tags.settings]

export async function listDeskShipping(db: Database): Promise<DeskShippingMethod[]> {
  const methods = await db
    .select({
      method: shippingMethods,
      orders: db.$count(orders, eq(orders.shippingMethodId, shippingMethods.id)),
    })
    .from(shippingMethods)
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id))
  const reached = await db.select().from(shippingMethodCities)
  const prices = await db
    .select()
    .from(shippingCityPrices)
    .orderBy(asc(shippingCityPrices.price), asc(shippingCityPrices.cityId))
  const slots = await db.select().from(shippingSlots).orderBy(asc(shippingSlots.startsAt))
  return methods.map(({ method, orders: count }) => ({
    id: method.id,
    title: method.title,
    text: method.text,
    price: method.price,
    free_from: method.freeFrom,
    days_min: method.daysMin,
    days_max: method.daysMax,
    delivers: method.delivers,
    is_active: method.isActive,
    everywhere: method.everywhere,
    city_ids: reached.filter((one) => one.methodId === method.id).map(({ cityId }) => cityId),
    zones: groupByPrice(prices.filter((one) => one.methodId === method.id)),
    slots: slots
      .filter((one) => one.methodId === method.id)
      .map(({ id, startsAt, endsAt, capacity }) => ({
        ...{ id, capacity },
        from: startsAt.slice(0, 5),
        to: endsAt.slice(0, 5),
      })),
    orders: count,
    version: method.version,
  }))
}

function groupByPrice(rows: readonly { price: number; cityId: number }[]): Zones {
  const zones = new Map<number, number[]>()
  for (const { price, cityId } of rows) zones.set(price, [...(zones.get(price) ?? []), cityId])
  return [...zones].map(([price, cityIds]) => ({ price, city_ids: cityIds }))
}

async function readMethod(db: Database, id: number): Promise<DeskShippingMethod> {
  const method = (await listDeskShipping(db)).find((one) => one.id === id)
  if (method === undefined) throw notFound('این روش ارسال')
  return method
}

function assertReachesSomewhere({ everywhere, city_ids: cityIds }: DeskShippingMethod): void {
  if (!everywhere && cityIds.length === 0) {
    throw invalidField('city_ids', 'دست‌کم یک شهر را انتخاب کنید، یا «همهٔ ایران» را.')
  }
}

function assertDaysFit(least: number, most: number): void {
  if (most < least) throw invalidField('days_max', 'بیشترین روز نباید از کمترین روز کمتر باشد.')
}

async function assertCitiesListed(db: Database, field: string, ids: number[]): Promise<void> {
  const known = await db.select({ id: cities.id }).from(cities).where(inArray(cities.id, ids))
  if (known.length < ids.length) throw invalidField(field, 'یکی از شهرها در فهرست نیست.')
}

async function writeCities(db: Database, methodId: number, cityIds: number[]): Promise<void> {
  const wanted = [...new Set(cityIds)]
  await assertCitiesListed(db, 'city_ids', wanted)
  await db.delete(shippingMethodCities).where(eq(shippingMethodCities.methodId, methodId))
  if (wanted.length > 0) {
    await db.insert(shippingMethodCities).values(wanted.map((cityId) => ({ methodId, cityId })))
  }
}

type ZonesChange = {
  zones: Zones
  delivers: boolean
  everywhere: boolean
  cityIds: readonly number[]
}

/** A city that the method no longer reaches loses its price as well, and all do where nothing is sent. */
async function writeZones(
  db: Database,
  methodId: number,
  { zones, delivers, everywhere, cityIds }: ZonesChange,
): Promise<void> {
  await assertCitiesListed(
    db,
    'zones',
    zones.flatMap((zone) => zone.city_ids),
  )
  const rows = zones.flatMap(({ price, city_ids: ids }) =>
    ids
      .filter((cityId) => delivers && (everywhere || cityIds.includes(cityId)))
      .map((cityId) => ({ methodId, cityId, price })),
  )
  await db.delete(shippingCityPrices).where(eq(shippingCityPrices.methodId, methodId))
  if (rows.length > 0) await db.insert(shippingCityPrices).values(rows)
}

/** Hours that people have booked stay as they were told. */
async function writeSlots(db: Database, methodId: number, slots: Slots): Promise<void> {
  const before = await db
    .select()
    .from(shippingSlots)
    .where(eq(shippingSlots.methodId, methodId))
    .for('update')
  const { day: today } = toTehranTime(new Date())
  for (const slot of before) {
    const next = slots.find(({ id }) => id === slot.id)
    const isSame =
      next !== undefined &&
      next.from === slot.startsAt.slice(0, 5) &&
      next.to === slot.endsAt.slice(0, 5)
    if (!isSame) await assertNotBooked(db, slot.id, today)
    if (next === undefined) await db.delete(shippingSlots).where(eq(shippingSlots.id, slot.id))
  }
  for (const { id, from: startsAt, to: endsAt, capacity } of slots) {
    const values = { startsAt, endsAt, capacity }
    if (id === undefined) await db.insert(shippingSlots).values({ ...values, methodId })
    else if (!before.some((one) => one.id === id)) throw invalidField('slots', 'این بازه نیست.')
    else await db.update(shippingSlots).set(values).where(eq(shippingSlots.id, id))
  }
}

async function assertNotBooked(db: Database, slotId: number, today: string): Promise<void> {
  const ahead = and(
    eq(slotBookings.slotId, slotId),
    gte(slotBookings.day, today),
    gte(slotBookings.taken, 1),
  )
  const [booked] = await db.select().from(slotBookings).where(ahead).limit(1)
  if (booked) {
    throw invalidField(
      'slots',
      'کسی این بازه را برای روزهای پیش رو گرفته است؛ ظرفیتش را صفر کنید تا دیگر گرفته نشود.',
    )
  }
}

function columnsOf(change: Omit<MethodChange, 'version'>) {
  return {
    title: change.title,
    text: change.text,
    price: change.price,
    freeFrom: change.free_from,
    daysMin: change.days_min,
    daysMax: change.days_max,
    delivers: change.delivers,
    isActive: change.is_active,
    everywhere: change.everywhere,
  }
}

export async function createShippingMethod(
  db: Database,
  input: NewMethod,
  recordChange: RecordChange,
): Promise<SavedMethod> {
  const [last] = await db.select({ position: max(shippingMethods.position) }).from(shippingMethods)
  assertDaysFit(input.days_min, input.days_max)
  const [made] = await db
    .insert(shippingMethods)
    .values({
      slug: randomUUID(),
      title: input.title,
      text: input.text,
      price: input.price,
      freeFrom: input.free_from,
      daysMin: input.days_min,
      daysMax: input.days_max,
      delivers: input.delivers,
      isActive: input.is_active,
      everywhere: input.everywhere,
      position: (last?.position ?? 0) + 1,
    })
    .returning({ id: shippingMethods.id })
  if (made === undefined) throw notFound('این روش ارسال')
  await writeCities(db, made.id, input.everywhere ? [] : input.city_ids)
  const { zones, delivers, everywhere, city_ids: cityIds } = input
  await writeZones(db, made.id, { zones, delivers, everywhere, cityIds })
  await writeSlots(db, made.id, input.slots)
  const method = await readMethod(db, made.id)
  assertReachesSomewhere(method)
  recordChange({ subject: `shipping:${made.id}`, after: method })
  return { method, tagsToRevalidate: STALE_TAGS }
}

async function setPosition(db: Database, id: number, position: number): Promise<void> {
  const all = await db
    .select({ id: shippingMethods.id })
    .from(shippingMethods)
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id))
    .for('update')
  const others = all.map((one) => one.id).filter((each) => each !== id)
  for (const [at, each] of others.toSpliced(position, 0, id).entries()) {
    await db.update(shippingMethods).set({ position: at }).where(eq(shippingMethods.id, each))
  }
}

export async function updateShippingMethod(
  db: Database,
  id: number,
  { version, position, ...change }: MethodChange,
  recordChange: RecordChange,
): Promise<SavedMethod> {
  const own = eq(shippingMethods.id, id)
  await db.select({ id: shippingMethods.id }).from(shippingMethods).where(own).for('update')
  const before = await readMethod(db, id)
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این روش را تغییر داده است.', {
      subject: `shipping:${id}`,
      current: before,
    })
  }
  const { city_ids: cityIds = before.city_ids, everywhere = before.everywhere, slots } = change
  assertDaysFit(change.days_min ?? before.days_min, change.days_max ?? before.days_max)
  await db
    .update(shippingMethods)
    .set({ ...columnsOf(change), version: version + 1 })
    .where(own)
  await writeCities(db, id, everywhere ? [] : cityIds)
  const { zones = before.zones, delivers = before.delivers } = change
  await writeZones(db, id, { zones, delivers, everywhere, cityIds })
  if (slots) await writeSlots(db, id, slots)
  if (position !== undefined) await setPosition(db, id, position)
  const method = await readMethod(db, id)
  assertReachesSomewhere(method)
  recordChange({
    subject: `shipping:${id}`,
    before,
    after: position === undefined ? method : { ...method, position },
  })
  return { method, tagsToRevalidate: STALE_TAGS }
}

export async function deleteShippingMethod(
  db: Database,
  id: number,
  recordChange: RecordChange,
): Promise<string[]> {
  const own = eq(shippingMethods.id, id)
  await db.select({ id: shippingMethods.id }).from(shippingMethods).where(own).for('update')
  const before = await readMethod(db, id)
  if (before.orders > 0) {
    throw new DomainError(
      'precondition_failed',
      `${formatNumber(before.orders)} سفارش با این روش ثبت شده است؛ به جای پاک کردن، خاموشش کنید.`,
    )
  }
  await db.delete(shippingMethods).where(own)
  recordChange({ subject: `shipping:${id}`, before })
  return STALE_TAGS
}
