import { eq, sql } from 'drizzle-orm'
import { UNPAID } from '@/lib/contract/orders/order-status'
import { findDeliveryDays, findReadyTime, readLongestHandling } from '../checkout/ready-time'
import type { Database } from '../db/database'
import { orderItems, orders, shippingMethods } from '../db/schema/schema'
import { insertOrderEvents, type OrderRecord } from './order-events'
import { formatOrderCode } from './order-list'
import { payFromWallet } from './pay-from-wallet'
import { recordRefund } from './refunds'
import { countHeldUnits, listHeldItems, setExchangeState, type HeldItem } from './release-exchange'
import {
  lockStocks,
  markReturnedStockNotices,
  readOrderLines,
  restock,
  takeReservedStock,
} from './stock-reservation'

const EXCHANGE_NOTE = 'تعویض، با ارزش کالای مرجوعی'

/**
 * The goods are back at the shop by then. What they were worth goes to the wallet whole, and an
 * exchange's order is paid from it in the same transaction: the books know no third kind of money.
 */
export async function completeReturn(db: Database, order: OrderRecord): Promise<string[]> {
  const held = await listHeldItems(db, order.id)
  const lines = [...(await readOrderLines(db, order.id)), ...countHeldUnits(held)]
  await lockStocks(
    db,
    lines.map(({ stockId }) => stockId),
  )
  const tagsToRevalidate = await restock(db, order.id, 'return')
  const exchange = held.length > 0 ? await placeExchangeOrder(db, order, held) : null
  await markReturnedStockNotices(db, order.id)
  if (order.payable > 0) await refundWorth(db, order)
  if (exchange && exchange.payable > 0) {
    await payFromWallet(db, exchange, exchange.payable, EXCHANGE_NOTE)
  }
  return tagsToRevalidate
}

/** The order that was paid is locked with its return. */
async function refundWorth(
  db: Database,
  { id: orderId, parentId, userId, payable: amount }: OrderRecord,
): Promise<void> {
  if (parentId === null) throw new Error('a return without its order')
  const destination = 'wallet'
  await recordRefund(db, { userId, paidOrderId: parentId, orderId, amount, destination })
}

const sumOf = (items: readonly HeldItem[], rialsOf: (item: HeldItem) => number) =>
  items.reduce((sum, item) => sum + rialsOf(item) * item.quantity, 0)

/** An order like any other from its payment on, sent for nothing as the one before it was. */
async function placeExchangeOrder(db: Database, order: OrderRecord, items: HeldItem[]) {
  const now = new Date()
  const [origin] = await db
    .select({ bought: orders, method: shippingMethods })
    .from(orders)
    .leftJoin(shippingMethods, eq(shippingMethods.id, orders.shippingMethodId))
    .where(eq(orders.id, order.parentId ?? 0))
  if (origin === undefined) throw new Error('a return has no order')
  const { bought, method } = origin
  const itemsTotal = sumOf(items, ({ exchangePrice }) => exchangePrice)
  const discount = sumOf(items, ({ exchangeDiscount }) => exchangeDiscount)
  const productIds = items.map(({ productId }) => productId)
  const readyAt = await findReadyTime(db, now, await readLongestHandling(db, productIds))
  const [inserted] = await db
    .insert(orders)
    .values({
      code: sql`gen_random_uuid()::text`,
      userId: order.userId,
      exchangeOf: order.id,
      status: 'paid',
      itemsTotal,
      discount,
      couponDiscount: itemsTotal - discount - order.exchangeTotal,
      couponCode: bought.couponCode,
      payable: order.exchangeTotal,
      address: order.address,
      legal: bought.legal,
      shippingMethodId: bought.shippingMethodId,
      ...(method && (await findDeliveryDays(db, method, readyAt))),
    })
    .returning()
  if (inserted === undefined) throw new Error('the order of the exchange was not written')
  const { id } = inserted
  const code = formatOrderCode(id, now)
  await db.update(orders).set({ code }).where(eq(orders.id, id))
  await db.insert(orderItems).values(
    items.map((item) => ({
      orderId: id,
      productId: item.productId,
      stockId: item.exchangeStockId,
      title: item.title,
      parentValue: item.exchangeValue,
      unitPrice: item.exchangePrice,
      unitDiscount: item.exchangeDiscount,
      quantity: item.quantity,
      exchangeOfItemId: item.id,
    })),
  )
  await setExchangeState(db, order.id, 'ordered')
  const steps = [...UNPAID, 'paid' as const].map((to) => ({ to, by: 'system' as const }))
  await insertOrderEvents(db, id, null, steps)
  await takeReservedStock(db, id)
  return inserted
}
