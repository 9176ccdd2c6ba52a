import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { chargeCredit, pay } from '@/lib/contract/buying'
import type { CallAnswer, CallParsed } from '@/lib/contract/call'
import { walletShare } from '@/lib/contract/wallet-share'
import type { Database } from '../../db/database'
import { orders, payments, users } from '../../db/schema/schema'
import { GatewayFailure, type Gateway } from '../../payments/gateway'
import type { Keep } from '../keep'
import { Refusal } from '../refusal'
import { changeWallet, lockBalance } from '../wallet-ledger'
import { lockOrder, moveOrder, type OrderRecord } from './moving'
import { presentPayment } from './whole-order'

/** What paying needs of the shop it happens in. */
export type Till = { gateways: Gateway[]; siteUrl: string }

const WALLET = 'wallet'
/** After so long without a callback the bank is asked. */
const ASK_AFTER = sql`now() + interval '4 minutes'`

function gatewayNamed(till: Till, name: string): Gateway {
  const gateway = till.gateways.find((one) => one.name === name)
  if (gateway) return gateway
  const message = 'این درگاه پرداخت در دسترس نیست.'
  throw new Refusal('invalid', message, { fields: { gateway: [message] } })
}

function dueOf({ payable, walletPaid }: OrderRecord): number {
  return payable - walletPaid
}

function mustBePayable(order: OrderRecord, now: Date): void {
  if (order.status !== 'waiting_payment') {
    throw new Refusal('refused', 'این سفارش در انتظار پرداخت نیست.')
  }
  if (order.expiresAt !== null && order.expiresAt <= now) {
    throw new Refusal('refused', 'مهلت پرداخت این سفارش گذشته است؛ دوباره سفارش دهید.')
  }
}

async function payFromWallet(tx: Database, order: OrderRecord, amount: number) {
  const [payment] = await tx
    .insert(payments)
    .values({
      userId: order.userId,
      orderId: order.id,
      gateway: WALLET,
      key: newKey(),
      amount,
      status: 'paid',
      settledAt: sql`now()`,
    })
    .returning()
  if (payment === undefined) throw new Error('the payment was not written')
  await changeWallet(tx, {
    userId: order.userId,
    amount: -amount,
    reason: 'purchase',
    orderId: order.id,
    paymentId: payment.id,
  })
  return payment
}

function newKey(): string {
  return randomBytes(24).toString('base64url')
}

type Wished = CallParsed<typeof pay>['body']
type Answer = CallAnswer<typeof pay>['data']
type Circumstances = { now: Date; keep?: Keep<Answer> | undefined }

async function wholeFromWallet(
  db: Database,
  userId: number,
  wished: Wished,
  { now, keep }: Circumstances,
) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, wished.order_id, userId)
    mustBePayable(order, now)
    const due = dueOf(order)
    // The wallet comes last, as when an order is cancelled: two of a customer's never wait in a ring.
    const stale = await moveOrder(tx, order, { to: 'paid', by: 'customer', actorId: userId })
    if (due > (await lockBalance(tx, userId))) {
      throw new Refusal('refused', 'موجودی کیف پول برای این سفارش کافی نیست.')
    }
    const answer = { payment: presentPayment(await payFromWallet(tx, order, due)) }
    await keep?.(tx, answer)
    return { answer, stale }
  })
}

/** The wallet's share is taken first and stays with the order; what is cancelled goes back whole. */
async function takeShare(tx: Database, order: OrderRecord): Promise<number> {
  const due = dueOf(order)
  const share = walletShare(await lockBalance(tx, order.userId), due)
  if (share === 0) return due
  await payFromWallet(tx, order, share)
  await tx
    .update(orders)
    .set({ walletPaid: sql`${orders.walletPaid} + ${share}` })
    .where(eq(orders.id, order.id))
  return due - share
}

type Opening = {
  userId: number
  orderId: number | null
  amount: number
  gateway: Gateway
  description: string
}

async function writeAttempt(db: Database, { userId, orderId, amount, gateway }: Opening) {
  const [payment] = await db
    .insert(payments)
    .values({
      userId,
      orderId,
      amount,
      gateway: gateway.name,
      key: newKey(),
      askAgainAt: ASK_AFTER,
    })
    .returning()
  if (payment === undefined) throw new Error('the attempt was not written')
  return payment
}

const NOT_OPENED = 'درگاه بانک پاسخ نداد؛ دوباره تلاش کنید یا درگاه دیگری انتخاب کنید.'

/** The gateway is asked outside of every transaction; an attempt it did not open is a failed one. */
async function openAtGateway(db: Database, till: Till, paymentId: number, opening: Opening) {
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
    throw new Refusal('refused', error.told ?? NOT_OPENED)
  }
}

async function throughGateway(
  db: Database,
  till: Till,
  userId: number,
  { wished, now }: { wished: Wished; now: Date },
) {
  const gateway = gatewayNamed(till, wished.gateway)
  const { payment, opening } = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, wished.order_id, userId)
    mustBePayable(order, now)
    const amount = wished.use_wallet ? await takeShare(tx, order) : dueOf(order)
    const description = `سفارش ${order.code}`
    const opening = { userId, orderId: order.id, amount, gateway, description }
    return { payment: await writeAttempt(tx, opening), opening }
  })
  return { answer: await openAtGateway(db, till, payment.id, opening), stale: [] }
}

async function nothingDue(
  db: Database,
  userId: number,
  wished: Wished,
  { now, keep }: Circumstances,
) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, wished.order_id, userId)
    if (dueOf(order) > 0) return null
    mustBePayable(order, now)
    const stale = await moveOrder(tx, order, { to: 'paid', by: 'customer', actorId: userId })
    const answer = { redirect_url: `/payment-result?order=${order.id}` }
    await keep?.(tx, answer)
    return { answer, stale }
  })
}

export async function payOrder(
  db: Database,
  till: Till,
  userId: number,
  wished: Wished,
  { now = new Date(), keep }: Partial<Circumstances> = {},
) {
  const free = await nothingDue(db, userId, wished, { now, keep })
  if (free !== null) return free
  return wished.gateway === WALLET
    ? wholeFromWallet(db, userId, wished, { now, keep })
    : throughGateway(db, till, userId, { wished, now })
}

export async function chargeWallet(
  db: Database,
  till: Till,
  userId: number,
  { amount, gateway: name }: CallParsed<typeof chargeCredit>['body'],
) {
  const gateway = gatewayNamed(till, name)
  const description = 'شارژ کیف پول ویترین'
  const opening = { userId, orderId: null, amount, gateway, description }
  const payment = await writeAttempt(db, opening)
  return openAtGateway(db, till, payment.id, opening)
}
