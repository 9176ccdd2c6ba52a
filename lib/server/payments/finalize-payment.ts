import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orders, payments, refunds } from '../db/schema/schema'
import {
  UNPAID_FAILURE,
  type PaymentAttempt,
  type Gateway,
  type PaymentVerdict,
} from '../adapters/payments/gateway'
import { recordWalletTransaction } from '../account/wallet'
import { transitionOrder, type OrderRecord } from '../orders/order-transitions'

export type PaymentRecord = typeof payments.$inferSelect
type FinalizedPayment = { payment: PaymentRecord; tagsToRevalidate: string[] }

/** Longer than a bank is asked at most, so that no two ask and give back at once. */
export const CLAIM_EXPIRY = sql`now() - interval '1 minute'`
/** A bank that has not decided by then never will. */
const ABANDONED_BEFORE = sql`now() - interval '2 hours'`

/** What was not paid when the shopper came back may be paid at the bank's page, which is still open. */
const isOpen = or(
  eq(payments.status, 'pending'),
  and(
    eq(payments.status, 'failed'),
    eq(payments.failure, UNPAID_FAILURE),
    gt(payments.createdAt, ABANDONED_BEFORE),
  ),
)

/** Of many callbacks one asks the bank; what a crash left claimed is free again after a while. */
export async function claimPayment(db: Database, id: number): Promise<PaymentRecord | null> {
  const free = or(isNull(payments.claimedAt), lt(payments.claimedAt, CLAIM_EXPIRY))
  const [payment] = await db
    .update(payments)
    .set({ claimedAt: sql`now()` })
    .where(and(eq(payments.id, id), isOpen, free))
    .returning()
  return payment ?? null
}

async function lockOpenPayment(tx: Database, id: number): Promise<PaymentRecord | null> {
  const open = and(eq(payments.id, id), isOpen)
  const [payment] = await tx.select().from(payments).where(open).for('update')
  return payment ?? null
}

