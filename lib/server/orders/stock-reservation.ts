import { and, asc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { FEW_LEFT_ON_CARD } from '@/lib/domain/low-stock'
import type { Database } from '../db/database'
import { readSoldUnits, soldPercent } from '../catalogue/sold-shares'
import { numbers } from '../db/read-rows'
import { orderItems, products, refundItems, stocks } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { movementTable, type StockMovement } from '../product/stock-movement'
import { markNoticesDue } from '../product/stock-notices'
import { touchProducts } from '../product/update-product'

type StockLine = { stockId: number; quantity: number }

/** Always in the order of their ids, so that two orders of the same goods never deadlock. */
export async function lockStocks(db: Database, ids: number[]): Promise<void> {
  if (ids.length < 2) return
  await db
    .select({ id: stocks.id })
    .from(stocks)
    .where(inArray(stocks.id, ids))
    .orderBy(asc(stocks.id))
    .for('no key update')
}

/** Without the units that a refund has put back already. */
export async function readOrderLines(db: Database, orderId: number): Promise<StockLine[]> {
  const restocked = sql<number>`coalesce((select sum(${refundItems.quantity}) from ${refundItems}
    where ${refundItems.orderItemId} = ${orderItems.id} and ${refundItems.isRestocked}), 0)`
  const units = sql<number>`sum(${orderItems.quantity} - ${restocked})::int`
  return db
    .select({ stockId: orderItems.stockId, quantity: units })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.stockId)
    .having(gt(units, 0))
}

const OUT_OF_STOCK = 'موجودی یکی از کالاها همین حالا کم شد؛ سبد را بازبینی کنید.'

const units = sql`change.units`
type StockChange = Partial<Record<'quantity' | 'reserved', ReturnType<typeof sql>>>

/** All lines in one statement, so that the triggers work out each product once. */
async function updateStocks(
  db: Database,
  lines: StockLine[],
  change: StockChange,
  { condition, movement }: { condition?: SQL; movement?: StockMovement } = {},
) {
  const ids = lines.map(({ stockId }) => stockId)
  await lockStocks(db, ids)
  const counts = numbers(lines.map(({ quantity }) => quantity))
  return db
    .update(stocks)
    .set(change)
    .from(
      sql`unnest(${numbers(ids)}::int[], ${counts}::int[]) as change(id, units)${movement ? sql`, ${movementTable(movement)}` : sql``}`,
    )
    .where(and(eq(stocks.id, sql`change.id`), condition))
    .returning({
      id: stocks.id,
      productId: stocks.productId,
      available: stocks.free,
      units: sql<number>`${units}`,
    })
}

type ChangedStock = Awaited<ReturnType<typeof updateStocks>>[number]

/**
 * The products whose cards now say something else: a variant is sold out or back, or few units of all
 * remain. `sign` is what the change did to the units that can be bought.
 */
async function findShownOnCards(
  db: Database,
  changed: readonly ChangedStock[],
  sign: -1 | 0 | 1,
): Promise<Set<number>> {
  if (sign === 0 || changed.length === 0) return new Set()
  const unitsOf = new Map<number, number>()
  for (const { productId, units } of changed)
    unitsOf.set(productId, (unitsOf.get(productId) ?? 0) + sign * units)
  const turned = changed.filter(
    ({ available, units }) => available > 0 !== available - sign * units > 0,
  )
  const remaining = await db
    .select({
      id: stocks.productId,
      units: sql<number>`sum(${stocks.free})::int`,
    })
    .from(stocks)
    .where(inArray(stocks.productId, [...unitsOf.keys()]))
    .groupBy(stocks.productId)
  const few = remaining.filter(
    ({ id, units }) => Math.min(units, units - (unitsOf.get(id) ?? 0)) <= FEW_LEFT_ON_CARD,
  )
  return new Set([...turned.map(({ productId }) => productId), ...few.map(({ id }) => id)])
}

/** Goods of a running festival of which the deals of home now say another sold share. */
async function findSharesTurned(
  db: Database,
  changed: readonly ChangedStock[],
  { reason }: StockMovement,
): Promise<number[]> {
  const after = await readSoldUnits(db, [...new Set(changed.map(({ productId }) => productId))])
  return [...after].flatMap(([id, { sold, left }]) => {
    const own = changed.filter(({ productId }) => productId === id)
    const units = own.reduce((sum, one) => sum + one.units, 0) * (reason === 'order' ? 1 : -1)
    const before = { sold: sold - units, left: left + units }
    return soldPercent(before) === soldPercent({ sold, left }) ? [] : [id]
  })
}

