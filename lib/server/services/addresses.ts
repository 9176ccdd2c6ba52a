import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import { type Address, type editAddress as call, NO_CITY } from '@/lib/contract/addresses'
import type { CallParsed } from '@/lib/contract/call'
import { showMobile } from '@/lib/persian/validators'
import type { Database } from '../db/database'
import { addresses, cities, states } from '../db/schema/schema'
import type { Keep } from './keep'
import { notFound, Refusal } from './refusal'

const MOST = 20
const NO_ADDRESS = 'این نشانی'

type Wished = CallParsed<typeof call>['body']

function owned(userId: number, id: number) {
  return and(eq(addresses.userId, userId), eq(addresses.id, id))
}

export async function addressesOf(db: Database, userId: number, id?: number): Promise<Address[]> {
  const rows = await db
    .select({ address: addresses, state: states.name, city: cities.name })
    .from(addresses)
    .innerJoin(states, eq(states.id, addresses.stateId))
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .where(id === undefined ? eq(addresses.userId, userId) : owned(userId, id))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
  return rows.map(({ address, state, city }) => ({
    id: address.id,
    title: address.title,
    receiver_name: address.receiverName,
    receiver_mobile: showMobile(address.receiverMobile),
    state_id: address.stateId,
    state,
    city_id: address.cityId,
    city: city ?? address.otherCity ?? '',
    postal_code: address.postalCode,
    detail: address.detail,
    plate: address.plate,
    unit: address.unit,
    is_default: address.isDefault,
  }))
}

export async function addressOf(db: Database, userId: number, id: number): Promise<Address> {
  const [address] = await addressesOf(db, userId, id)
  if (address === undefined) throw notFound(NO_ADDRESS)
  return address
}

function refusedField(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { fields: { [field]: [message] } })
}

/** A city must lie in the province that was named; one that is not listed may be written. */
async function placeOf(db: Database, wished: Wished) {
  const [state] = await db
    .select({ id: states.id })
    .from(states)
    .where(eq(states.id, wished.state_id))
  if (state === undefined) throw refusedField('state_id', 'این استان نامعتبر است.')
  if (!wished.city_id) {
    if (!wished.other_city) throw refusedField('city_id', NO_CITY)
    return { stateId: state.id, cityId: null, otherCity: wished.other_city }
  }
  const inState = and(eq(cities.id, wished.city_id), eq(cities.stateId, state.id))
  const [city] = await db.select({ id: cities.id }).from(cities).where(inState)
  if (city === undefined) throw refusedField('city_id', 'این شهر در استانی که انتخاب کردید نیست.')
  return { stateId: state.id, cityId: city.id, otherCity: null }
}

async function add(db: Database, userId: number, row: typeof addresses.$inferInsert) {
  const [held] = await db
    .select({ count: count() })
    .from(addresses)
    .where(eq(addresses.userId, userId))
  const owns = held?.count ?? 0
  if (owns >= MOST) throw new Refusal('refused', 'بیش از ۲۰ نشانی نمی‌توان نگه داشت.')
  const [added] = await db
    .insert(addresses)
    .values({ ...row, isDefault: owns === 0 })
    .returning({ id: addresses.id })
  return added?.id
}

async function makeDefault(db: Database, userId: number, id: number): Promise<void> {
  const others = and(eq(addresses.userId, userId), ne(addresses.id, id))
  await db.update(addresses).set({ isDefault: false }).where(others)
  await db.update(addresses).set({ isDefault: true }).where(owned(userId, id))
}

export async function editAddress(
  db: Database,
  userId: number,
  wished: Wished,
  keep?: Keep<Address>,
) {
  return db.transaction(async (tx) => {
    const row = {
      userId,
      title: wished.title,
      receiverName: wished.receiver_name,
      receiverMobile: wished.receiver_mobile,
      ...(await placeOf(tx, wished)),
      postalCode: wished.postal_code,
      detail: wished.detail,
      plate: wished.plate,
      unit: wished.unit,
    }
    const [changed] =
      wished.id === undefined
        ? [{ id: await add(tx, userId, row) }]
        : await tx
            .update(addresses)
            .set(row)
            .where(owned(userId, wished.id))
            .returning({ id: addresses.id })
    if (changed?.id === undefined) throw notFound(NO_ADDRESS)
    if (wished.is_default) await makeDefault(tx, userId, changed.id)
    const address = await addressOf(tx, userId, changed.id)
    await keep?.(tx, address)
    return address
  })
}

/** When the default one goes, the newest of the rest takes its place. */
export async function deleteAddress(db: Database, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(addresses).where(owned(userId, id)).returning()
    if (gone === undefined) throw notFound(NO_ADDRESS)
    if (!gone.isDefault) return
    const [next] = await tx
      .select({ id: addresses.id })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses.id))
      .limit(1)
    if (next) await makeDefault(tx, userId, next.id)
  })
}
