import { eq } from 'drizzle-orm'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import type { Order } from '@/lib/contract/orders/order'
import { deliverySlotId } from '@/lib/domain/delivery-slots'
import { canChangeDelivery } from '@/lib/domain/order-transitions'
import { moveDeliverySlot } from '../checkout/book-delivery-slot'
import { findOrderReadyTime } from '../checkout/ready-time'
import { listShippingMethods } from '../checkout/shipping-methods'
import type { Database, PersistResponse } from '../db/database'
import { orders } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { logCustomerChange } from './log-customer-change'
import type { OrderRecord } from './order-events'
import { readOrder } from './order-list'
import { lockOrder, readOwnOrder } from './order-transitions'
import { findCityId } from './return-pickup'

const SLOT_TOO_LATE = 'این سفارش آمادهٔ ارسال شده است؛ زمان تحویل آن دیگر عوض نمی‌شود.'
const NO_HOURS = 'این سفارش ساعت تحویلی ندارد که تغییر کند.'

type Slot = ShippingMethod['slots'][number]

/** Null for what comes without hours. */
function heldSlotOf({ slotId, deliveryDay }: OrderRecord) {
  if (slotId === null || deliveryDay === null) return null
  return { slotId, deliveryDay, id: deliverySlotId(slotId, deliveryDay) }
}

/** Of the method and the town that it was priced for; what the order holds itself is free to it. */
export async function readOrderSlots(
  db: Database,
  customerId: number,
  id: number,
  now = new Date(),
): Promise<{ slots: Slot[] }> {
  const order = await readOwnOrder(db, id, customerId)
  const held = heldSlotOf(order)
  const cityId = await findCityId(db, order)
  if (held === null || cityId === null || !canChangeDelivery(order)) return { slots: [] }
  const methods = await listShippingMethods(db, cityId, await findOrderReadyTime(db, order, now))
  const offered = methods.find((method) => method.id === order.shippingMethodId)?.slots ?? []
  return {
    slots: offered.map((slot) =>
      slot.id === held.id ? { ...slot, available: slot.available + 1 } : slot,
    ),
  }
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
    if (!canChangeDelivery(order)) throw new DomainError('precondition_failed', SLOT_TOO_LATE)
    const held = heldSlotOf(order)
    if (held === null) throw new DomainError('precondition_failed', NO_HOURS)
    const before = await readOrder(tx, id)
    if (slotOfDayId === held.id) {
      await persistResponse?.(tx, before)
      return before
    }
    const slot = await moveDeliverySlot(tx, held, {
      methodId: order.shippingMethodId ?? 0,
      slotOfDayId,
      cityId: await findCityId(tx, order),
      now: await findOrderReadyTime(tx, order, now),
    })
    await tx
      .update(orders)
      .set({ slotId: slot.slotId, deliveryDay: slot.day })
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