/**
 * The condition stands in the update itself: no two orders both get the last unit. Returns the
 * products whose cards change by it.
 */
export async function reserveStock(
  db: Database,
  lines: StockLine[],
  message = OUT_OF_STOCK,
): Promise<Set<number>> {
  const reserved = await updateStocks(
    db,
    lines,
    { reserved: sql`${stocks.reserved} + ${units}` },
    { condition: gte(stocks.free, units) },
  )
  if (reserved.length < lines.length) throw new DomainError('out_of_stock', message)
  return findShownOnCards(db, reserved, -1)
}

/** The other side of `reserveStock`. */
export async function releaseUnits(db: Database, lines: StockLine[]): Promise<Set<number>> {
  const change = { reserved: sql`${stocks.reserved} - ${units}` }
  return findShownOnCards(db, await updateStocks(db, lines, change), 1)
}

async function updateOrderStocks(
  db: Database,
  orderId: number,
  change: StockChange,
  { sign, movement }: { sign: -1 | 0 | 1; movement?: StockMovement },
): Promise<string[]> {
  const lines = await readOrderLines(db, orderId)
  const changed = await updateStocks(db, lines, change, { ...(movement && { movement }) })
  const shown = await findShownOnCards(db, changed, sign)
  const sold = movement ? await findSharesTurned(db, changed, movement) : []
  return touchOrderProducts(db, orderId, new Set([...shown, ...sold]))
}

export function releaseStock(db: Database, orderId: number): Promise<string[]> {
  const reserved = sql`${stocks.reserved} - ${units}`
  return updateOrderStocks(db, orderId, { reserved }, { sign: 1 })
}

/** Reserved units leave the shelf. */
export function takeReservedStock(db: Database, orderId: number): Promise<string[]> {
  const taken = {
    quantity: sql`${stocks.quantity} - ${units}`,
    reserved: sql`${stocks.reserved} - ${units}`,
  }
  const movement = { reason: 'order', orderId } as const
  return updateOrderStocks(db, orderId, taken, { sign: 0, movement })
}

/** Reserved units become sold ones. */
export async function sellStock(db: Database, orderId: number): Promise<string[]> {
  const tagsToRevalidate = await takeReservedStock(db, orderId)
  const items = await db
    .select({
      productId: orderItems.productId,
      units: sql<number>`sum(${orderItems.quantity})::int`,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.productId)
    .orderBy(orderItems.productId)
  for (const { productId, units } of items) {
    await db
      .update(products)
      .set({ soldCount: sql`${products.soldCount} + ${units}` })
      .where(eq(products.id, productId))
  }
  return tagsToRevalidate
}

export function restock(
  db: Database,
  orderId: number,
  reason: 'return' | 'cancel',
): Promise<string[]> {
  const quantity = sql`${stocks.quantity} + ${units}`
  return updateOrderStocks(db, orderId, { quantity }, { sign: 1, movement: { reason, orderId } })
}

/** Two lines may be of one variant, which a statement changes but once. */
export function sumUnits(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<number, number>()
  for (const { stockId, quantity } of lines) {
    sums.set(stockId, (sums.get(stockId) ?? 0) + quantity)
  }
  return [...sums].map(([stockId, quantity]) => ({ stockId, quantity }))
}

/** Some units of an order alone. */
export async function restockUnits(
  db: Database,
  orderId: number,
  lines: StockLine[],
): Promise<string[]> {
  const back = { quantity: sql`${stocks.quantity} + ${units}` }
  const movement = { reason: 'refund', orderId } as const
  const changed = await updateStocks(db, sumUnits(lines), back, { movement })
  const shown = await findShownOnCards(db, changed, 1)
  const sold = await findSharesTurned(db, changed, movement)
  return touchOrderProducts(db, orderId, new Set([...shown, ...sold]))
}

/** Products are locked right after their stocks, and before any coupon, slot or wallet, as everywhere. */
async function touchOrderProducts(
  db: Database,
  orderId: number,
  shownOnCards: Set<number>,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  return touchProducts(
    db,
    rows.map(({ productId }) => productId),
    { shownOnCards },
  )
}

/** Whoever waits for goods that were sold out is due a notice. */
export async function markReturnedStockNotices(db: Database, orderId: number): Promise<void> {
  const available = await db
    .selectDistinct({ id: stocks.id })
    .from(stocks)
    .innerJoin(orderItems, eq(orderItems.stockId, stocks.id))
    .where(and(eq(orderItems.orderId, orderId), gt(stocks.free, 0)))
  await markNoticesDue(
    db,
    available.map(({ id }) => id),
  )
}
