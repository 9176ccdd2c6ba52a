import { eq } from 'drizzle-orm'
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
  async function delivered(stock: Stock, { quantity = 1, coupon = '' } = {}) {
    const buyer = await createBuyer(db())
    const options = { quantity, ...(coupon && { coupon }) }
    const { order } = await placeTestOrder(db(), buyer, stock, options)
    const params = await payAtTestBank(db(), buyer, order.id, true)
    await handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', params)
    await db()
      .update(orders)
      .set({ status: 'delivery', deliveredAt: new Date() })
      .where(eq(orders.id, order.id))
    await insertOrderEvents(db(), order.id, null, [{ to: 'delivery', by: 'operator' }])
    const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, order.id))
    return { buyer, order, itemId: item?.id ?? 0 }
  }

  type Bought = Awaited<ReturnType<typeof delivered>>
  type Wanted = { stock: Stock | null; quantity?: number; seen?: number; reason?: string }
  const ask = async (
    { buyer, order, itemId }: Bought,
    { stock, quantity = 1, seen, reason = 'اندازه یا رنگش مناسب نبود' }: Wanted,
    more: { stock: Stock | null; quantity: number }[] = [],
  ) => {
    const items = [{ stock, quantity }, ...more].map((line) => ({
      ...{ order_item_id: itemId, quantity: line.quantity, reason },
      exchange_stock_id: line.stock?.id ?? null,
    }))
    const input = { items, description: '', slot_id: null, seen_refund: seen }
    const command = { id: order.id, input, files: [] }
    return (await requestReturn(pictureContext(db()), buyer.userId, command)).refer
  }

  const detailsOf = (buyer: Buyer, id: number) => getOrderDetails(db(), buyer.userId, id)

  return { advance, createPair, delivered, ask, detailsOf }
}
