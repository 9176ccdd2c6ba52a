import { and, asc, eq, inArray, isNull, lte, or, lt, sql } from 'drizzle-orm'
import { UNPAID } from '@/lib/contract/orders/order-status'
import { isUnpaid } from '@/lib/domain/order-statuses'
import type { Database } from '../db/database'
import { orders, payments } from '../db/schema/schema'
import { findLapsedExchanges, lapseExchange } from '../orders/lapse-exchanges'
import { lockOrder, transitionOrder } from '../orders/order-transitions'
import type { PaymentContext } from './pay-order'
import { inquirePayment } from './handle-payment-callback'
import { CLAIM_EXPIRY, type PaymentRecord } from './finalize-payment'

const BATCH_SIZE = 20

const isDue = and(
  eq(payments.status, 'pending'),
  lte(payments.askAgainAt, sql`now()`),
  or(isNull(payments.claimedAt), lt(payments.claimedAt, CLAIM_EXPIRY)),
)

async function findDuePayments(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(isDue)
    .orderBy(asc(payments.askAgainAt))
    .limit(BATCH_SIZE)
  return rows.map(({ id }) => id)
}

/**
 * Just before its bank is asked: of a batch that was claimed together the last claims would expire while the
 * first banks are slow, and another instance would ask too. Null where it did already.
 */
async function claimDuePayment(db: Database, id: number): Promise<PaymentRecord | null> {
  const [payment] = await db
    .update(payments)
    .set({ claimedAt: sql`now()` })
    .where(and(eq(payments.id, id), isDue))
    .returning()
  return payment ?? null
}

const PAYMENT_EXPIRED = 'مهلت پرداخت گذشت.'

async function findExpiredOrders(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, UNPAID), lt(orders.expiresAt, sql`now()`)))
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH_SIZE)
  return rows.map(({ id }) => id)
}

/** Paid or cancelled in the meantime, it is left alone. */
async function expireOrder(db: Database, id: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!isUnpaid(order.status) || order.expiresAt === null || order.expiresAt > new Date())
      return []
    return transitionOrder(tx, order, { to: 'cancel_store', by: 'system', note: PAYMENT_EXPIRED })
  })
}

type ReconcilerOptions = {
  paymentContext: PaymentContext
  revalidateTags: (tags: readonly string[]) => Promise<void>
  onError: (error: unknown) => void
}

/** One round: what was paid and never came back, what was never paid, what was held for a return that never came. */
export async function reconcile(
  db: Database,
  { paymentContext, revalidateTags, onError }: ReconcilerOptions,
): Promise<void> {
  for (const id of await findDuePayments(db)) {
    const payment = await claimDuePayment(db, id)
    if (payment === null) continue
    await inquirePayment(db, paymentContext, payment).then(revalidateTags).catch(onError)
  }
  for (const id of await findExpiredOrders(db)) {
    await expireOrder(db, id).then(revalidateTags).catch(onError)
  }
  for (const id of await findLapsedExchanges(db)) {
    await lapseExchange(db, id).then(revalidateTags).catch(onError)
  }
}
