import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { type Address, type editAddress as call, NO_CITY } from '@/lib/contract/account/addresses'
import type { CallParsed } from '@/lib/contract/call'
import type { OrderAddress } from '@/lib/contract/orders/order-address'
import { MAX_ADDRESSES } from '@/lib/domain/quotas'
import { persianDigits } from '@/lib/persian/digits'
import { formatMobile } from '@/lib/persian/validators'
import { compareNames, searchKey } from '@/lib/persian/text'
import type { Database, PersistResponse } from '../db/database'
import { lockCustomer } from '../db/lock-customer'
import { addresses, cities, states, users } from '../db/schema/schema'
import { notFound, invalidField, DomainError } from '../domain-error'

const NO_ADDRESS = 'این نشانی'
const TOO_MANY = `بیش از ${persianDigits(MAX_ADDRESSES)} نشانی نمی‌توان نگه داشت.`

/** As the forms of the account allow. */
const MAX_NAME_LENGTH = 50

type AddressInput = CallParsed<typeof call>['body']

function ownedBy(customerId: number, id: number) {
  return and(eq(addresses.userId, customerId), eq(addresses.id, id))
}

export async function listAddresses(
  db: Database,
  customerId: number,
  id?: number,
): Promise<Address[]> {
  const rows = await db
    .select({ address: addresses, state: states.name, city: cities.name })
    .from(addresses)
    .innerJoin(states, eq(states.id, addresses.stateId))
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .where(id === undefined ? eq(addresses.userId, customerId) : ownedBy(customerId, id))
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

export async function findAddress(db: Database, customerId: number, id: number): Promise<Address> {
  const [address] = await listAddresses(db, customerId, id)
  if (address === undefined) throw notFound(NO_ADDRESS)
  return address
}

/** What an order keeps of it. */
export function snapshotAddress(address: Address): OrderAddress {
  const { title, receiver_name, receiver_mobile, state, city, postal_code, detail, plate, unit } =
    address
  return { title, receiver_name, receiver_mobile, state, city, postal_code, detail, plate, unit }
}

/** By whatever spelling: who writes a listed city by hand pays what it costs to send there. */
async function findCityByName(db: Database, stateId: number, name: string): Promise<number | null> {
  const listed = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.stateId, stateId))
  const wanted = searchKey(name)
  return listed.find((city) => searchKey(city.name) === wanted)?.id ?? null
}

/** A listed city must lie in the province; one that is not listed may be written by hand. */
async function resolveCity(db: Database, input: AddressInput) {
  const [state] = await db
    .select({ id: states.id })
    .from(states)
    .where(eq(states.id, input.state_id))
  if (state === undefined) throw invalidField('state_id', 'این استان نامعتبر است.')
  if (!input.city_id) {
    if (!input.other_city) throw invalidField('city_id', NO_CITY)
    const cityId = await findCityByName(db, state.id, input.other_city)
    return { stateId: state.id, cityId, otherCity: cityId === null ? input.other_city : null }
  }
  const inState = and(eq(cities.id, input.city_id), eq(cities.stateId, state.id))
  const [city] = await db.select({ id: cities.id }).from(cities).where(inState)
  if (city === undefined) throw invalidField('city_id', 'این شهر در استانی که انتخاب کردید نیست.')
  return { stateId: state.id, cityId: city.id, otherCity: null }
}

async function insertAddress(db: Database, customerId: number, row: typeof addresses.$inferInsert) {
  const owned = await db.$count(addresses, eq(addresses.userId, customerId))
  if (owned >= MAX_ADDRESSES) throw new DomainError('quota_exceeded', TOO_MANY)
  const [added] = await db
    .insert(addresses)
    .values({ ...row, isDefault: owned === 0 })
    .returning({ id: addresses.id })
  return added?.id
}

async function makeDefault(db: Database, customerId: number, id: number): Promise<void> {
  const others = and(eq(addresses.userId, customerId), ne(addresses.id, id))
  await db.update(addresses).set({ isDefault: false }).where(others)
  await db.update(addresses).set({ isDefault: true }).where(ownedBy(customerId, id))
}

/** Who receives at their own number has told their name; an account that has none takes it. */
async function nameCustomer(
  db: Database,
  customerId: number,
  { receiver_name: name, receiver_mobile: mobile }: AddressInput,
): Promise<void> {
  const [firstName = '', ...rest] = name.split(' ')
  const lastName = rest.join(' ')
  if (Math.max(firstName.length, lastName.length) > MAX_NAME_LENGTH) return
  const nameless = and(
    eq(users.id, customerId),
    eq(users.mobile, mobile),
    eq(users.firstName, ''),
    eq(users.lastName, ''),
  )
  await db.update(users).set({ firstName, lastName }).where(nameless)
}

export async function saveAddress(
  db: Database,
  customerId: number,
  input: AddressInput,
  persistResponse?: PersistResponse<Address>,
) {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const row = {
      userId: customerId,
      title: input.title,
      receiverName: input.receiver_name,
      receiverMobile: input.receiver_mobile,
      ...(await resolveCity(tx, input)),
      postalCode: input.postal_code,
      detail: input.detail,
      plate: input.plate,
      unit: input.unit,
    }
    const [changed] =
      input.id === undefined
        ? [{ id: await insertAddress(tx, customerId, row) }]
        : await tx
            .update(addresses)
            .set(row)
            .where(ownedBy(customerId, input.id))
            .returning({ id: addresses.id })
    if (changed?.id === undefined) throw notFound(NO_ADDRESS)
    await nameCustomer(tx, customerId, input)
    if (input.is_default) await makeDefault(tx, customerId, changed.id)
    const address = await findAddress(tx, customerId, changed.id)
    await persistResponse?.(tx, address)
    return address
  })
}

/** When the default one is deleted, the newest of the rest becomes the default. */
export async function deleteAddress(db: Database, customerId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [deleted] = await tx.delete(addresses).where(ownedBy(customerId, id)).returning()
    if (deleted === undefined) throw notFound(NO_ADDRESS)
    if (!deleted.isDefault) return
    const [next] = await tx
      .select({ id: addresses.id })
      .from(addresses)
      .where(eq(addresses.userId, customerId))
      .orderBy(desc(addresses.id))
      .limit(1)
    if (next) await makeDefault(tx, customerId, next.id)
  })
}

export async function listStates(db: Database) {
  const rows = await db.select().from(states)
  return rows.sort((a, b) => compareNames(a.name, b.name))
}

export async function listCities(db: Database, stateId: number | undefined) {
  const rows = await db
    .select({ id: cities.id, name: cities.name, parent_id: cities.stateId })
    .from(cities)
    .where(stateId === undefined ? undefined : eq(cities.stateId, stateId))
  if (rows.length === 0) throw notFound('این استان')
  return rows.sort((a, b) => compareNames(a.name, b.name))
}
