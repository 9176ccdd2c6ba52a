import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { isUnpaid } from '@/lib/domain/order-statuses'
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
import type { OrderRecord } from '../orders/order-events'
import { transitionOrder } from '../orders/order-transitions'
import { WALLET } from '../orders/pay-from-wallet'

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
    const order = await lockOrderOf(tx, known)
    const payment = await lockOpenPayment(tx, id)
    if (payment === null) return { kind: 'already_finalized' }
    if (payment.orderId === null) {
      const charged = await updatePayment(tx, id, paidValues(verdict))
      const { userId, amount } = payment
      await recordWalletTransaction(tx, { userId, amount, reason: 'charge', paymentId: id })
      return { kind: 'finalized', payment: charged, tagsToRevalidate: [] }
    }
    if (order?.status !== 'waiting_payment') return { kind: 'order_not_payable' }
    const superfluous = payment.amount - calculateAmountDue(order)
    const laterShares = superfluous > 0 ? await listHeldShares(tx, order.id, id) : []
    if (superfluous !== sumAmounts(laterShares)) return { kind: 'order_not_payable' }
    const paid = await updatePayment(tx, id, paidValues(verdict))
    const tagsToRevalidate = await transitionOrder(tx, order, {
      to: 'paid',
      by: 'gateway',
      note: verdict.refId,
    })
    await refundShares(tx, order, laterShares)
    return { kind: 'finalized', payment: paid, tagsToRevalidate }
  })
}

const sumAmounts = (list: readonly PaymentRecord[]) =>
  list.reduce((sum, { amount }) => sum + amount, 0)

async function lockOrderOf(
  tx: Database,
  payment: Pick<PaymentRecord, 'orderId'> | undefined,
): Promise<OrderRecord | undefined> {
  if (payment === undefined || payment.orderId === null) return undefined
  const [order] = await tx.select().from(orders).where(eq(orders.id, payment.orderId)).for('update')
  return order
}

/** What the wallet has paid of an order; an attempt opened for the whole sum makes the later ones superfluous. */
function listHeldShares(tx: Database, orderId: number, afterId = 0): Promise<PaymentRecord[]> {
  return tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.gateway, WALLET),
        eq(payments.status, 'paid'),
        gt(payments.id, afterId),
      ),
    )
    .orderBy(payments.id)
}

async function refundShares(
  tx: Database,
  { id: orderId, userId }: OrderRecord,
  shares: readonly PaymentRecord[],
): Promise<void> {
  for (const { id, amount } of shares) {
    const paymentId = id
    await updatePayment(tx, id, { status: 'reversed', returnedTo: 'wallet' })
    await tx.insert(refunds).values({ orderId, paymentId, amount, destination: 'wallet' })
    const reason = 'refund' as const
    await recordWalletTransaction(tx, { userId, amount, reason, orderId, paymentId })
    await tx
      .update(orders)
      .set({ walletPaid: sql`${orders.walletPaid} - ${amount}` })
      .where(eq(orders.id, orderId))
  }
}

/** An unpaid order holds a part of the wallet only while some bank may still pay the rest of it. */
async function releaseHeldShares(tx: Database, order: OrderRecord | undefined): Promise<void> {
  if (order === undefined || order.walletPaid === 0 || !isUnpaid(order.status)) return
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.status, 'pending'),
        ne(payments.gateway, WALLET),
      ),
    )
    .limit(1)
  if (open === undefined) await refundShares(tx, order, await listHeldShares(tx, order.id))
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
    const order = await lockOrderOf(tx, payment)
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
    const returned = await updatePayment(tx, id, { ...values, status })
    await releaseHeldShares(tx, order)
    return { payment: returned, tagsToRevalidate: [] }
  })
}

/** A reversal whose answer was lost is declined when it is repeated, so the bank is asked once more. */
async function reverseAtGateway(gateway: Gateway | undefined, attempt: PaymentAttempt) {
  const answer = await gateway?.reverse?.(attempt)
  if (answer !== 'declined') return answer ?? 'declined'
  const known = await gateway?.inquire(attempt)
  return known?.kind === 'reversed' || known?.kind === 'unknown' ? known.kind : 'declined'
}

/** The order is locked before its payment, as everywhere. */
export async function finalizeUnpaid(
  db: Database,
  payment: PaymentRecord,
  values: Partial<typeof payments.$inferInsert>,
): Promise<FinalizedPayment> {
  return db.transaction(async (tx) => {
    const order = await lockOrderOf(tx, payment)
    const pending = await lockOpenPayment(tx, payment.id)
    if (pending === null) return { payment, tagsToRevalidate: [] }
    const unpaid = await updatePayment(tx, payment.id, values)
    await releaseHeldShares(tx, order)
    return { payment: unpaid, tagsToRevalidate: [] }
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
