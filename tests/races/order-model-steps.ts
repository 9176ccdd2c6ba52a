import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { canTransition } from '@/lib/domain/order-transitions'
import { leavesNothingToSend, quoteRefund } from '@/lib/domain/refunds'
import type { StaffActor } from '@/lib/domain/staff'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { type Database, IN_MEMORY } from '@/lib/server/db/database'
import { orderItems, orders, payments } from '@/lib/server/db/schema/schema'
import { openMediaStore } from '@/lib/server/adapters/media/media-store'
import { cancelOrder } from '@/lib/server/orders/cancel-order'
import { requestReturn } from '@/lib/server/orders/request-return'
import { readReturned } from '@/lib/server/orders/returned-units'
import { readRefundable, refundOrderLines } from '@/lib/server/desk/refund-order'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { chargeWallet, payOrder } from '@/lib/server/payments/pay-order'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { placeOrder } from '@/lib/server/orders/place-order'
import { reconcile } from '@/lib/server/payments/reconciler'
import { decideTestBankPayment } from '@/lib/server/payments/test-bank-payment'
import { DomainError } from '@/lib/server/domain-error'
import { POST, readOrderStatus, testPaymentContext, type Buyer, type Stock } from '../kit/buyer'

const REFUNDER: StaffActor = {
  ...{ kind: 'staff', staffId: 1, sessionId: 1, name: 'سارا مرادی' },
  permissions: ['orders.refund'],
  limits: { refundRials: null, discountPercent: null },
}

export type Shop = {
  db: Database
  code: string
  buyers: Buyer[]
  goods: Stock[]
  orders: { id: number; buyer: Buyer }[]
  attempts: URLSearchParams[]
  refers: { id: number; buyer: Buyer }[]
}

function pick<T>(list: T[], which: number): T {
  const item = list[which % list.length]
  if (item === undefined) throw new Error('there is none')
  return item
}

/** A domain error is an answer; anything else is a fault. */
async function nullIfRefused<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof DomainError) return null
    throw error
  })
}

/** A transition happens exactly when the table of transitions allows it. */
async function expectTransition(
  db: Database,
  id: number,
  to: OrderStatus,
  work: () => Promise<unknown>,
) {
  const from = await readOrderStatus(db, id)
  const done = (await nullIfRefused(work())) !== null
  expect([from, to, done]).toEqual([from, to, from !== undefined && canTransition(from, to)])
}

function rememberAttempt(shop: Shop, url: string): void {
  shop.attempts.push(new URL(url, 'http://shop').searchParams)
}

const reconcilerOptions = (db: Database) => ({
  paymentContext: testPaymentContext(db),
  revalidateTags: async () => {},
  onError: (error: unknown) => {
    throw error
  },
})

/** Few orders are ever delivered, so returns are tried on those. */
async function deliveredFirst(shop: Shop) {
  const delivered = []
  for (const order of shop.orders) {
    if ((await readOrderStatus(shop.db, order.id)) === 'delivery') delivered.push(order)
  }
  return delivered.length > 0 ? delivered : shop.orders
}

