import { and, eq, inArray, sql } from 'drizzle-orm'
import { isPaid, canTransition, type Actor } from '@/lib/domain/order-transitions'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Database } from '../db/database'
import { orderEvents, orders, payments, refunds, slotBookings } from '../db/schema/schema'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { notFound, DomainError } from '../domain-error'
import { recordWalletTransaction } from '../account/wallet'
import { releaseCoupon } from './coupons'
import { restock, releaseStock, sellStock, markReturnedStockNotices } from './stock-reservation'

export type OrderRecord = typeof orders.$inferSelect
export type OrderTransition = {
  to: OrderStatus
  by: Actor
  actorId?: number | undefined
  note?: string
}

/** Held until the transaction ends: two moves of one order follow each other. */
export async function lockOrder(db: Database, id: number, userId?: number): Promise<OrderRecord> {
  const mine = userId === undefined ? undefined : eq(orders.userId, userId)
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), mine))
    .for('update')
  if (order === undefined) throw notFound('این سفارش')
  return order
}

/** One move after the other, the first of them from where the order is. */
export async function insertOrderEvents(
  db: Database,
  orderId: number,
  from: OrderStatus | null,
  moves: OrderTransition[],
): Promise<void> {
  await db.insert(orderEvents).values(
    moves.map(({ to, by, actorId, note = '' }, step) => ({
      orderId,
      fromStatus: moves[step - 1]?.to ?? from,
      toStatus: to,
      actor: by,
      actorId: actorId ?? null,
      note,
    })),
  )
}

async function releaseDeliverySlot(
  db: Database,
  { slotId, deliveryDay }: OrderRecord,
): Promise<void> {
  if (slotId === null || deliveryDay === null) return
  const own = and(eq(slotBookings.slotId, slotId), eq(slotBookings.day, deliveryDay))
  await db
    .update(slotBookings)
    .set({ taken: sql`greatest(${slotBookings.taken} - 1, 0)` })
    .where(own)
}

/** Everything paid for an order, by whatever way, goes to the wallet at once. */
async function refundToWallet(db: Database, order: OrderRecord): Promise<void> {
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'paid')))
    .orderBy(payments.id)
  const known = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        paid.map(({ id }) => id),
      ),
    )
  for (const { id, amount } of paid) {
    if (known.some(({ paymentId }) => paymentId === id)) continue
    await db
      .insert(refunds)
      .values({ orderId: order.id, paymentId: id, amount, destination: 'wallet' })
    await recordWalletTransaction(db, {
      userId: order.userId,
      amount,
      reason: 'refund',
      orderId: order.id,
      paymentId: id,
    })
  }
}

async function applyCancellation(db: Database, order: OrderRecord): Promise<string[]> {
  const stale = await (isPaid(order.status) ? restock : releaseStock)(db, order.id)
  await markReturnedStockNotices(db, order.id)
  await releaseCoupon(db, order.id)
  await releaseDeliverySlot(db, order)
  await refundToWallet(db, order)
  return stale
}

/** The money of a return, and the goods, which are at the shop by then. */
async function completeReturn(db: Database, order: OrderRecord): Promise<string[]> {
  const stale = await restock(db, order.id)
  await markReturnedStockNotices(db, order.id)
  await db
    .insert(refunds)
    .values({ orderId: order.id, amount: order.payable, destination: 'wallet' })
  await recordWalletTransaction(db, {
    userId: order.userId,
    amount: order.payable,
    reason: 'refund',
    orderId: order.id,
  })
  return stale
}

const VALUES_AFTER_TRANSITION: Partial<Record<OrderStatus, Partial<typeof orders.$inferInsert>>> = {
  paid: { expiresAt: null },
  cancel_customer: { expiresAt: null },
  cancel_store: { expiresAt: null },
  cancel_operator: { expiresAt: null },
}

const TRANSITION_NOT_ALLOWED = 'این کار در وضعیت کنونی سفارش ممکن نیست.'

/** The one door through which an order's status changes; names the pages that change with it. */
export async function transitionOrder(
  db: Database,
  order: OrderRecord,
  move: OrderTransition,
): Promise<string[]> {
  const { status: from } = order
  if (!canTransition(from, move.to))
    throw new DomainError('precondition_failed', TRANSITION_NOT_ALLOWED)
  const delivered = move.to === 'delivery' ? { deliveredAt: sql`now()` } : {}
  await db
    .update(orders)
    .set({
      status: move.to,
      updatedAt: sql`now()`,
      ...VALUES_AFTER_TRANSITION[move.to],
      ...delivered,
    })
    .where(eq(orders.id, order.id))
  await insertOrderEvents(db, order.id, from, [move])
  if (move.to === 'paid') return sellStock(db, order.id)
  if (move.to === 'refer_done') return completeReturn(db, order)
  return move.to.startsWith('cancel') ? applyCancellation(db, order) : []
}

/** The hours of a day hold so many orders and no more. */
export async function reserveDeliverySlot(
  db: Database,
  slotOfDayId: number,
  capacity: number,
): Promise<void> {
  const { slotId, day } = parseDeliverySlotId(slotOfDayId)
  const full = new DomainError(
    'slot_unavailable',
    'ظرفیت این زمان تحویل پر شد؛ زمان دیگری انتخاب کنید.',
  )
  if (capacity < 1) throw full
  const taken = await db
    .insert(slotBookings)
    .values({ slotId, day, taken: 1 })
    .onConflictDoUpdate({
      target: [slotBookings.slotId, slotBookings.day],
      set: { taken: sql`${slotBookings.taken} + 1` },
      setWhere: sql`${slotBookings.taken} < ${capacity}`,
    })
    .returning({ taken: slotBookings.taken })
  if (taken.length === 0) throw full
}
