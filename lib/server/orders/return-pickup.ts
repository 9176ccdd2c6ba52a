import { and, eq } from 'drizzle-orm'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { formatDate } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'
import { listShippingMethods } from '../checkout/shipping-methods'
import type { Database } from '../db/database'
import { cities, states } from '../db/schema/schema'
import type { DomainError } from '../domain-error'
import type { OrderRecord } from './order-events'
import { readOwnOrder } from './order-transitions'

const TOO_SOON = 'پیک از فردا می‌آید؛ روز دیگری انتخاب کنید.'

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

/** Why nobody fetches an order's goods on that day; null where a courier can. */
function explainNoPickup({ type, expiresAt }: OrderRecord, day: string, now: Date): string | null {
  if (day <= toTehranTime(now).day) return TOO_SOON
  const heldUntil = type === 'refer' ? expiresAt : null
  return heldUntil !== null && day >= toTehranTime(heldUntil).day
    ? `کالای جایگزین تا ${formatDate(heldUntil)} برای شما کنار گذاشته شده است؛ روزی پیش از آن انتخاب کنید.`
    : null
}

/** From tomorrow on, as somebody has to accept it first, and before what is wanted instead is held no longer. */
export function assertPickupDay(
  order: OrderRecord,
  slotOfDayId: number,
  { now, toError }: { now: Date; toError: (message: string) => DomainError },
): void {
  const message = explainNoPickup(order, parseDeliverySlotId(slotOfDayId).day, now)
  if (message !== null) throw toError(message)
}

/** The hours of the courier who brought the order, on the days that `assertPickupDay` allows. */
export async function listPickupSlots(
  db: Database,
  order: OrderRecord,
  now: Date,
): Promise<Slot[]> {
  const cityId = await findCityId(db, order)
  if (order.shippingMethodId === null || cityId === null) return []
  const methods = await listShippingMethods(db, cityId, now)
  const slots = methods.find(({ id }) => id === order.shippingMethodId)?.slots ?? []
  return slots.filter(({ date }) => explainNoPickup(order, date, now) === null)
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
