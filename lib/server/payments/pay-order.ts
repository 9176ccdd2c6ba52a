import { eq, sql } from 'drizzle-orm'
import type { chargeCredit } from '@/lib/contract/account/wallet'
import type { CallAnswer, CallParsed } from '@/lib/contract/call'
import type { pay } from '@/lib/contract/payments'
import { CASH_ON_DELIVERY } from '@/lib/domain/payment-methods'
import { calculateAmountDue, calculateWalletShare } from '@/lib/domain/pricing'
import { lockWalletBalance } from '../account/wallet'
import { GatewayFailure } from '../adapters/payments/gateway'
import type { Database, PersistResponse } from '../db/database'
import { lockCustomer } from '../db/lock-customer'
import { orders, payments, users } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import { confirmCashOnDelivery, findCashOnDelivery } from '../orders/cash-on-delivery'
import { presentPayment } from '../orders/order-details'
import type { OrderRecord } from '../orders/order-events'
import { lockOrder, transitionOrder } from '../orders/order-transitions'
import { createPaymentKey, payFromWallet, WALLET } from '../orders/pay-from-wallet'
import { findCityByName } from '../orders/return-pickup'
import { finalizeUnpaid, type PaymentRecord } from './finalize-payment'
import { listOpenGateways, type GatewayRegister, type OpenGateway } from './gateway-register'

/** What paying needs of the shop it happens in. */
export type PaymentContext = { gateways: GatewayRegister; siteUrl: string }

/** After so long without a callback the bank is asked. */
const INQUIRE_AFTER = sql`now() + interval '4 minutes'`
const NO_SUCH_GATEWAY = 'این درگاه پرداخت در دسترس نیست.'
const NOT_WAITING = 'این سفارش در انتظار پرداخت نیست.'
const PAYMENT_EXPIRED = 'مهلت پرداخت این سفارش گذشته است؛ دوباره سفارش دهید.'
const WALLET_TOO_LOW = 'موجودی کیف پول برای این سفارش کافی نیست.'
const NOT_OPENED = 'درگاه بانک پاسخ نداد؛ دوباره تلاش کنید یا درگاه دیگری انتخاب کنید.'

type PayInput = CallParsed<typeof pay>['body']
type PayAnswer = CallAnswer<typeof pay>['data']
type PayOptions = { now: Date; persistResponse?: PersistResponse<PayAnswer> | undefined }

/** Last of them, paying at the door: nobody gets it without having chosen it. */
export async function listPaymentMethods(
  db: Database,
  { gateways }: PaymentContext,
  { state, city }: { state?: string | undefined; city?: string | undefined },
): Promise<{ name: string; title: string; max_amount?: number | null }[]> {
  const open = await listOpenGateways(db, gateways)
  const listed = open.map(({ gateway: { name, title } }) => ({ name, title }))
  if (state === undefined || city === undefined) return listed
  const terms = await findCashOnDelivery(db, await findCityByName(db, { state, city }))
  if (terms === null) return listed
  return [...listed, { name: CASH_ON_DELIVERY, title: 'پرداخت در محل', ...terms }]
}

export async function payOrder(
  db: Database,
  context: PaymentContext,
  customerId: number,
  input: PayInput,
  { now = new Date(), persistResponse }: Partial<PayOptions> = {},
) {
  const paid = await payNothingDue(db, customerId, input, { now, persistResponse })
  if (paid !== null) return paid
  if (input.gateway === CASH_ON_DELIVERY) {
    return payAtDoor(db, customerId, input, { now, persistResponse })
  }
  return input.gateway === WALLET
    ? payWholeFromWallet(db, customerId, input, { now, persistResponse })
    : payThroughGateway(db, context, customerId, { input, now })
}

export async function chargeWallet(
  db: Database,
  context: PaymentContext,
  customerId: number,
  { amount, gateway: name }: CallParsed<typeof chargeCredit>['body'],
) {
  const gateway = await findGateway(db, context, name)
  const description = 'شارژ کیف پول'
  const attempt = { customerId, orderId: null, amount, gateway, description }
  const payment = await insertPaymentAttempt(db, attempt)
  return startAtGateway(db, context, payment, attempt)
}

/** An order that a coupon has paid whole; null for any other. */
async function payNothingDue(
  db: Database,
  customerId: number,
  input: PayInput,
  { now, persistResponse }: PayOptions,
) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.order_id, customerId)
    if (calculateAmountDue(order) > 0) return null
    assertPayable(order, now)
    const tagsToRevalidate = await markPaidByCustomer(tx, order)
    const answer = { redirect_url: `/payment-result?order=${order.id}` }
    await persistResponse?.(tx, answer)
    return { answer, tagsToRevalidate }
  })
}

