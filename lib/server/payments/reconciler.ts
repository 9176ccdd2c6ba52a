import { and, asc, eq, inArray, isNull, lte, or, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orders, payments } from '../db/schema/schema'
import { runPeriodically } from '../run-periodically'
import { lockOrder, transitionOrder } from '../orders/order-transitions'
import type { PaymentContext } from './pay-order'
import { inquirePayment } from './payment-callback'
import { CLAIM_EXPIRY, type PaymentRecord } from './finalize-payment'

/** Any number, as long as nothing else in the shop's database locks by it. */
const RECONCILER_LOCK = 7_340_021
const BATCH_SIZE = 20

/** Of several instances one takes what is due; the others find the lock held and leave. */
async function withAdvisoryLock<T>(
  db: Database,
  work: (tx: Database) => Promise<T[]>,
): Promise<T[]> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ alone: sql<boolean>`pg_try_advisory_xact_lock(${RECONCILER_LOCK})` })
      .from(sql`(select 1) as once`)
    return row?.alone ? work(tx) : []
  })
}

function claimDuePayments(db: Database): Promise<PaymentRecord[]> {
  return withAdvisoryLock(db, async (tx) => {
    const free = or(isNull(payments.claimedAt), lt(payments.claimedAt, CLAIM_EXPIRY))
    const due = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.status, 'pending'), lte(payments.askAgainAt, sql`now()`), free))
      .orderBy(asc(payments.askAgainAt))
      .limit(BATCH_SIZE)
    if (due.length === 0) return []
    return tx
      .update(payments)
      .set({ claimedAt: sql`now()` })
      .where(
        inArray(
          payments.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })
}

const TIME_IS_UP = 'مهلت پرداخت گذشت.'

async function findExpiredOrders(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['completing', 'waiting', 'waiting_payment']),
        lt(orders.expiresAt, sql`now()`),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH_SIZE)
  return rows.map(({ id }) => id)
}

/** One order, one transaction; paid or cancelled in the meantime, it is left alone. */
async function expireOrder(db: Database, id: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const unpaid = ['completing', 'waiting', 'waiting_payment'].includes(order.status)
    if (!unpaid || order.expiresAt === null || order.expiresAt > new Date()) return []
    return transitionOrder(tx, order, { to: 'cancel_store', by: 'system', note: TIME_IS_UP })
  })
}

type ReconcilerOptions = {
  till: PaymentContext
  stale: (tags: readonly string[]) => Promise<void>
  onTrouble: (error: unknown) => void
}

/** One round: what was paid and never came back, then what was never paid. */
export async function reconcile(
  db: Database,
  { till, stale, onTrouble }: ReconcilerOptions,
): Promise<void> {
  for (const payment of await claimDuePayments(db)) {
    await inquirePayment(db, till, payment).then(stale).catch(onTrouble)
  }
  for (const id of await findExpiredOrders(db)) {
    await expireOrder(db, id).then(stale).catch(onTrouble)
  }
}

export function startReconciler(db: Database, tools: ReconcilerOptions): () => Promise<void> {
  return runPeriodically(() => reconcile(db, tools), tools.onTrouble)
}
