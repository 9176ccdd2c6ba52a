import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { VOID_RETURNS } from '@/lib/contract/orders/order-status'
import type { ReturnedBefore } from '@/lib/domain/pricing'
import { takesFreeExchange } from '@/lib/domain/return-reasons'
import type { Database } from '../db/database'
import { orderItems, orders, refundItems, refunds } from '../db/schema/schema'
import { countRefundedUnits } from './refunds'

const isCounted = notInArray(orders.status, [...VOID_RETURNS])

export type ReturnedItems = {
  /** By the order's item: what its refunds have taken back, and earlier returns of it but those that ended without it. */
  units: ReadonlyMap<number, number>
  /** The items of which a unit was exchanged for another size or colour, or waits for it, or which came by such an exchange. */
  exchanged: ReadonlySet<number>
}

export async function readReturnedItems(
  db: Database,
  orderIds: readonly number[],
): Promise<ReturnedItems> {
  if (orderIds.length === 0) return { units: new Map(), exchanged: new Set() }
  const rows = await db
    .select({
      itemId: orderItems.parentItemId,
      quantity: orderItems.quantity,
      reason: orderItems.reason,
      exchangeState: orderItems.exchangeState,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(orders.parentId, [...orderIds]), isCounted))
  const units = await countRefundedUnits(db, orderIds)
  const exchanged = await findExchangedItems(db, orderIds)
  for (const { itemId, quantity, reason, exchangeState: state } of rows) {
    if (itemId === null) continue
    units.set(itemId, (units.get(itemId) ?? 0) + quantity)
    const isExchanged = state === 'held' || state === 'ordered'
    if (isExchanged && takesFreeExchange(reason)) exchanged.add(itemId)
  }
  return { units, exchanged }
}

/** The items of exchanges' orders that were sent for another size or colour. */
async function findExchangedItems(db: Database, orderIds: readonly number[]): Promise<Set<number>> {
  const given = alias(orderItems, 'given')
  const rows = await db
    .select({ itemId: orderItems.id, reason: given.reason })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(
      given,
      and(eq(given.orderId, orders.exchangeOf), eq(given.exchangeStockId, orderItems.stockId)),
    )
    .where(inArray(orders.id, [...orderIds]))
  return new Set(rows.flatMap(({ itemId, reason }) => (takesFreeExchange(reason) ? itemId : [])))
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

export type ReturnedOfOrder = ReturnedItems & { before: ReturnedBefore }

/** What returns and refunds have taken of an order; under its lock nothing is added to it. */
export async function readReturned(db: Database, orderId: number): Promise<ReturnedOfOrder> {
  const returned = await readReturnedItems(db, [orderId])
  const { units } = returned
  if (units.size === 0) return { ...returned, before: { goods: 0, coupon: 0 } }
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const goods = items
    .filter(({ takesCoupon }) => takesCoupon)
    .reduce((sum, one) => sum + (units.get(one.id) ?? 0) * (one.unitPrice - one.unitDiscount), 0)
  return { ...returned, before: { goods, coupon: await sumReturnedCoupon(db, orderId) } }
}
