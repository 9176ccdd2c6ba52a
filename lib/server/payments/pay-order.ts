import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { chargeCredit } from '@/lib/contract/account/wallet'
import type { pay } from '@/lib/contract/payments'
import type { CallAnswer, CallParsed } from '@/lib/contract/call'
import { calculateWalletShare } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { orders, payments, users } from '../db/schema/schema'
import { GatewayFailure, type Gateway } from '../adapters/payments/gateway'
import type { PersistResponse } from '../persist-response'
import { DomainError } from '../domain-error'
import { recordWalletTransaction, lockWalletBalance } from '../account/wallet'
import { lockOrder, transitionOrder, type OrderRecord } from '../orders/order-transitions'
import { presentPayment } from '../orders/order-details'

/** What paying needs of the shop it happens in. */
export type PaymentContext = { gateways: Gateway[]; siteUrl: string }

const WALLET = 'wallet'
/** After so long without a callback the bank is asked. */
const INQUIRE_AFTER = sql`now() + interval '4 minutes'`

function findGateway(till: PaymentContext, name: string): Gateway {
  const gateway = till.gateways.find((one) => one.name === name)
  if (gateway) return gateway
  const message = 'این درگاه پرداخت در دسترس نیست.'
  throw new DomainError('invalid', message, { fields: { gateway: [message] } })
}

function calculateAmountDue({ payable, walletPaid }: OrderRecord): number {
  return payable - walletPaid
}

function assertPayable(order: OrderRecord, now: Date): void {
  if (order.status !== 'waiting_payment') {
    throw new DomainError('precondition_failed', 'این سفارش در انتظار پرداخت نیست.')
  }
  if (order.expiresAt !== null && order.expiresAt <= now) {
    throw new DomainError('payment_expired', 'مهلت پرداخت این سفارش گذشته است؛ دوباره سفارش دهید.')
  }
}

async function payFromWallet(tx: Database, order: OrderRecord, amount: number) {
  const [payment] = await tx
    .insert(payments)
    .values({
      userId: order.userId,
      orderId: order.id,
      gateway: WALLET,
      key: createPaymentKey(),
      amount,
      status: 'paid',
      settledAt: sql`now()`,
    })
    .returning()
  if (payment === undefined) throw new Error('the payment was not written')
  await recordWalletTransaction(tx, {
    userId: order.userId,
    amount: -amount,
    reason: 'purchase',
    orderId: order.id,
    paymentId: payment.id,
  })
  return payment
}

function createPaymentKey(): string {
  return randomBytes(24).toString('base64url')
}

type PayInput = CallParsed<typeof pay>['body']
type PayAnswer = CallAnswer<typeof pay>['data']
type PayOptions = { now: Date; persistResponse?: PersistResponse<PayAnswer> | undefined }

async function payWholeFromWallet(
  db: Database,
  userId: number,
  wished: PayInput,
  { now, persistResponse }: PayOptions,
) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, wished.order_id, userId)
    assertPayable(order, now)
    const due = calculateAmountDue(order)
    // The wallet comes last, as when an order is cancelled: two of a customer's never wait in a ring.
    const stale = await transitionOrder(tx, order, { to: 'paid', by: 'customer', actorId: userId })
    if (due > (await lockWalletBalance(tx, userId))) {
      throw new DomainError('insufficient_balance', 'موجودی کیف پول برای این سفارش کافی نیست.')
    }
    const answer = { payment: presentPayment(await payFromWallet(tx, order, due)) }
    await persistResponse?.(tx, answer)
    return { answer, stale }
  })
}

/** The wallet's share is taken first and stays with the order; what is cancelled goes back whole. */
async function payWalletShare(tx: Database, order: OrderRecord): Promise<number> {
  const due = calculateAmountDue(order)
  const share = calculateWalletShare(await lockWalletBalance(tx, order.userId), due)
  if (share === 0) return due
  await payFromWallet(tx, order, share)
  await tx
    .update(orders)
    .set({ walletPaid: sql`${orders.walletPaid} + ${share}` })
    .where(eq(orders.id, order.id))
  return due - share
}

