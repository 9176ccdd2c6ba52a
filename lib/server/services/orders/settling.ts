import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orders, payments, refunds } from '../../db/schema/schema'
import type { Gateway, Verdict } from '../../payments/gateway'
import { changeWallet } from '../wallet-ledger'
import { moveOrder, type OrderRecord } from './moving'

export type PaymentRecord = typeof payments.$inferSelect
type Settled = { payment: PaymentRecord; stale: string[] }

const A_WHILE_AGO = sql`now() - interval '30 seconds'`
/** A bank that has not decided by then never will. */
const GIVEN_UP_AFTER = sql`now() - interval '2 hours'`

/** Of many callbacks one asks the bank; what a crash left claimed is free again after a while. */
export async function claim(db: Database, id: number): Promise<PaymentRecord | null> {
  const free = or(isNull(payments.claimedAt), lt(payments.claimedAt, A_WHILE_AGO))
  const [payment] = await db
    .update(payments)
    .set({ claimedAt: sql`now()` })
    .where(and(eq(payments.id, id), eq(payments.status, 'pending'), free))
    .returning()
  return payment ?? null
}

async function lockPending(tx: Database, id: number): Promise<PaymentRecord | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment?.status === 'pending' ? payment : null
}

async function write(
  tx: Database,
  id: number,
  values: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRecord> {
  const [payment] = await tx
    .update(payments)
    .set({ settledAt: sql`now()`, askAgainAt: null, claimedAt: null, ...values })
    .where(eq(payments.id, id))
    .returning()
  if (payment === undefined) throw new Error('the payment is gone')
  return payment
}

type Paid = Extract<Verdict, { kind: 'paid' }>
type OnPaid = { kind: 'settled'; settled: Settled } | { kind: 'orphan' }

const paidValues = ({ refId, card }: Paid) => ({
  status: 'paid' as const,
  refId,
  cardMask: card,
})

/** What the wallet gave after this attempt was opened for the whole sum is given back to it. */
async function undoLaterShares(tx: Database, order: OrderRecord, attemptId: number) {
  const later = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.gateway, 'wallet'),
        eq(payments.status, 'paid'),
        gt(payments.id, attemptId),
      ),
    )
    .orderBy(payments.id)
  for (const { id, amount } of later) {
    await tx.insert(refunds).values({ orderId: order.id, paymentId: id, amount, way: 'wallet' })
    await changeWallet(tx, {
      userId: order.userId,
      amount,
      reason: 'refund',
      orderId: order.id,
      paymentId: id,
    })
    await tx
      .update(orders)
      .set({ walletPaid: sql`${orders.walletPaid} - ${amount}` })
      .where(eq(orders.id, order.id))
  }
}

/** Order, stock, ledger and payment change together, or none of them does. */
async function settlePaid(db: Database, id: number, verdict: Paid): Promise<OnPaid | null> {
  return db.transaction(async (tx): Promise<OnPaid | null> => {
    // The order is locked before its payment, as everywhere.
    const [known] = await tx.select().from(payments).where(eq(payments.id, id))
    const orderId = known?.orderId ?? null
    const [order] =
      orderId === null
        ? []
        : await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const payment = await lockPending(tx, id)
    if (payment === null) return null
    if (orderId === null) {
      const settled = await write(tx, id, paidValues(verdict))
      const { userId, amount } = payment
      await changeWallet(tx, { userId, amount, reason: 'charge', paymentId: id })
      return { kind: 'settled', settled: { payment: settled, stale: [] } }
    }
    const due = order === undefined ? 0 : order.payable - order.walletPaid
    if (order?.status !== 'waiting_payment' || payment.amount < due) return { kind: 'orphan' }
    const settled = await write(tx, id, paidValues(verdict))
    if (payment.amount > due) await undoLaterShares(tx, order, id)
    const stale = await moveOrder(tx, order, { to: 'paid', by: 'gateway', note: verdict.refId })
    return { kind: 'settled', settled: { payment: settled, stale } }
  })
}

/** Money for an order that cannot take it any more goes back by the bank, else to the wallet. */
async function giveBack(db: Database, payment: PaymentRecord, at: Back): Promise<Settled> {
  const { gateway, verdict } = at
  const authority = payment.authority ?? ''
  const reversed = (await gateway.reverse?.({ ...payment, authority })) ?? false
  return db.transaction(async (tx) => {
    const pending = await lockPending(tx, payment.id)
    if (pending === null) return { payment, stale: [] }
    const { id, orderId, userId, amount } = pending
    if (orderId !== null) {
      const way = reversed ? 'gateway' : 'wallet'
      await tx.insert(refunds).values({ orderId, paymentId: id, amount, way })
    }
    if (!reversed) {
      await changeWallet(tx, { userId, amount, reason: 'refund', orderId, paymentId: id })
    }
    const values = { ...paidValues(verdict), returnedTo: reversed ? 'gateway' : 'wallet' }
    const status = reversed ? ('reversed' as const) : ('paid' as const)
    return { payment: await write(tx, id, { ...values, status }), stale: [] }
  })
}

type Back = { gateway: Gateway; verdict: Paid }

async function settleUnpaid(
  db: Database,
  payment: PaymentRecord,
  values: Partial<typeof payments.$inferInsert>,
): Promise<Settled> {
  return db.transaction(async (tx) => {
    const pending = await lockPending(tx, payment.id)
    if (pending === null) return { payment, stale: [] }
    return { payment: await write(tx, payment.id, values), stale: [] }
  })
}

async function keepAsking(db: Database, payment: PaymentRecord): Promise<Settled> {
  const [later] = await db
    .update(payments)
    .set({ claimedAt: null, askAgainAt: sql`now() + interval '1 minute'` })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'pending')))
    .returning()
  return { payment: later ?? payment, stale: [] }
}

async function gaveUp(db: Database, id: number): Promise<boolean> {
  const old = and(eq(payments.id, id), lt(payments.createdAt, GIVEN_UP_AFTER))
  return (await db.select({ id: payments.id }).from(payments).where(old)).length > 0
}

/** What a claimed attempt comes to, once the bank has spoken. */
export async function settle(
  db: Database,
  payment: PaymentRecord,
  { gateway, verdict }: { gateway: Gateway; verdict: Verdict },
): Promise<Settled> {
  switch (verdict.kind) {
    case 'pending':
      if (await gaveUp(db, payment.id)) {
        return settleUnpaid(db, payment, { status: 'failed', failure: 'never decided' })
      }
      return keepAsking(db, payment)
    case 'failed':
      return settleUnpaid(db, payment, { status: 'failed', failure: verdict.why })
    case 'reversed':
      return settleUnpaid(db, payment, { status: 'reversed', returnedTo: 'gateway' })
    case 'paid': {
      const result = await settlePaid(db, payment.id, verdict)
      if (result === null) return { payment, stale: [] }
      if (result.kind === 'settled') return result.settled
      return giveBack(db, payment, { gateway, verdict })
    }
  }
}
