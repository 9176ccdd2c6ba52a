import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Span } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { orderItems, orders, priceHistory, type stocks } from '../db/schema/schema'
import { listSales } from '../catalogue/past-sales'
import { toPaidPrices } from './read-price-history'

const LOWEST_OF_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

type PaidPrice = { at: Date; price: number }

/**
 * Whether the last price is the lowest of the days since then, and was not so all the time. What was on
 * sale for less than those days has no lowest of them.
 */
export function isLowestSince(paid: readonly PaidPrice[], since: Date): boolean {
  const before = paid.findLast(({ at }) => at <= since)
  const now = paid.at(-1)?.price
  if (!before || now === undefined) return false
  const within = [before, ...paid.filter(({ at }) => at > since)].map(({ price }) => price)
  return now === Math.min(...within) && now < Math.max(...within)
}

type PricedStock = { stock: typeof stocks.$inferSelect; finalPrice: number }

/** The ids of the variants that cost less now than at any time of the last days. */
export async function findLowestPriced(
  db: Database,
  own: readonly PricedStock[],
  discount: Span & { percent: number },
): Promise<Set<number>> {
  const now = new Date()
  const since = new Date(now.getTime() - LOWEST_OF_DAYS * DAY_MS)
  const ids = own.map(({ stock }) => stock.id)
  const from = sql`${since.toISOString()}::timestamptz`
  const points = await db
    .select({ stockId: priceHistory.stockId, at: priceHistory.at, price: priceHistory.price })
    .from(priceHistory)
    .where(
      and(
        inArray(priceHistory.stockId, ids),
        sql`${priceHistory.at} >= coalesce((select max(former.at) from ${priceHistory} former
          where former.stock_id = ${priceHistory.stockId} and former.at <= ${from}), ${from})`,
      ),
    )
    .orderBy(priceHistory.at)
  const sales = await listSales(
    db,
    own.map(({ stock }) => stock),
  )
  const lowest = own.filter(({ stock, finalPrice }) => {
    const ofStock = points.filter(({ stockId }) => stockId === stock.id)
    const saleOfStock = sales.filter(({ stockId }) => stockId === stock.id)
    const paid = toPaidPrices(ofStock, { discount, sales: saleOfStock }, now)
    return paid.at(-1)?.price === finalPrice && isLowestSince(paid, since)
  })
  const cheaper = await listSoldForLess(db, lowest, since)
  return new Set(lowest.map(({ stock }) => stock.id).filter((id) => !cheaper.has(id)))
}

/** The history knows no festival that a product has left since, and no percent that was changed: orders do. */
async function listSoldForLess(db: Database, own: readonly PricedStock[], since: Date) {
  if (own.length === 0) return new Set<number>()
  const rows = await db
    .select({
      stockId: orderItems.stockId,
      least: sql<number>`min(${orderItems.unitPrice} - ${orderItems.unitDiscount})::bigint`.mapWith(
        Number,
      ),
    })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.id, orderItems.orderId), eq(orders.type, 'sales')))
    .where(
      and(
        inArray(
          orderItems.stockId,
          own.map(({ stock }) => stock.id),
        ),
        gt(orders.createdAt, since),
      ),
    )
    .groupBy(orderItems.stockId)
  const finalOf = new Map(own.map(({ stock, finalPrice }) => [stock.id, finalPrice]))
  return new Set(
    rows
      .filter(({ stockId, least }) => least < (finalOf.get(stockId) ?? 0))
      .map(({ stockId }) => stockId),
  )
}