async function updatePayment(
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

type PaidVerdict = Extract<PaymentVerdict, { kind: 'paid' }>
type PaidOutcome = { kind: 'settled'; settled: FinalizedPayment } | { kind: 'orphan' }

const paidValues = ({ refId, card }: PaidVerdict) => ({
  status: 'paid' as const,
  failure: null,
  refId,
  cardMask: card,
})

/** What the wallet gave after this attempt was opened for the whole sum is given back to it. */
async function refundLaterWalletShares(tx: Database, order: OrderRecord, attemptId: number) {
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
    await tx
      .insert(refunds)
      .values({ orderId: order.id, paymentId: id, amount, destination: 'wallet' })
    await recordWalletTransaction(tx, {
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
async function finalizePaid(
  db: Database,
  id: number,
  verdict: PaidVerdict,
): Promise<PaidOutcome | null> {
  return db.transaction(async (tx): Promise<PaidOutcome | null> => {
    // The order is locked before its payment, as everywhere.
    const [known] = await tx.select().from(payments).where(eq(payments.id, id))
    const orderId = known?.orderId ?? null
    const [order] =
      orderId === null
        ? []
        : await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const payment = await lockOpenPayment(tx, id)
    if (payment === null) return null
    if (orderId === null) {
      const settled = await updatePayment(tx, id, paidValues(verdict))
      const { userId, amount } = payment
      await recordWalletTransaction(tx, { userId, amount, reason: 'charge', paymentId: id })
      return { kind: 'settled', settled: { payment: settled, tagsToRevalidate: [] } }
    }
    const due = order === undefined ? 0 : order.payable - order.walletPaid
    if (order?.status !== 'waiting_payment' || payment.amount < due) return { kind: 'orphan' }
    const settled = await updatePayment(tx, id, paidValues(verdict))
    const stale = await transitionOrder(tx, order, {
      to: 'paid',
      by: 'gateway',
      note: verdict.refId,
    })
    if (payment.amount > due) await refundLaterWalletShares(tx, order, id)
    return { kind: 'settled', settled: { payment: settled, tagsToRevalidate: stale } }
  })
}

/** Refused is also what was given back before, when the bank's answer was lost. */
async function reverseAtGateway(gateway: Gateway | undefined, attempt: PaymentAttempt) {
  const answer = await gateway?.reverse?.(attempt)
  if (answer !== 'refused') return answer ?? 'refused'
  const known = await gateway?.inquire(attempt)
  return known?.kind === 'reversed' || known?.kind === 'silent' ? known.kind : 'refused'
}

/** Money for an order that cannot take it any more goes back by the bank, else to the wallet. */
async function refundPayment(
  db: Database,
  payment: PaymentRecord,
  at: GatewayVerdict,
): Promise<FinalizedPayment> {
  const { gateway, verdict } = at
  const back = await reverseAtGateway(gateway, { ...payment, authority: payment.authority ?? '' })
  if (back === 'silent') return scheduleInquiry(db, payment)
  const reversed = back === 'reversed'
  return db.transaction(async (tx) => {
    const pending = await lockOpenPayment(tx, payment.id)
    if (pending === null) return { payment, tagsToRevalidate: [] }
    const { id, orderId, userId, amount } = pending
    if (orderId !== null) {
      const destination = reversed ? 'gateway' : 'wallet'
      await tx.insert(refunds).values({ orderId, paymentId: id, amount, destination })
    }
    if (!reversed) {
      await recordWalletTransaction(tx, {
        userId,
        amount,
        reason: 'refund',
        orderId,
        paymentId: id,
      })
    }
    const values = { ...paidValues(verdict), returnedTo: reversed ? 'gateway' : 'wallet' }
    const status = reversed ? ('reversed' as const) : ('paid' as const)
    return { payment: await updatePayment(tx, id, { ...values, status }), tagsToRevalidate: [] }
  })
}

type GatewayVerdict = { gateway: Gateway | undefined; verdict: PaidVerdict }

async function finalizeUnpaid(
  db: Database,
  payment: PaymentRecord,
  values: Partial<typeof payments.$inferInsert>,
): Promise<FinalizedPayment> {
  return db.transaction(async (tx) => {
    const pending = await lockOpenPayment(tx, payment.id)
    if (pending === null) return { payment, tagsToRevalidate: [] }
    return { payment: await updatePayment(tx, payment.id, values), tagsToRevalidate: [] }
  })
}

/** After a tenth of the time it has been open, from a minute to an hour. */
const NEXT_INQUIRY_AT = sql`now() + least(greatest((now() - created_at) / 10, interval '1 minute'), interval '1 hour')`

async function scheduleInquiry(db: Database, payment: PaymentRecord): Promise<FinalizedPayment> {
  const [later] = await db
    .update(payments)
    .set({
      claimedAt: null,
      askAgainAt: sql`case when status = 'pending' then ${NEXT_INQUIRY_AT} end`,
    })
    .where(and(eq(payments.id, payment.id), isOpen))
    .returning()
  return { payment: later ?? payment, tagsToRevalidate: [] }
}

async function isAbandoned(db: Database, id: number): Promise<boolean> {
  const old = and(eq(payments.id, id), lt(payments.createdAt, ABANDONED_BEFORE))
  return (await db.select({ id: payments.id }).from(payments).where(old)).length > 0
}

/** What a claimed attempt comes to, once the bank has spoken. */
export async function finalizePayment(
  db: Database,
  payment: PaymentRecord,
  { gateway, verdict }: { gateway: Gateway | undefined; verdict: PaymentVerdict },
): Promise<FinalizedPayment> {
  switch (verdict.kind) {
    case 'pending':
      if (await isAbandoned(db, payment.id)) {
        return finalizeUnpaid(db, payment, { status: 'failed', failure: 'never decided' })
      }
      return scheduleInquiry(db, payment)
    case 'silent':
      return scheduleInquiry(db, payment)
    case 'failed':
      return finalizeUnpaid(db, payment, { status: 'failed', failure: verdict.why })
    case 'reversed':
      return finalizeUnpaid(db, payment, { status: 'reversed', returnedTo: 'gateway' })
    case 'paid': {
      const result = await finalizePaid(db, payment.id, verdict)
      if (result === null) return { payment, tagsToRevalidate: [] }
      if (result.kind === 'settled') return result.settled
      return refundPayment(db, payment, { gateway, verdict })
    }
  }
}
