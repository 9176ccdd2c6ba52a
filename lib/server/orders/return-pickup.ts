import { and, eq } from 'drizzle-orm'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { toTehranTime } from '@/lib/persian/days'
import { listShippingMethods } from '../checkout/shipping-methods'
import type { Database } from '../db/database'
import { cities, states } from '../db/schema/schema'
import type { OrderRecord } from './order-events'
import { readOwnOrder } from './order-transitions'

type Slot = ShippingMethod['slots'][number]

export async function findCityByName(
  db: Database,
  { state, city }: { state: string; city: string },
): Promise<number | null> {
  const [found] = await db
    .select({ id: cities.id })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(and(eq(cities.name, city), eq(states.name, state)))
  return found?.id ?? null
}

/** An order keeps the names of its address, which the shop may spell anew. */
export async function findCityId(db: Database, { address }: OrderRecord): Promise<number | null> {
  return findCityByName(db, { state: address?.state ?? '', city: address?.city ?? '' })
}

/** The hours of the courier who brought the order, from tomorrow on: somebody has to accept it first. */
export async function listPickupSlots(
  db: Database,
  order: OrderRecord,
  now: Date,
): Promise<Slot[]> {
  const cityId = await findCityId(db, order)
  if (order.shippingMethodId === null || cityId === null) return []
  const methods = await listShippingMethods(db, cityId, now)
  const { day: today } = toTehranTime(now)
  const slots = methods.find(({ id }) => id === order.shippingMethodId)?.slots ?? []
  return slots.filter(({ date }) => date > today)
}

export async function readReturnPickup(
  db: Database,
  customerId: number,
  id: number,
  now = new Date(),
): Promise<{ slots: Slot[] }> {
  const order = await readOwnOrder(db, id, customerId)
  return { slots: await listPickupSlots(db, order, now) }
}
