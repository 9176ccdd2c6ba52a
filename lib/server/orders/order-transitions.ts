import { and, eq, inArray, sql } from 'drizzle-orm'
import { isPaid, canTransition, type Actor } from '@/lib/domain/order-transitions'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Database } from '../db/database'
import { orderEvents, orders, payments, refunds } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import { recordWalletTransaction } from '../account/wallet'
import { releaseDeliverySlot } from '../checkout/book-delivery-slot'
import { releaseCoupon } from './coupons'
import { restock, releaseStock, sellStock, markReturnedStockNotices } from './stock-reservation'

export type OrderRecord = typeof orders.$inferSelect
export type OrderTransition = {
  to: OrderStatus
  by: Actor
  actorId?: number | undefined
  note?: string
}

/** Locked until the transaction ends, so that two transitions of one order follow each other. */
export async function lockOrder(
  db: Database,
  id: number,
  customerId?: number,
): Promise<OrderRecord> {
  const own = customerId === undefined ? undefined : eq(orders.userId, customerId)
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), own))
    .for('update')
  if (order === undefined) throw notFound('این سفارش')
  return order
}

/** One transition after the other, the first of them from the status the order has. */
export async function insertOrderEvents(
  db: Database,
  orderId: number,
  from: OrderStatus | null,
  transitions: OrderTransition[],
): Promise<void> {
  await db.insert(orderEvents).values(
    transitions.map(({ to, by, actorId, note = '' }, step) => ({
      orderId,
      fromStatus: transitions[step - 1]?.to ?? from,
      toStatus: to,
      actor: by,
      actorId: actorId ?? null,
      note,
    })),
  )
}

/** Everything paid for an order, by whichever gateway, goes to the wallet at once. */
async function refundToWallet(db: Database, order: OrderRecord): Promise<void> {
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'paid')))
    .orderBy(payments.id)
  const refunded = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        paid.map(({ id }) => id),
      ),
    )
  for (const { id, amount } of paid) {
    if (refunded.some(({ paymentId }) => paymentId === id)) continue
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
  const tagsToRevalidate = await (isPaid(order.status) ? restock : releaseStock)(db, order.id)
  await markReturnedStockNotices(db, order.id)
  await releaseCoupon(db, order.id)
  await releaseDeliverySlot(db, order)
  await refundToWallet(db, order)
  return tagsToRevalidate
}

/** The goods are back at the shop by then. */
async function completeReturn(db: Database, order: OrderRecord): Promise<string[]> {
  const tagsToRevalidate = await restock(db, order.id)
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
  return tagsToRevalidate
}

const VALUES_AFTER_TRANSITION: Partial<Record<OrderStatus, Partial<typeof orders.$inferInsert>>> = {
  paid: { expiresAt: null },
  cancel_customer: { expiresAt: null },
  cancel_store: { expiresAt: null },
  cancel_operator: { expiresAt: null },
}

const TRANSITION_NOT_ALLOWED = 'این کار در وضعیت کنونی سفارش ممکن نیست.'

/** Every change of an order's status goes through here; gives the tags of the pages it changes. */
export async function transitionOrder(
  db: Database,
  order: OrderRecord,
  transition: OrderTransition,
): Promise<string[]> {
  const { status: from } = order
  const { to } = transition
  if (!canTransition(from, to)) throw new DomainError('precondition_failed', TRANSITION_NOT_ALLOWED)
  const delivered = to === 'delivery' ? { deliveredAt: sql`now()` } : {}
  await db
    .update(orders)
    .set({
      status: to,
      updatedAt: sql`now()`,
      ...VALUES_AFTER_TRANSITION[to],
      ...delivered,
    })
    .where(eq(orders.id, order.id))
  await insertOrderEvents(db, order.id, from, [transition])
  if (to === 'paid') return sellStock(db, order.id)
  if (to === 'refer_done') return completeReturn(db, order)
  if (to === 'refer_reject') await releaseDeliverySlot(db, order)
  return to.startsWith('cancel') ? applyCancellation(db, order) : []
}
