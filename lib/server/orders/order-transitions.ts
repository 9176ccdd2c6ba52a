import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { isPaid, canTransition } from '@/lib/domain/order-transitions'
import { EXCHANGE_HOLD_DAYS } from '@/lib/domain/quotas'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Database } from '../db/database'
import { orderItems, orders, payments, refunds } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import { recordWalletTransaction } from '../account/wallet'
import { releaseDeliverySlot } from '../checkout/book-delivery-slot'
import { releaseCoupon } from './coupons'
import { completeReturn } from './complete-return'
import { insertOrderEvents, type OrderRecord, type OrderTransition } from './order-events'
import { releaseExchange } from './release-exchange'
import { restock, releaseStock, sellStock, markReturnedStockNotices } from './stock-reservation'

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
  const tagsToRevalidate = isPaid(order.status)
    ? await restock(db, order.id, 'cancel')
    : await releaseStock(db, order.id)
  await markReturnedStockNotices(db, order.id)
  await releaseCoupon(db, order.id)
  await releaseDeliverySlot(db, order)
  await refundToWallet(db, order)
  return tagsToRevalidate
}

/** Stocks and products are locked before the slot and the wallet. */
async function applyReturnTransition(
  db: Database,
  order: OrderRecord,
  to: OrderStatus,
): Promise<string[]> {
  if (to === 'refer_done') return completeReturn(db, order)
  if (to !== 'refer_reject' && to !== 'cancel_customer') return []
  const tagsToRevalidate = await releaseExchange(db, order.id)
  await releaseDeliverySlot(db, order)
  return tagsToRevalidate
}

/** Until when the variant that is wanted instead waits for the goods. */
const HELD_UNTIL = sql`case when exists (
  select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.exchangeState} = 'held'
) then now() + make_interval(days => ${EXCHANGE_HOLD_DAYS}) end`

const VALUES_AFTER_TRANSITION: Partial<Record<OrderStatus, { expiresAt: SQL | null }>> = {
  paid: { expiresAt: null },
  cancel_customer: { expiresAt: null },
  cancel_store: { expiresAt: null },
  cancel_operator: { expiresAt: null },
  refer_accept: { expiresAt: HELD_UNTIL },
  returned: { expiresAt: null },
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
  if (order.type === 'refer') return applyReturnTransition(db, order, to)
  if (to === 'paid') return sellStock(db, order.id)
  return to.startsWith('cancel') ? applyCancellation(db, order) : []
}
