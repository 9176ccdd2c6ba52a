import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mayMove } from '@/lib/contract/order-moves'
import type { OrderStatus } from '@/lib/contract/order-status'
import type { Database } from '@/lib/server/db/database'
import { IN_MEMORY } from '@/lib/server/db/in-memory'
import { orderItems, orders, payments } from '@/lib/server/db/schema/schema'
import { openMediaStore } from '@/lib/server/media/open-media-store'
import { askToReturn, cancelByCustomer } from '@/lib/server/services/orders/customer-moves'
import { moveByOperator } from '@/lib/server/services/orders/operator-moves'
import { chargeWallet, payOrder } from '@/lib/server/services/orders/paying'
import { comeBack } from '@/lib/server/services/orders/payment-result'
import { placeOrder } from '@/lib/server/services/orders/placing'
import { reconcile } from '@/lib/server/services/orders/reconciler'
import { decideAtTestBank } from '@/lib/server/services/orders/test-bank-desk'
import { Refusal } from '@/lib/server/services/refusal'
import { POST, statusOf, tillOf, type Buyer, type Stock } from './buyer'

export type Shop = {
  db: Database
  code: string
  buyers: Buyer[]
  goods: Stock[]
  orders: { id: number; buyer: Buyer }[]
  attempts: URLSearchParams[]
  refers: number[]
}

function one<T>(list: T[], which: number): T {
  const item = list[which % list.length]
  if (item === undefined) throw new Error('there is none')
  return item
}

/** A refusal is an answer; anything else is a fault. */
async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
}

/** A move happens exactly when the table of moves allows it. */
async function moved(db: Database, id: number, to: OrderStatus, work: () => Promise<unknown>) {
  const from = await statusOf(db, id)
  const done = (await unlessRefused(work())) !== null
  expect([from, to, done]).toEqual([from, to, from !== undefined && mayMove(from, to)])
}

function remember(shop: Shop, url: string): void {
  shop.attempts.push(new URL(url, 'http://shop').searchParams)
}

const tools = (db: Database) => ({
  till: tillOf(db),
  stale: async () => {},
  onTrouble: (error: unknown) => {
    throw error
  },
})

/** Few orders get to the door, so what is done there is done to those. */
async function deliveredFirst(shop: Shop) {
  const delivered = []
  for (const order of shop.orders) {
    if ((await statusOf(shop.db, order.id)) === 'delivery') delivered.push(order)
  }
  return delivered.length > 0 ? delivered : shop.orders
}

/** Everything that can be done to orders and money, each step about one of what there is. */
const steps = {
  async place(shop: Shop, which: number, how: number) {
    const buyer = one(shop.buyers, which)
    const stock = one(shop.goods, how)
    const placing = placeOrder(shop.db, buyer.userId, {
      list: [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 + (how % 2) }],
      address_id: buyer.addressId,
      shipping_method_id: POST,
      coupon: how > 3 ? shop.code : undefined,
      legal_invoice: false,
      note: '',
    })
    const placed = await unlessRefused(placing)
    if (placed) shop.orders.push({ id: placed.order.id, buyer })
  },
  async goToBank(shop: Shop, which: number, how: number) {
    const { id, buyer } = one(shop.orders, which)
    const wished = { order_id: id, gateway: 'test-bank', use_wallet: how % 2 === 0 }
    const sent = await unlessRefused(payOrder(shop.db, tillOf(shop.db), buyer.userId, wished))
    if (sent && 'redirect_url' in sent.answer) remember(shop, sent.answer.redirect_url)
  },
  async charge(shop: Shop, which: number, how: number) {
    const wished = { amount: 500_000 * (how + 1), gateway: 'test-bank' }
    const { userId } = one(shop.buyers, which)
    remember(shop, (await chargeWallet(shop.db, tillOf(shop.db), userId, wished)).redirect_url)
  },
  async decide(shop: Shop, which: number, how: number) {
    const authority = one(shop.attempts, which).get('authority') ?? ''
    await decideAtTestBank(shop.db, tillOf(shop.db), authority, how > 0)
  },
  async comeBack(shop: Shop, which: number, how: number) {
    const params = one(shop.attempts, which)
    const back = () => comeBack(shop.db, tillOf(shop.db), 'test-bank', params)
    await Promise.all(Array.from({ length: 1 + (how % 3) }, back))
  },
  async payFromWallet(shop: Shop, which: number) {
    const { id, buyer } = one(shop.orders, which)
    const wished = { order_id: id, gateway: 'wallet', use_wallet: false }
    await unlessRefused(payOrder(shop.db, tillOf(shop.db), buyer.userId, wished))
  },
  async cancel(shop: Shop, which: number) {
    const { id, buyer } = one(shop.orders, which)
    const cancelling = () => cancelByCustomer(shop.db, buyer.userId, { id, reason: '' })
    await moved(shop.db, id, 'cancel_customer', cancelling)
  },
  async cancelByShop(shop: Shop, which: number) {
    const { id } = one(shop.orders, which)
    const to = 'cancel_store'
    await moved(shop.db, id, to, () => moveByOperator(shop.db, { id, to, note: '' }))
  },
  async advance(shop: Shop, which: number, how: number) {
    const { id } = one(shop.orders, which)
    for (let step = 0; step <= how; step += 1) {
      await unlessRefused(moveByOperator(shop.db, { id, to: 'next', note: '' }))
    }
  },
  async runOutOfTime(shop: Shop, which: number) {
    const { id } = one(shop.orders, which)
    const unpaid = (await statusOf(shop.db, id)) === 'waiting_payment'
    if (!unpaid) return
    const expiresAt = new Date(Date.now() - 1_000)
    await shop.db.update(orders).set({ expiresAt }).where(eq(orders.id, id))
    await reconcile(shop.db, tools(shop.db))
    expect(await statusOf(shop.db, id)).toBe('cancel_store')
  },
  async askTheBank(shop: Shop) {
    await shop.db
      .update(payments)
      .set({ askAgainAt: new Date(0) })
      .where(eq(payments.status, 'pending'))
    await reconcile(shop.db, tools(shop.db))
  },
  async askToReturn(shop: Shop, which: number, how: number) {
    const { id, buyer } = one(await deliveredFirst(shop), which)
    const [item] = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, id))
    const items = [{ order_item_id: item?.id ?? 0, quantity: 1 + (how % 2), reason: 'نخواستم' }]
    const places = { db: shop.db, media: openMediaStore({ dataDir: IN_MEMORY }, console.error) }
    const asked = { id, wished: { items, description: '' }, files: [] }
    const refer = await unlessRefused(askToReturn(places, buyer.userId, asked))
    if (refer) shop.refers.push(refer.id)
  },
  async moveReturn(shop: Shop, which: number, how: number) {
    const id = one(shop.refers, which)
    const to = one(['refer_accept', 'refer_reject', 'returned', 'refer_done'] as const, how)
    await moved(shop.db, id, to, () => moveByOperator(shop.db, { id, to, note: '' }))
  },
}

/** The plain way of most customers: ordered, paid at the bank, and back. */
async function buy(shop: Shop, which: number, how: number) {
  const before = shop.orders.length
  await steps.place(shop, which, how)
  if (shop.orders.length === before) return
  await steps.goToBank(shop, before, how)
  const attempt = shop.attempts.length - 1
  await steps.decide(shop, attempt, how)
  await steps.comeBack(shop, attempt, how)
}

export const allSteps = { ...steps, buy }
export type Step = keyof typeof allSteps
