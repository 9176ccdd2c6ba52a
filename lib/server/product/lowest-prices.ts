import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Span } from '@/lib/domain/pricing'
import { DAY_MS } from '@/lib/persian/durations'
import type { Database } from '../db/database'
import { orderItems, orders, priceHistory, type stocks } from '../db/schema/schema'
import { listSales } from '../catalogue/past-sales'
import { toPaidPrices } from './read-price-history'

const LOWEST_OF_DAYS = 30

type PaidPrice = { at: Date; price: number }

/** Whether the last price is the lowest of the days since then, and was not so all the time. */
export function isLowestSince(paid: readonly PaidPrice[], since: Date): boolean {
  const within = listPricesSince(paid, since)
  const now = within.at(-1)
  return now !== undefined && now === Math.min(...within) && now < Math.max(...within)
}

/** None of what was on sale for less than those days. */
function listPricesSince(paid: readonly PaidPrice[], since: Date): number[] {
  const before = paid.findLast(({ at }) => at <= since)
  return before ? [before, ...paid.filter(({ at }) => at > since)].map(({ price }) => price) : []
}

type PricedStock = { stock: typeof stocks.$inferSelect; finalPrice: number }

export type LowestPrice = { is_lowest?: true; lowest_price?: number }

/** By variant: whether it costs less now than at any time of the last days, else what it did cost then. */
export async function findLowestPrices(
  db: Database,
  own: readonly PricedStock[],
  discount: Span & { percent: number },
): Promise<ReadonlyMap<number, LowestPrice>> {
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
  const soldFor = await findLeastSoldFor(db, ids, since)
  const lowest = own.map(({ stock, finalPrice }): [number, LowestPrice] => {
    const ofStock = points.filter(({ stockId }) => stockId === stock.id)
    const saleOfStock = sales.filter(({ stockId }) => stockId === stock.id)
    const paid = toPaidPrices(ofStock, { discount, sales: saleOfStock }, now)
    const within = listPricesSince(paid, since)
    if (within.at(-1) !== finalPrice) return [stock.id, {}]
    const least = Math.min(...within, soldFor.get(stock.id) ?? finalPrice)
    if (least < finalPrice) return [stock.id, { lowest_price: least }]
    return [stock.id, isLowestSince(paid, since) ? { is_lowest: true } : {}]
  })
  return new Map(lowest)
}

/** The history knows no festival that a product has left since, and no percent that was changed: orders do. */
async function findLeastSoldFor(db: Database, ids: number[], since: Date) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await db
    .select({
      stockId: orderItems.stockId,
      least: sql<number>`min(${orderItems.unitPrice} - ${orderItems.unitDiscount})::bigint`.mapWith(
        Number,
      ),
    })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.id, orderItems.orderId), eq(orders.type, 'sales')))
    .where(and(inArray(orderItems.stockId, ids), gt(orders.createdAt, since)))
    .groupBy(orderItems.stockId)
  return new Map(rows.map(({ stockId, least }) => [stockId, least]))
}
