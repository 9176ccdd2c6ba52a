import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { VOID_RETURNS } from '@/lib/contract/orders/order-status'
import type { ReturnedBefore } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { orderItems, orders, refundItems, refunds } from '../db/schema/schema'
import { countRefundedUnits } from './refunds'

const isCounted = notInArray(orders.status, [...VOID_RETURNS])

/** By the order's item: what its refunds have taken back, and earlier returns of it but those that ended without it. */
export async function countReturnedUnits(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ itemId: orderItems.parentItemId, quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(orders.parentId, [...orderIds]), isCounted))
  const returned = await countRefundedUnits(db, orderIds)
  for (const { itemId, quantity } of rows) {
    if (itemId !== null) returned.set(itemId, (returned.get(itemId) ?? 0) + quantity)
  }
  return returned
}

/** How much of an order's coupon went back with units of it. */
async function sumReturnedCoupon(db: Database, orderId: number): Promise<number> {
  const returns = await db
    .select({ coupon: orders.couponDiscount })
    .from(orders)
    .where(and(eq(orders.parentId, orderId), isCounted))
  const price = sql`${orderItems.unitPrice} - ${orderItems.unitDiscount}`
  const byStaff = await db
    .select({
      goods: sql<number>`sum(${refundItems.quantity} * (${price}))`.mapWith(Number),
      amount: refunds.amount,
      shipping: refunds.shippingAmount,
    })
    .from(refunds)
    .innerJoin(refundItems, eq(refundItems.refundId, refunds.id))
    .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.paymentId)))
    .groupBy(refunds.id)
  const shares = [
    ...returns.map(({ coupon }) => coupon),
    ...byStaff.map(({ goods, amount, shipping }) => Math.max(goods - (amount - shipping), 0)),
  ]
  return shares.reduce((sum, share) => sum + share, 0)
}

export type ReturnedOfOrder = {
  /** By the order's item. */
  units: Map<number, number>
  before: ReturnedBefore
}

/** What returns and refunds have taken of an order; under its lock nothing is added to it. */
export async function readReturned(db: Database, orderId: number): Promise<ReturnedOfOrder> {
  const units = await countReturnedUnits(db, [orderId])
  if (units.size === 0) return { units, before: { goods: 0, coupon: 0 } }
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const goods = items
    .filter(({ takesCoupon }) => takesCoupon)
    .reduce((sum, one) => sum + (units.get(one.id) ?? 0) * (one.unitPrice - one.unitDiscount), 0)
  return { units, before: { goods, coupon: await sumReturnedCoupon(db, orderId) } }
}