type PaymentAttemptInput = {
  userId: number
  orderId: number | null
  amount: number
  gateway: Gateway
  description: string
}

async function insertPaymentAttempt(
  db: Database,
  { userId, orderId, amount, gateway }: PaymentAttemptInput,
) {
  const [payment] = await db
    .insert(payments)
    .values({
      userId,
      orderId,
      amount,
      gateway: gateway.name,
      key: createPaymentKey(),
      askAgainAt: INQUIRE_AFTER,
    })
    .returning()
  if (payment === undefined) throw new Error('the attempt was not written')
  return payment
}

const NOT_OPENED = 'درگاه بانک پاسخ نداد؛ دوباره تلاش کنید یا درگاه دیگری انتخاب کنید.'

/** The gateway is asked outside of every transaction; an attempt it did not open is a failed one. */
async function startAtGateway(
  db: Database,
  till: PaymentContext,
  paymentId: number,
  opening: PaymentAttemptInput,
) {
  const { gateway, amount, description } = opening
  const [user] = await db.select().from(users).where(eq(users.id, opening.userId))
  const own = eq(payments.id, paymentId)
  try {
    const { authority, redirectUrl } = await gateway.start({
      id: paymentId,
      amount,
      description,
      mobile: user?.mobile ?? '',
      callbackUrl: `${till.siteUrl}/api/payment/callback/${gateway.name}`,
    })
    await db.update(payments).set({ authority }).where(own)
    return { redirect_url: redirectUrl }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    await db
      .update(payments)
      .set({ status: 'failed', failure: 'not opened', settledAt: sql`now()` })
      .where(and(own, eq(payments.status, 'pending')))
    throw new DomainError('precondition_failed', error.shopperMessage ?? NOT_OPENED)
  }
}

async function payThroughGateway(
  db: Database,
  till: PaymentContext,
  userId: number,
  { wished, now }: { wished: PayInput; now: Date },
) {
  const gateway = findGateway(till, wished.gateway)
  const { payment, opening } = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, wished.order_id, userId)
    assertPayable(order, now)
    const amount = wished.use_wallet ? await payWalletShare(tx, order) : calculateAmountDue(order)
    const description = `سفارش ${order.code}`
    const opening = { userId, orderId: order.id, amount, gateway, description }
    return { payment: await insertPaymentAttempt(tx, opening), opening }
  })
  return { answer: await startAtGateway(db, till, payment.id, opening), stale: [] }
}

async function payNothingDue(
  db: Database,
  userId: number,
  wished: PayInput,
  { now, persistResponse }: PayOptions,
) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, wished.order_id, userId)
    if (calculateAmountDue(order) > 0) return null
    assertPayable(order, now)
    const stale = await transitionOrder(tx, order, { to: 'paid', by: 'customer', actorId: userId })
    const answer = { redirect_url: `/payment-result?order=${order.id}` }
    await persistResponse?.(tx, answer)
    return { answer, stale }
  })
}

export async function payOrder(
  db: Database,
  till: PaymentContext,
  userId: number,
  wished: PayInput,
  { now = new Date(), persistResponse }: Partial<PayOptions> = {},
) {
  const free = await payNothingDue(db, userId, wished, { now, persistResponse })
  if (free !== null) return free
  return wished.gateway === WALLET
    ? payWholeFromWallet(db, userId, wished, { now, persistResponse })
    : payThroughGateway(db, till, userId, { wished, now })
}

export async function chargeWallet(
  db: Database,
  till: PaymentContext,
  userId: number,
  { amount, gateway: name }: CallParsed<typeof chargeCredit>['body'],
) {
  const gateway = findGateway(till, name)
  const description = 'شارژ کیف پول ویترین'
  const opening = { userId, orderId: null, amount, gateway, description }
  const payment = await insertPaymentAttempt(db, opening)
  return startAtGateway(db, till, payment.id, opening)
}