async function payAtDoor(
  db: Database,
  customerId: number,
  input: PayInput,
  { now, persistResponse }: PayOptions,
) {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const order = await lockOrder(tx, input.order_id, customerId)
    assertPayable(order, now)
    const placer = { by: 'customer', actorId: customerId } as const
    const tagsToRevalidate = await confirmCashOnDelivery(tx, order, placer)
    const answer = { redirect_url: `/payment-result?order=${order.id}` }
    await persistResponse?.(tx, answer)
    return { answer, tagsToRevalidate }
  })
}

async function payWholeFromWallet(
  db: Database,
  customerId: number,
  input: PayInput,
  { now, persistResponse }: PayOptions,
) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.order_id, customerId)
    assertPayable(order, now)
    const due = calculateAmountDue(order)
    // The wallet is locked last, as when an order is cancelled.
    const tagsToRevalidate = await markPaidByCustomer(tx, order)
    if (due > (await lockWalletBalance(tx, customerId))) {
      throw new DomainError('insufficient_balance', WALLET_TOO_LOW)
    }
    const answer = { payment: presentPayment(await payFromWallet(tx, order, due)) }
    await persistResponse?.(tx, answer)
    return { answer, tagsToRevalidate }
  })
}

async function payThroughGateway(
  db: Database,
  context: PaymentContext,
  customerId: number,
  { input, now }: { input: PayInput; now: Date },
) {
  const gateway = await findGateway(db, context, input.gateway)
  const { payment, attempt } = await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const order = await lockOrder(tx, input.order_id, customerId)
    assertPayable(order, now)
    const amount = input.use_wallet ? await payWalletShare(tx, order) : calculateAmountDue(order)
    const description = `سفارش ${order.code}`
    const attempt = { customerId, orderId: order.id, amount, gateway, description }
    return { payment: await insertPaymentAttempt(tx, attempt), attempt }
  })
  return { answer: await startAtGateway(db, context, payment, attempt), tagsToRevalidate: [] }
}

function assertPayable(order: OrderRecord, now: Date): void {
  if (order.status !== 'waiting_payment') throw new DomainError('precondition_failed', NOT_WAITING)
  if (order.expiresAt !== null && order.expiresAt <= now) {
    throw new DomainError('payment_expired', PAYMENT_EXPIRED)
  }
}

function markPaidByCustomer(tx: Database, order: OrderRecord): Promise<string[]> {
  return transitionOrder(tx, order, { to: 'paid', by: 'customer', actorId: order.userId })
}

async function findGateway(
  db: Database,
  { gateways }: PaymentContext,
  name: string,
): Promise<OpenGateway> {
  const open = await listOpenGateways(db, gateways)
  const gateway = open.find((one) => one.gateway.name === name)
  if (gateway === undefined) throw invalidField('gateway', NO_SUCH_GATEWAY)
  return gateway
}

/** Held with the attempt at the bank, and given back when that ends unpaid. Gives what is left to pay. */
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
  customerId: number
  orderId: number | null
  amount: number
  gateway: OpenGateway
  description: string
}

async function insertPaymentAttempt(
  db: Database,
  { customerId, orderId, amount, gateway: { gateway, accountId } }: PaymentAttemptInput,
) {
  const [payment] = await db
    .insert(payments)
    .values({
      userId: customerId,
      orderId,
      amount,
      gateway: gateway.name,
      gatewayAccountId: accountId,
      key: createPaymentKey(),
      askAgainAt: INQUIRE_AFTER,
    })
    .returning()
  if (payment === undefined) throw new Error('the attempt was not written')
  return payment
}

/** Called outside of every transaction; an attempt the gateway did not open is a failed one. */
async function startAtGateway(
  db: Database,
  { siteUrl }: PaymentContext,
  payment: PaymentRecord,
  { gateway: { gateway }, amount, description, customerId }: PaymentAttemptInput,
) {
  const [user] = await db.select().from(users).where(eq(users.id, customerId))
  try {
    const { authority, redirectUrl } = await gateway.start({
      id: payment.id,
      amount,
      description,
      mobile: user?.mobile ?? '',
      callbackUrl: `${siteUrl}/api/payment/callback/${gateway.name}`,
    })
    await db.update(payments).set({ authority }).where(eq(payments.id, payment.id))
    return { redirect_url: redirectUrl }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    await finalizeUnpaid(db, payment, { status: 'failed', failure: 'not opened' })
    throw new DomainError('precondition_failed', error.shopperMessage ?? NOT_OPENED)
  }
}
