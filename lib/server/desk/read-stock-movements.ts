import { and, desc, eq, inArray, like, lt, or, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { DeskStockMovement, getStockMovements } from '@/lib/contract/desk/stock-movements'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { orders, products, stockMovements, stocks } from '../db/schema/schema'
import { matchesText } from './product-filters'

type Filters = CallParsed<typeof getStockMovements>['query']

const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tehran'`

/** A good by a part of its name, a variant or an order by the beginning of its code. */
async function matchesSearch(db: Database, q: string) {
  const typed = foldDigits(normalizeText(q)).trim()
  if (typed === '') return undefined
  const beginning = `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return or(
    inArray(
      stockMovements.productId,
      db
        .select({ id: products.id })
        .from(products)
        .where(await matchesText(db, q)),
    ),
    inArray(
      stockMovements.stockId,
      db
        .select({ id: stocks.id })
        .from(stocks)
        .where(like(sql`lower(${stocks.sku})`, beginning)),
    ),
    inArray(
      stockMovements.orderId,
      db
        .select({ id: orders.id })
        .from(orders)
        .where(like(sql`lower(${orders.code})`, beginning)),
    ),
  )
}

export async function readStockMovements(
  db: Database,
  { q, stock, product, reason, from, to, before, limit }: Filters,
): Promise<{ movements: DeskStockMovement[]; next: number | null }> {
  const rows = await db
    .select({
      movement: stockMovements,
      title: products.title,
      choices: stocks.parentValue,
      sku: stocks.sku,
      code: orders.code,
    })
    .from(stockMovements)
    .leftJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(stocks, eq(stocks.id, stockMovements.stockId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(
      and(
        await matchesSearch(db, q),
        stock === undefined ? undefined : eq(stockMovements.stockId, stock),
        product === undefined ? undefined : eq(stockMovements.productId, product),
        reason === undefined ? undefined : eq(stockMovements.reason, reason),
        from === undefined ? undefined : sql`${stockMovements.at} >= ${midnight(from)}`,
        to === undefined
          ? undefined
          : sql`${stockMovements.at} < ${midnight(to)} + interval '1 day'`,
        before === undefined ? undefined : lt(stockMovements.id, before),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return {
    movements: shown.map(({ movement, title, choices, sku, code }) => ({
      id: movement.id,
      at: movement.at.toISOString(),
      stock_id: movement.stockId,
      product_id: movement.productId,
      title,
      choices: choices ?? {},
      sku,
      change: movement.change,
      quantity: movement.quantity,
      reason: movement.reason,
      note: movement.note,
      actor: movement.actorName,
      order: movement.orderId === null || code === null ? null : { id: movement.orderId, code },
    })),
    next: rows.length > limit ? (shown.at(-1)?.movement.id ?? null) : null,
  }
}
