import { eq } from 'drizzle-orm'
import type { Order } from '@/lib/contract/orders/order'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Database } from '@/lib/server/db/database'
import { orderItems, orders } from '@/lib/server/db/schema/schema'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { getOrderDetails } from '@/lib/server/orders/order-details'
import { insertOrderEvents } from '@/lib/server/orders/order-events'
import { requestReturn } from '@/lib/server/orders/request-return'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import {
  createBuyer,
  createStock,
  createVariant,
  payAtTestBank,
  placeTestOrder,
  testPaymentContext,
  type Buyer,
  type Stock,
} from '../kit/buyer'
import { pictureContext } from '../kit/picture-context'

/** What the first variant of a pair costs. */
export const RED = 1_000_000

type Bought = { buyer: Buyer; order: Pick<Order, 'id'>; itemId: number }

/** What an exchange is walked by: bought, asked for, and taken from step to step. */
export function exchangeSteps(db: () => Database) {
  const advance = (id: number, ...steps: OrderStatus[]) =>
    steps.reduce<Promise<unknown>>(
      (before, to) => before.then(() => transitionOrderAsOperator(db(), { id, to, note: '' })),
      Promise.resolve(),
    )

  /** Two variants of one product, the first of which is bought. */
  async function createPair(quantity: number, other: { quantity: number; price: number }) {
    const red = await createStock(db(), quantity, RED)
    return [red, await createVariant(db(), red, other)] as const
  }

  /** Paid at the bank and delivered today. */
  async function delivered(
    stock: Stock,
    { quantity = 1, coupon = '', also }: { quantity?: number; coupon?: string; also?: Stock } = {},
  ) {
    const buyer = await createBuyer(db())
    const options = { quantity, ...(coupon && { coupon }), also }
    const { order } = await placeTestOrder(db(), buyer, stock, options)
    const params = await payAtTestBank(db(), buyer, order.id, true)
    await handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', params)
    await db()
      .update(orders)
      .set({ status: 'delivery', deliveredAt: new Date() })
      .where(eq(orders.id, order.id))
    await insertOrderEvents(db(), order.id, null, [{ to: 'delivery', by: 'operator' }])
    return { buyer, ...(await withItem(order)) }
  }

  async function withItem<Sold extends { id: number }>(order: Sold) {
    const [item] = await db()
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(orderItems.id)
    return { order, itemId: item?.id ?? 0 }
  }

  /** Its goods came back, and what was wanted instead was delivered. */
  async function exchanged({ buyer }: Bought, refer: { id: number }): Promise<Bought> {
    await advance(refer.id, 'refer_accept', 'returned', 'refer_done')
    const { exchange } = await detailsOf(buyer, refer.id)
    const id = exchange?.id ?? 0
    await advance(id, 'processing', 'preparing', 'packaging', 'ready_for_send', 'sending')
    await advance(id, 'delivery')
    const { order } = await detailsOf(buyer, id)
    return { buyer, ...(await withItem(order)) }
  }

  type Wanted = { stock: Stock | null; quantity?: number; seen?: number; reason?: string }
  type OtherLine = { stock: Stock | null; quantity: number; itemId?: number; reason?: string }
  const ask = async (
    { buyer, order, itemId }: Bought,
    { stock, quantity = 1, seen, reason = 'اندازه یا رنگش مناسب نبود' }: Wanted,
    more: OtherLine[] = [],
  ) => {
    const items = [{ stock, quantity }, ...more].map((line: OtherLine) => ({
      ...{ order_item_id: line.itemId ?? itemId, quantity: line.quantity },
      reason: line.reason ?? reason,
      exchange_stock_id: line.stock?.id ?? null,
    }))
    const input = { items, description: '', slot_id: null, seen_refund: seen }
    const command = { id: order.id, input, files: [] }
    return (await requestReturn(pictureContext(db()), buyer.userId, command)).refer
  }

  const detailsOf = (buyer: Buyer, id: number) => getOrderDetails(db(), buyer.userId, id)

  return { advance, createPair, delivered, exchanged, ask, detailsOf }
}
