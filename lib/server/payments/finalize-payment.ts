import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { calculateAmountDue } from '@/lib/domain/pricing'
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

/** Longer than a call to a bank may take, so that no two inquire and refund at once. */
export const CLAIM_EXPIRY = sql`now() - interval '1 minute'`
/** A bank that has not decided by then never will. */
const ABANDONED_BEFORE = sql`now() - interval '2 hours'`

/** An attempt that was unpaid at the callback may still be paid at the bank's page, which stays open. */
const isOpen = or(
  eq(payments.status, 'pending'),
  and(
    eq(payments.status, 'failed'),
    eq(payments.failure, UNPAID_FAILURE),
    gt(payments.createdAt, ABANDONED_BEFORE),
  ),
)

/** After a tenth of the time it has been open, from a minute to an hour. */
const NEXT_INQUIRY_AT = sql`now() + least(greatest((now() - created_at) / 10, interval '1 minute'), interval '1 hour')`

/** Of many callbacks one asks the bank; a claim that a crash left behind expires. */
export async function claimPayment(db: Database, id: number): Promise<PaymentRecord | null> {
  const free = or(isNull(payments.claimedAt), lt(payments.claimedAt, CLAIM_EXPIRY))
  const [payment] = await db
    .update(payments)
    .set({ claimedAt: sql`now()` })
    .where(and(eq(payments.id, id), isOpen, free))
    .returning()
  return payment ?? null
}

/** Only the holder of the claim calls it, with what the bank has answered. */
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
    case 'unknown':
      return scheduleInquiry(db, payment)
    case 'failed':
      return finalizeUnpaid(db, payment, { status: 'failed', failure: verdict.reason })
    case 'reversed':
      return finalizeUnpaid(db, payment, { status: 'reversed', returnedTo: 'gateway' })
    case 'paid': {
      const outcome = await finalizePaid(db, payment.id, verdict)
      if (outcome.kind === 'finalized') return outcome
      if (outcome.kind === 'already_finalized') return { payment, tagsToRevalidate: [] }
      return refundPayment(db, payment, { gateway, verdict })
    }
  }
}

type PaidVerdict = Extract<PaymentVerdict, { kind: 'paid' }>
type PaidOutcome =
  | ({ kind: 'finalized' } & FinalizedPayment)
  | { kind: 'already_finalized' }
  /** The order is cancelled, paid already or dearer than what was paid. */
  | { kind: 'order_not_payable' }

/** Order, stock, ledger and payment change together, or none of them does. */
async function finalizePaid(db: Database, id: number, verdict: PaidVerdict): Promise<PaidOutcome> {
  return db.transaction(async (tx): Promise<PaidOutcome> => {
    // The order is locked before its payment, as everywhere.
    const [known] = await tx.select().from(payments).where(eq(payments.id, id))
    const orderId = known?.orderId ?? null
    const [order] =
      orderId === null
        ? []
        : await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const payment = await lockOpenPayment(tx, id)
    if (payment === null) return { kind: 'already_finalized' }
    if (orderId === null) {
      const charged = await updatePayment(tx, id, paidValues(verdict))
      const { userId, amount } = payment
      await recordWalletTransaction(tx, { userId, amount, reason: 'charge', paymentId: id })
      return { kind: 'finalized', payment: charged, tagsToRevalidate: [] }
    }
    if (order?.status !== 'waiting_payment') return { kind: 'order_not_payable' }
    const due = calculateAmountDue(order)
    if (payment.amount < due) return { kind: 'order_not_payable' }
    const paid = await updatePayment(tx, id, paidValues(verdict))
    const tagsToRevalidate = await transitionOrder(tx, order, {
      to: 'paid',
      by: 'gateway',
      note: verdict.refId,
    })
    if (payment.amount > due) await refundLaterWalletShares(tx, order, id)
    return { kind: 'finalized', payment: paid, tagsToRevalidate }
  })
}

/** An attempt opened for the whole sum makes what the wallet paid later superfluous. */
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

type GatewayVerdict = { gateway: Gateway | undefined; verdict: PaidVerdict }

/** Money for an order that is not payable any more goes back by the bank, else to the wallet. */
async function refundPayment(
  db: Database,
  payment: PaymentRecord,
  at: GatewayVerdict,
): Promise<FinalizedPayment> {
  const { gateway, verdict } = at
  const back = await reverseAtGateway(gateway, { ...payment, authority: payment.authority ?? '' })
  if (back === 'unknown') return scheduleInquiry(db, payment)
  const isReversed = back === 'reversed'
  return db.transaction(async (tx) => {
    const pending = await lockOpenPayment(tx, payment.id)
    if (pending === null) return { payment, tagsToRevalidate: [] }
    const { id, orderId, userId, amount } = pending
    if (orderId !== null) {
      const destination = isReversed ? 'gateway' : 'wallet'
      await tx.insert(refunds).values({ orderId, paymentId: id, amount, destination })
    }
    if (!isReversed) {
      await recordWalletTransaction(tx, {
        userId,
        amount,
        reason: 'refund',
        orderId,
        paymentId: id,
      })
    }
    const values = { ...paidValues(verdict), returnedTo: isReversed ? 'gateway' : 'wallet' }
    const status = isReversed ? ('reversed' as const) : ('paid' as const)
    return { payment: await updatePayment(tx, id, { ...values, status }), tagsToRevalidate: [] }
  })
}

/** A reversal whose answer was lost is declined when it is repeated, so the bank is asked once more. */
async function reverseAtGateway(gateway: Gateway | undefined, attempt: PaymentAttempt) {
  const answer = await gateway?.reverse?.(attempt)
  if (answer !== 'declined') return answer ?? 'declined'
  const known = await gateway?.inquire(attempt)
  return known?.kind === 'reversed' || known?.kind === 'unknown' ? known.kind : 'declined'
}

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

const paidValues = ({ refId, card }: PaidVerdict) => ({
  status: 'paid' as const,
  failure: null,
  refId,
  cardMask: card,
})