/** Everything that can be done to orders and money; `which` and `how` choose among what there is. */
const steps = {
  async placeOrder(shop: Shop, which: number, how: number) {
    const buyer = pick(shop.buyers, which)
    const stock = pick(shop.goods, how)
    const placing = placeOrder(shop.db, buyer.userId, {
      list: [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 + (how % 2) }],
      address_id: buyer.addressId,
      shipping_method_id: POST,
      coupon: how > 3 ? shop.code : undefined,
      legal_invoice: false,
      note: '',
    })
    const placed = await nullIfRefused(placing)
    if (placed) shop.orders.push({ id: placed.order.id, buyer })
  },
  async goToBank(shop: Shop, which: number, how: number) {
    const { id, buyer } = pick(shop.orders, which)
    const input = { order_id: id, gateway: 'test-bank', use_wallet: how % 2 === 0 }
    const sent = await nullIfRefused(
      payOrder(shop.db, testPaymentContext(shop.db), buyer.userId, input),
    )
    if (sent && 'redirect_url' in sent.answer) rememberAttempt(shop, sent.answer.redirect_url)
  },
  async charge(shop: Shop, which: number, how: number) {
    const input = { amount: 500_000 * (how + 1), gateway: 'test-bank' }
    const { userId } = pick(shop.buyers, which)
    rememberAttempt(
      shop,
      (await chargeWallet(shop.db, testPaymentContext(shop.db), userId, input)).redirect_url,
    )
  },
  async decide(shop: Shop, which: number, how: number) {
    const authority = pick(shop.attempts, which).get('authority') ?? ''
    await decideTestBankPayment(shop.db, testPaymentContext(shop.db), authority, how > 0)
  },
  async callBack(shop: Shop, which: number, how: number) {
    const params = pick(shop.attempts, which)
    const back = () =>
      handlePaymentCallback(shop.db, testPaymentContext(shop.db), 'test-bank', params)
    await Promise.all(Array.from({ length: 1 + (how % 3) }, back))
  },
  async payFromWallet(shop: Shop, which: number) {
    const { id, buyer } = pick(shop.orders, which)
    const input = { order_id: id, gateway: 'wallet', use_wallet: false }
    await nullIfRefused(payOrder(shop.db, testPaymentContext(shop.db), buyer.userId, input))
  },
  async cancel(shop: Shop, which: number) {
    const { id, buyer } = pick(shop.orders, which)
    const cancelling = () => cancelOrder(shop.db, buyer.userId, { id, reason: '' })
    await expectTransition(shop.db, id, 'cancel_customer', cancelling)
  },
  async cancelByShop(shop: Shop, which: number) {
    const { id } = pick(shop.orders, which)
    const to = 'cancel_store'
    await expectTransition(shop.db, id, to, () =>
      transitionOrderAsOperator(shop.db, { id, to, note: '' }),
    )
  },
  async advance(shop: Shop, which: number, how: number) {
    const { id } = pick(shop.orders, which)
    for (let step = 0; step <= how; step += 1) {
      await nullIfRefused(transitionOrderAsOperator(shop.db, { id, to: 'next', note: '' }))
    }
  },
  async expire(shop: Shop, which: number) {
    const { id } = pick(shop.orders, which)
    if ((await readOrderStatus(shop.db, id)) !== 'waiting_payment') return
    const expiresAt = new Date(Date.now() - 1_000)
    await shop.db.update(orders).set({ expiresAt }).where(eq(orders.id, id))
    await reconcile(shop.db, reconcilerOptions(shop.db))
    expect(await readOrderStatus(shop.db, id)).toBe('cancel_store')
  },
  async reconcilePayments(shop: Shop) {
    await shop.db
      .update(payments)
      .set({ askAgainAt: new Date(0) })
      .where(eq(payments.status, 'pending'))
    await reconcile(shop.db, reconcilerOptions(shop.db))
  },
  async requestReturn(shop: Shop, which: number, how: number) {
    const { id, buyer } = pick(await deliveredFirst(shop), which)
    const [item] = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, id))
    const instead = how % 3 === 0 ? null : pick(shop.goods, how).id
    const line = { order_item_id: item?.id ?? 0, quantity: 1 + (how % 2), reason: 'نخواستم' }
    const items = [{ ...line, exchange_stock_id: instead }]
    const context = { db: shop.db, media: openMediaStore({ dataDir: IN_MEMORY }, console.error) }
    const command = { id, input: { items, description: '', slot_id: null }, files: [] }
    const requested = await nullIfRefused(requestReturn(context, buyer.userId, command))
    if (requested) shop.refers.push({ id: requested.refer.id, buyer })
  },
  async refundLines(shop: Shop, which: number, how: number) {
    const { id } = pick(shop.orders, which)
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
    if (order === undefined) throw new Error('the order is gone')
    const refundable = await readRefundable(shop.db, order, REFUNDER)
    const sold = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, id))
    const quantity = 1 + (how % 2)
    const lines = sold.map((item) => ({
      final_price: item.unitPrice - item.unitDiscount,
      ...{ quantity, takes_coupon: item.takesCoupon },
    }))
    const { itemsTotal, discount, couponDiscount, couponBase } = order
    const amounts = {
      ...{ items_total: itemsTotal, discount },
      ...{ coupon_discount: couponDiscount, coupon_base: couponBase },
    }
    const shipping = how % 3 === 0 ? (refundable?.shipping ?? 0) : 0
    // The last of what was to be sent takes with it all that is left of the money, and closes the order.
    const closes = leavesNothingToSend(
      order.status,
      (refundable?.items ?? []).map((item) => ({ id: item.order_item_id, left: item.quantity })),
      sold.map((item) => ({ id: item.id, quantity })),
    )
    const { before } = await readReturned(shop.db, id)
    const quoted = quoteRefund(amounts, lines, shipping, before).amount
    const input = {
      items: sold.map((item) => ({ order_item_id: item.id, quantity })),
      includes_shipping: shipping > 0,
      to: how % 4 === 1 ? ('card' as const) : ('wallet' as const),
      reason: 'نرسید',
      restocks: how > 3,
      seen_amount: closes ? (refundable?.amount ?? 0) : quoted,
    }
    const done = await nullIfRefused(
      refundOrderLines(shop.db, id, input, { actor: REFUNDER, recordChange: () => {} }),
    )
    const left = refundable?.items.every((item) => item.quantity >= quantity) ?? false
    const most = input.to === 'card' ? refundable?.card_amount : refundable?.amount
    const isWorth = input.seen_amount > 0 && input.seen_amount <= (most ?? 0)
    expect(done !== null).toBe(left && isWorth)
  },
  async transitionReturn(shop: Shop, which: number, how: number) {
    const { id, buyer } = pick(shop.refers, which)
    const to = pick(['refer_accept', 'refer_reject', 'returned', 'refer_done'] as const, how)
    await expectTransition(shop.db, id, to, () =>
      transitionOrderAsOperator(shop.db, { id, to, note: '' }),
    )
    const [exchange] = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.exchangeOf, id))
    if (exchange && !shop.orders.some((order) => order.id === exchange.id)) {
      shop.orders.push({ id: exchange.id, buyer })
    }
  },
  async withdrawReturn(shop: Shop, which: number) {
    const { id, buyer } = pick(shop.refers, which)
    const withdrawing = () => cancelOrder(shop.db, buyer.userId, { id, reason: '' })
    await expectTransition(shop.db, id, 'cancel_customer', withdrawing)
  },
  async lapseExchange(shop: Shop, which: number) {
    const { id } = pick(shop.refers, which)
    if ((await readOrderStatus(shop.db, id)) !== 'refer_accept') return
    const expiresAt = new Date(Date.now() - 1_000)
    await shop.db.update(orders).set({ expiresAt }).where(eq(orders.id, id))
    await reconcile(shop.db, reconcilerOptions(shop.db))
    const held = and(eq(orderItems.orderId, id), eq(orderItems.exchangeState, 'held'))
    expect(await shop.db.$count(orderItems, held)).toBe(0)
  },
}

/** What most customers do: order, pay at the bank, come back. */
async function buy(shop: Shop, which: number, how: number) {
  const before = shop.orders.length
  await steps.placeOrder(shop, which, how)
  if (shop.orders.length === before) return
  await steps.goToBank(shop, before, how)
  const attempt = shop.attempts.length - 1
  await steps.decide(shop, attempt, how)
  await steps.callBack(shop, attempt, how)
}

export const allSteps = { ...steps, buy }
export type Step = keyof typeof allSteps
