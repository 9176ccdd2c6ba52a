import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import { isCancelled, isPaid, isUnpaid } from '@/lib/domain/order-statuses'
import { canTransition, isBeforeDispatch } from '@/lib/domain/order-transitions'
import { EXCHANGE_HOLD_DAYS } from '@/lib/domain/quotas'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Database } from '../db/database'
import { orderItems, orders } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import { releaseDeliverySlot } from '../checkout/book-delivery-slot'
import { releaseCoupon } from './coupons'
import { completeReturn } from './complete-return'
import { insertOrderEvents, type OrderRecord, type OrderTransition } from './order-events'
import { readOrderMoney, readRefundedShares, refundOrderToWallet } from './refunds'
import { releaseExchange } from './release-exchange'
import { restock, releaseStock, sellStock, markReturnedStockNotices } from './stock-reservation'

/**
 * Locked until the transaction ends, so that two transitions of one order follow each other. The
 * order that a return came from, whose money it gives back, is locked before it.
 */
export async function lockOrder(
  db: Database,
  id: number,
  customerId?: number,
): Promise<OrderRecord> {
  const own = customerId === undefined ? undefined : eq(orders.userId, customerId)
  const parent = db.select({ id: orders.parentId }).from(orders).where(eq(orders.id, id))
  const locked = await db
    .select()
    .from(orders)
    .where(and(or(eq(orders.id, id), eq(orders.id, parent)), own))
    .orderBy(asc(orders.id))
    .for('update')
  const order = locked.find((one) => one.id === id)
  if (order === undefined) throw notFound('این سفارش')
  return order
}

/** Of the customer's own, for what changes nothing. */
export async function readOwnOrder(
  db: Database,
  id: number,
  customerId: number,
): Promise<OrderRecord> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, customerId)))
  if (order === undefined) throw notFound('این سفارش')
  return order
}

async function applyCancellation(db: Database, order: OrderRecord): Promise<string[]> {
  const tagsToRevalidate = isPaid(order.status)
    ? await restock(db, order.id, 'cancel')
    : await releaseStock(db, order.id)
  await markReturnedStockNotices(db, order.id)
  await releaseCoupon(db, order.id)
  await releaseDeliverySlot(db, order)
  await refundOrderToWallet(db, order)
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
  processing: { expiresAt: null },
  cancel_customer: { expiresAt: null },
  cancel_store: { expiresAt: null },
  cancel_operator: { expiresAt: null },
  refer_accept: { expiresAt: HELD_UNTIL },
  returned: { expiresAt: null },
}

const NOT_COLLECTED = 'پول این سفارش در محل گرفته می‌شود؛ ابتدا دریافت آن را در سفارش ثبت کنید.'

async function assertCollected(db: Database, { id, payable }: OrderRecord): Promise<void> {
  const { left } = await readOrderMoney(db, id)
  if (payable > 0 && left <= 0) throw new DomainError('precondition_failed', NOT_COLLECTED)
}

const NOTHING_TO_SEND =
  'پول همهٔ کالاهای این سفارش برگشته و چیزی برای ارسال نمانده است؛ آن را لغو کنید.'

/** What was refunded whole is not sent. */
async function assertHasGoodsToSend(
  db: Database,
  { id, type, status }: OrderRecord,
  to: OrderStatus,
): Promise<void> {
  if (type !== 'sales' || isUnpaid(status) || !isBeforeDispatch(status) || isCancelled(to)) return
  const shares = await readRefundedShares(db, [id])
  if (shares.get(id) === 'whole') throw new DomainError('precondition_failed', NOTHING_TO_SEND)
}

/** Nothing of a sale is left to send, as all its money goes back by line; its units lie where that refund left them. */
export async function closeRefundedOrder(
  db: Database,
  order: OrderRecord,
  note: string,
): Promise<void> {
  await writeTransition(db, order, { to: 'cancel_store', by: 'operator', note })
  await releaseCoupon(db, order.id)
  await releaseDeliverySlot(db, order)
}

async function writeTransition(
  db: Database,
  { id, status: from }: OrderRecord,
  transition: OrderTransition,
): Promise<void> {
  const { to } = transition
  await db
    .update(orders)
    .set({
      status: to,
      updatedAt: sql`now()`,
      stepDueAt: null,
      ...VALUES_AFTER_TRANSITION[to],
      ...(to === 'delivery' && { deliveredAt: sql`now()` }),
    })
    .where(eq(orders.id, id))
  await insertOrderEvents(db, id, from, [transition])
}

export const TRANSITION_NOT_ALLOWED = 'این کار در وضعیت کنونی سفارش ممکن نیست.'

/** Every change of an order's status goes through here; gives the tags of the pages it changes. */
export async function transitionOrder(
  db: Database,
  order: OrderRecord,
  transition: OrderTransition,
): Promise<string[]> {
  const { status: from } = order
  const { to } = transition
  const { isCashOnDelivery } = order
  if (!canTransition(from, to, { isCashOnDelivery })) {
    throw new DomainError('precondition_failed', TRANSITION_NOT_ALLOWED)
  }
  if (isCashOnDelivery && to === 'delivery') await assertCollected(db, order)
  await assertHasGoodsToSend(db, order, to)
  await writeTransition(db, order, transition)
  if (order.type === 'refer') return applyReturnTransition(db, order, to)
  if (isUnpaid(from) && isPaid(to)) return sellStock(db, order.id)
  return isCancelled(to) ? applyCancellation(db, order) : []
}
