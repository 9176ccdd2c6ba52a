import { eq } from 'drizzle-orm'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import type { Order } from '@/lib/contract/orders/order'
import { deliverySlotId } from '@/lib/domain/delivery-slots'
import { canChangeDelivery, canChangePickup } from '@/lib/domain/order-transitions'
import { toTehranTime } from '@/lib/persian/days'
import { bookDeliverySlot, moveDeliverySlot } from '../checkout/book-delivery-slot'
import { findOrderReadyTime } from '../checkout/ready-time'
import { listShippingMethods } from '../checkout/shipping-methods'
import type { Database, PersistResponse } from '../db/database'
import { orders } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { logCustomerChange } from './log-customer-change'
import type { OrderRecord } from './order-events'
import { readOrder } from './order-list'
import { lockOrder, readOwnOrder } from './order-transitions'
import { assertPickupDay, findCityId, listPickupSlots } from './return-pickup'

const SLOT_TOO_LATE = 'این سفارش آمادهٔ ارسال شده است؛ زمان تحویل آن دیگر عوض نمی‌شود.'
const PICKUP_TOO_LATE = 'زمان آمدن پیک این مرجوعی دیگر عوض نمی‌شود.'
const NO_HOURS = 'این سفارش ساعت تحویلی ندارد که تغییر کند.'

type Slot = ShippingMethod['slots'][number]

/** Null for what comes without hours. */
function heldSlotOf({ slotId, deliveryDay }: OrderRecord) {
  if (slotId === null || deliveryDay === null) return null
  return { slotId, deliveryDay, id: deliverySlotId(slotId, deliveryDay) }
}

/** Of the method and the town that it was priced for; of a return, those of the courier who brought its goods. What is held already is free to its order. */
export async function readOrderSlots(
  db: Database,
  customerId: number,
  id: number,
  now = new Date(),
): Promise<{ slots: Slot[] }> {
  const order = await readOwnOrder(db, id, customerId)
  const held = heldSlotOf(order)
  const offered =
    order.type === 'refer'
      ? await listReturnSlots(db, order, now)
      : held !== null
        ? await listDeliverySlots(db, order, now)
        : []
  return {
    slots: offered.map((slot) =>
      slot.id === held?.id ? { ...slot, available: slot.available + 1 } : slot,
    ),
  }
}

async function listDeliverySlots(db: Database, order: OrderRecord, now: Date): Promise<Slot[]> {
  const cityId = await findCityId(db, order)
  if (cityId === null || !canChangeDelivery(order)) return []
  const methods = await listShippingMethods(db, cityId, await findOrderReadyTime(db, order, now))
  return methods.find((method) => method.id === order.shippingMethodId)?.slots ?? []
}

function isPickupOpen({ type, status, deliveryDay }: OrderRecord, now: Date): boolean {
  const delivery = deliveryDay === null ? null : { day: deliveryDay }
  return canChangePickup({ type, status, delivery }, toTehranTime(now).day)
}

async function listReturnSlots(db: Database, order: OrderRecord, now: Date): Promise<Slot[]> {
  if (!isPickupOpen(order, now)) return []
  return listPickupSlots(db, await withCourier(db, order), now)
}

/** A return without hours does not say yet who fetches it. */
async function withCourier(db: Database, order: OrderRecord): Promise<OrderRecord> {
  if (order.shippingMethodId !== null || order.parentId === null) return order
  const [bought] = await db
    .select({ shippingMethodId: orders.shippingMethodId })
    .from(orders)
    .where(eq(orders.id, order.parentId))
  return { ...order, shippingMethodId: bought?.shippingMethodId ?? null }
}

/** The hours are logged as they were: those of a method may be others later. */
const logHours = ({ delivery }: Order) => ({
  ...{ delivery_day: delivery?.day, delivery_from: delivery?.from, delivery_to: delivery?.to },
})

type SlotCommand = {
  id: number
  slotOfDayId: number
  now?: Date
  persistResponse?: PersistResponse<Order>
}

/** The new hours are taken and the old ones given back at once, or neither is. */
export async function changeOrderSlot(
  db: Database,
  customerId: number,
  { id, slotOfDayId, now = new Date(), persistResponse }: SlotCommand,
): Promise<Order> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, customerId)
    const held = heldSlotOf(order)
    assertChangeable(order, now)
    const before = await readOrder(tx, id)
    if (slotOfDayId === held?.id) {
      await persistResponse?.(tx, before)
      return before
    }
    const change = await slotChangeOf(tx, order, { slotOfDayId, now })
    const slot = held
      ? await moveDeliverySlot(tx, held, change)
      : await bookDeliverySlot(tx, change)
    if (slot === null) throw new DomainError('precondition_failed', NO_HOURS)
    await tx
      .update(orders)
      .set({
        shippingMethodId: change.methodId,
        slotId: slot.slotId,
        deliveryDay: slot.day,
        lastDay: null,
      })
      .where(eq(orders.id, id))
    const moved = await readOrder(tx, id)
    await logCustomerChange(tx, 'changeOrderSlot', {
      orderId: id,
      ...{ before: logHours(before), after: logHours(moved) },
    })
    await persistResponse?.(tx, moved)
    return moved
  })
}

function assertChangeable(order: OrderRecord, now: Date): void {
  if (order.type === 'refer') {
    if (!isPickupOpen(order, now)) throw new DomainError('precondition_failed', PICKUP_TOO_LATE)
    return
  }
  if (!canChangeDelivery(order)) throw new DomainError('precondition_failed', SLOT_TOO_LATE)
  if (heldSlotOf(order) === null) throw new DomainError('precondition_failed', NO_HOURS)
}

type RequestedSlot = { slotOfDayId: number; now: Date }

const slotUnavailable = (message: string) => new DomainError('slot_unavailable', message)

/** By the method of the order; a return on the days of its courier. */
async function slotChangeOf(tx: Database, order: OrderRecord, { slotOfDayId, now }: RequestedSlot) {
  const isReturn = order.type === 'refer'
  const { shippingMethodId: methodId } = isReturn ? await withCourier(tx, order) : order
  if (isReturn) assertPickupDay(order, slotOfDayId, { now, toError: slotUnavailable })
  return {
    ...{ methodId: methodId ?? 0, slotOfDayId, cityId: await findCityId(tx, order) },
    now: isReturn ? now : await findOrderReadyTime(tx, order, now),
  }
}
