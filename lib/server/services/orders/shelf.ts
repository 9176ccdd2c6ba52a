import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orderItems, products, stocks } from '../../db/schema/schema'
import { Refusal } from '../refusal'
import { markNoticesDue } from '../stock-notices'
import { pagesOf, touchProduct } from '../stocks'

type Taken = { stockId: number; quantity: number }

/** Always in the order of the variants' ids: two orders that want the same goods never wait for each other in a ring. */
function inOrder(lines: Taken[]): Taken[] {
  return [...lines].sort((a, b) => a.stockId - b.stockId)
}

async function itemsOf(db: Database, orderId: number): Promise<Taken[]> {
  return db
    .select({ stockId: orderItems.stockId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
}

const SHORT = 'موجودی یکی از کالاها همین حالا کم شد؛ سبد را بازبینی کنید.'

/** Holds goods for an order; the shelf itself says whether there are enough. */
export async function reserve(db: Database, lines: Taken[]): Promise<void> {
  for (const { stockId, quantity } of inOrder(lines)) {
    const free = sql`${stocks.quantity} - ${stocks.reserved}`
    const held = await db
      .update(stocks)
      .set({ reserved: sql`${stocks.reserved} + ${quantity}` })
      .where(and(eq(stocks.id, stockId), gte(free, quantity)))
      .returning({ id: stocks.id })
    if (held.length === 0) throw new Refusal('refused', SHORT)
  }
}

type Move = (taken: Taken) => Partial<Record<'quantity' | 'reserved', ReturnType<typeof sql>>>

async function moveItems(db: Database, orderId: number, move: Move): Promise<void> {
  for (const taken of inOrder(await itemsOf(db, orderId))) {
    await db.update(stocks).set(move(taken)).where(eq(stocks.id, taken.stockId))
  }
}

export function release(db: Database, orderId: number): Promise<void> {
  return moveItems(db, orderId, ({ quantity }) => ({
    reserved: sql`${stocks.reserved} - ${quantity}`,
  }))
}

/** What was held leaves the shelf. */
export async function sell(db: Database, orderId: number): Promise<void> {
  await moveItems(db, orderId, ({ quantity }) => ({
    quantity: sql`${stocks.quantity} - ${quantity}`,
    reserved: sql`${stocks.reserved} - ${quantity}`,
  }))
  const sold = await db
    .select({
      productId: orderItems.productId,
      units: sql<number>`sum(${orderItems.quantity})::int`,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.productId)
    .orderBy(orderItems.productId)
  for (const { productId, units } of sold) {
    await db
      .update(products)
      .set({ soldCount: sql`${products.soldCount} + ${units}` })
      .where(eq(products.id, productId))
  }
}

export function putBack(db: Database, orderId: number): Promise<void> {
  return moveItems(db, orderId, ({ quantity }) => ({
    quantity: sql`${stocks.quantity} + ${quantity}`,
  }))
}

/** After goods have moved: what lists read is made true again, and the pages that change are named. */
export async function shelfChanged(db: Database, orderId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.productId)
  const stale: string[] = []
  for (const { productId } of rows) {
    await touchProduct(db, productId)
    stale.push(...(await pagesOf(db, productId)))
  }
  return [...new Set(stale)]
}

/** Goods that were gone and are back are told to those who wait for them. */
export async function tellOfReturned(db: Database, orderId: number): Promise<void> {
  const back = await db
    .selectDistinct({ id: stocks.id })
    .from(stocks)
    .innerJoin(orderItems, eq(orderItems.stockId, stocks.id))
    .where(and(eq(orderItems.orderId, orderId), sql`${stocks.quantity} > ${stocks.reserved}`))
  for (const { id } of back) await markNoticesDue(db, id)
}
