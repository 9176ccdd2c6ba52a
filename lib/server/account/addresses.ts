import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { type Address, type editAddress as call, NO_CITY } from '@/lib/contract/account/addresses'
import type { CallParsed } from '@/lib/contract/call'
import { MAX_ADDRESSES } from '@/lib/domain/quotas'
import { persianDigits } from '@/lib/persian/digits'
import { formatMobile } from '@/lib/persian/validators'
import { compareNames } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { lockCustomer } from '../db/lock-customer'
import { addresses, cities, states } from '../db/schema/schema'
import type { PersistResponse } from '../persist-response'
import { notFound, invalidField, DomainError } from '../domain-error'

const NO_ADDRESS = 'این نشانی'
const TOO_MANY = `بیش از ${persianDigits(MAX_ADDRESSES)} نشانی نمی‌توان نگه داشت.`

type AddressInput = CallParsed<typeof call>['body']

function ownedBy(userId: number, id: number) {
  return and(eq(addresses.userId, userId), eq(addresses.id, id))
}

export async function listAddresses(db: Database, userId: number, id?: number): Promise<Address[]> {
  const rows = await db
    .select({ address: addresses, state: states.name, city: cities.name })
    .from(addresses)
    .innerJoin(states, eq(states.id, addresses.stateId))
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .where(id === undefined ? eq(addresses.userId, userId) : ownedBy(userId, id))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
  return rows.map(({ address, state, city }) => ({
    id: address.id,
    title: address.title,
    receiver_name: address.receiverName,
    receiver_mobile: formatMobile(address.receiverMobile),
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

export async function findAddress(db: Database, userId: number, id: number): Promise<Address> {
  const [address] = await listAddresses(db, userId, id)
  if (address === undefined) throw notFound(NO_ADDRESS)
  return address
}

/** A city must lie in the province that was named; one that is not listed may be written. */
async function resolveCity(db: Database, wished: AddressInput) {
  const [state] = await db
    .select({ id: states.id })
    .from(states)
    .where(eq(states.id, wished.state_id))
  if (state === undefined) throw invalidField('state_id', 'این استان نامعتبر است.')
  if (!wished.city_id) {
    if (!wished.other_city) throw invalidField('city_id', NO_CITY)
    return { stateId: state.id, cityId: null, otherCity: wished.other_city }
  }
  const inState = and(eq(cities.id, wished.city_id), eq(cities.stateId, state.id))
  const [city] = await db.select({ id: cities.id }).from(cities).where(inState)
  if (city === undefined) throw invalidField('city_id', 'این شهر در استانی که انتخاب کردید نیست.')
  return { stateId: state.id, cityId: city.id, otherCity: null }
}

async function insertAddress(db: Database, userId: number, row: typeof addresses.$inferInsert) {
  const owned = await db.$count(addresses, eq(addresses.userId, userId))
  if (owned >= MAX_ADDRESSES) throw new DomainError('quota_exceeded', TOO_MANY)
  const [added] = await db
    .insert(addresses)
    .values({ ...row, isDefault: owned === 0 })
    .returning({ id: addresses.id })
  return added?.id
}

async function makeDefault(db: Database, userId: number, id: number): Promise<void> {
  const others = and(eq(addresses.userId, userId), ne(addresses.id, id))
  await db.update(addresses).set({ isDefault: false }).where(others)
  await db.update(addresses).set({ isDefault: true }).where(ownedBy(userId, id))
}

export async function saveAddress(
  db: Database,
  userId: number,
  wished: AddressInput,
  keep?: PersistResponse<Address>,
) {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, userId)
    const row = {
      userId,
      title: wished.title,
      receiverName: wished.receiver_name,
      receiverMobile: wished.receiver_mobile,
      ...(await resolveCity(tx, wished)),
      postalCode: wished.postal_code,
      detail: wished.detail,
      plate: wished.plate,
      unit: wished.unit,
    }
    const [changed] =
      wished.id === undefined
        ? [{ id: await insertAddress(tx, userId, row) }]
        : await tx
            .update(addresses)
            .set(row)
            .where(ownedBy(userId, wished.id))
            .returning({ id: addresses.id })
    if (changed?.id === undefined) throw notFound(NO_ADDRESS)
    if (wished.is_default) await makeDefault(tx, userId, changed.id)
    const address = await findAddress(tx, userId, changed.id)
    await keep?.(tx, address)
    return address
  })
}

/** When the default one goes, the newest of the rest takes its place. */
export async function deleteAddress(db: Database, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, userId)
    const [gone] = await tx.delete(addresses).where(ownedBy(userId, id)).returning()
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

export async function listStates(db: Database) {
  const rows = await db.select().from(states)
  return rows.sort((a, b) => compareNames(a.name, b.name))
}

export async function listCities(db: Database, stateId: number) {
  const rows = await db
    .select({ id: cities.id, name: cities.name, parent_id: cities.stateId })
    .from(cities)
    .where(eq(cities.stateId, stateId))
  if (rows.length === 0) throw notFound('این استان')
  return rows.sort((a, b) => compareNames(a.name, b.name))
}
