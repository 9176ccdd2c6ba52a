import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { VOID_RETURNS } from '@/lib/contract/orders/order-status'
import type { ReturnedBefore } from '@/lib/domain/pricing'
import { freeExchangeReasons } from '@/lib/domain/return-reasons'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { orderItems, orders, refundItems, refunds } from '../db/schema/schema'
import { countRefundedUnits } from './refunds'

const isCounted = notInArray(orders.status, [...VOID_RETURNS])

export type ReturnedItems = {
  /** By the order's item: what its refunds have taken back, and earlier returns of it but those that ended without it. */
  units: ReadonlyMap<number, number>
  /** The items that have no free exchange for another size or colour left, of their own or of what they replace. */
  exchanged: ReadonlySet<number>
}

export async function readReturnedItems(
  db: Database,
  orderIds: readonly number[],
): Promise<ReturnedItems> {
  if (orderIds.length === 0) return { units: new Map(), exchanged: new Set() }
  const rows = await db
    .select({ itemId: orderItems.parentItemId, quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(orders.parentId, [...orderIds]), isCounted))
  const units = await countRefundedUnits(db, orderIds)
  for (const { itemId, quantity } of rows) {
    if (itemId !== null) units.set(itemId, (units.get(itemId) ?? 0) + quantity)
  }
  return { units, exchanged: await findExchangedItems(db, orderIds) }
}

/** A line has one free exchange, asked for or done, together with the lines that it was sent to replace. */
async function findExchangedItems(db: Database, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await readRows(
    db,
    sql`
    with recursive line as (
      select id as item_id, id as line_id, order_id, exchange_of_item_id
      from order_items where ${inArray(orderItems.orderId, [...orderIds])}
      union all
      select line.item_id, replaced.id, replaced.order_id, replaced.exchange_of_item_id
      from line
      join order_items given on given.id = line.exchange_of_item_id
      join order_items replaced on replaced.id = given.parent_item_id)
    select distinct line.item_id from line
    join orders on orders.parent_id = line.order_id and ${isCounted}
    join order_items back on back.order_id = orders.id and back.parent_item_id = line.line_id
    where back.exchange_state in ('held', 'ordered') and ${inArray(sql`back.reason`, freeExchangeReasons)}`,
    z.object({ item_id: z.int() }),
  )
  return new Set(rows.map(({ item_id: id }) => id))
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
