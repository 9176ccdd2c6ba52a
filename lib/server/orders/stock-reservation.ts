import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { numbers } from '../db/read-rows'
import { orderItems, products, stocks } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { markNoticesDue } from '../product/stock-notices'
import { touchProducts } from '../product/update-product'

type StockLine = { stockId: number; quantity: number }

/** Always in the order of the variants' ids: two orders that want the same goods never wait for each other in a ring. */
async function lockStocks(db: Database, ids: number[]): Promise<void> {
  if (ids.length < 2) return
  await db
    .select({ id: stocks.id })
    .from(stocks)
    .where(inArray(stocks.id, ids))
    .orderBy(asc(stocks.id))
    .for('no key update')
}

async function readOrderLines(db: Database, orderId: number): Promise<StockLine[]> {
  return db
    .select({
      stockId: orderItems.stockId,
      quantity: sql<number>`sum(${orderItems.quantity})::int`,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.stockId)
}

const OUT_OF_STOCK = 'موجودی یکی از کالاها همین حالا کم شد؛ سبد را بازبینی کنید.'

const units = sql`moved.units`
type StockChange = Partial<Record<'quantity' | 'reserved', ReturnType<typeof sql>>>

/** All lines in one statement, so that what is kept of a product is worked out once. */
async function updateStocks(
  db: Database,
  lines: StockLine[],
  move: StockChange,
  enough?: ReturnType<typeof sql>,
) {
  const ids = lines.map(({ stockId }) => stockId)
  await lockStocks(db, ids)
  const counts = numbers(lines.map(({ quantity }) => quantity))
  return db
    .update(stocks)
    .set(move)
    .from(sql`unnest(${numbers(ids)}::int[], ${counts}::int[]) as moved(id, units)`)
    .where(and(eq(stocks.id, sql`moved.id`), enough))
    .returning({ id: stocks.id })
}

/** Holds goods for an order; the shelf itself says whether there are enough. */
export async function reserveStock(db: Database, lines: StockLine[]): Promise<void> {
  const enough = gte(sql`${stocks.quantity} - ${stocks.reserved}`, units)
  const held = await updateStocks(
    db,
    lines,
    { reserved: sql`${stocks.reserved} + ${units}` },
    enough,
  )
  if (held.length < lines.length) throw new DomainError('out_of_stock', OUT_OF_STOCK)
}

async function updateOrderStocks(
  db: Database,
  orderId: number,
  move: StockChange,
): Promise<string[]> {
  await updateStocks(db, await readOrderLines(db, orderId), move)
  return touchOrderProducts(db, orderId)
}

export function releaseStock(db: Database, orderId: number): Promise<string[]> {
  return updateOrderStocks(db, orderId, { reserved: sql`${stocks.reserved} - ${units}` })
}

/** What was held leaves the shelf. */
export async function sellStock(db: Database, orderId: number): Promise<string[]> {
  const stale = await updateOrderStocks(db, orderId, {
    quantity: sql`${stocks.quantity} - ${units}`,
    reserved: sql`${stocks.reserved} - ${units}`,
  })
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
  return stale
}

export function restock(db: Database, orderId: number): Promise<string[]> {
  return updateOrderStocks(db, orderId, { quantity: sql`${stocks.quantity} + ${units}` })
}

/** Products are held right after their variants, before any coupon, hours or wallet: no two moves wait in a ring. */
async function touchOrderProducts(db: Database, orderId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  return touchProducts(
    db,
    rows.map(({ productId }) => productId),
  )
}

/** Goods that were gone and are back are told to those who wait for them. */
export async function markReturnedStockNotices(db: Database, orderId: number): Promise<void> {
  const back = await db
    .selectDistinct({ id: stocks.id })
    .from(stocks)
    .innerJoin(orderItems, eq(orderItems.stockId, stocks.id))
    .where(and(eq(orderItems.orderId, orderId), sql`${stocks.quantity} > ${stocks.reserved}`))
  for (const { id } of back) await markNoticesDue(db, id)
}
