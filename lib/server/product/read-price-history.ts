import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { PriceHistory } from '@/lib/contract/product/price-history'
import { applyDiscount } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { festivals, priceHistory, products, stocks } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { isFestivalRunning, isVisible, runningPercent } from '../catalogue/visible-products'

const A_YEAR_AGO = sql`now() - interval '365 days'`
const MAX_POINTS = 500

async function findVariant(db: Database, productId: number, stockId: number | undefined) {
  const [row] = await db
    .select({
      stock: stocks,
      since: products.createdAt,
      percent: runningPercent,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .leftJoin(festivals, isFestivalRunning)
    .where(
      and(
        eq(products.id, productId),
        isVisible,
        stockId === undefined ? undefined : eq(stocks.id, stockId),
      ),
    )
    .orderBy(asc(stocks.position), asc(stocks.id))
    .limit(1)
  if (row === undefined) throw notFound('این کالا')
  return { ...row, percent: Number(row.percent) }
}

/** The price that was in force when the year began comes first, whenever it was set. */
async function readPoints(db: Database, stockId: number) {
  const columns = { at: priceHistory.at, price: priceHistory.price }
  const own = eq(priceHistory.stockId, stockId)
  const before = await db
    .select(columns)
    .from(priceHistory)
    .where(and(own, lt(priceHistory.at, A_YEAR_AGO)))
    .orderBy(desc(priceHistory.at))
    .limit(1)
  const within = await db
    .select(columns)
    .from(priceHistory)
    .where(and(own, gte(priceHistory.at, A_YEAR_AGO)))
    .orderBy(desc(priceHistory.at))
    .limit(MAX_POINTS)
  return [...before, ...within.reverse()]
}

export async function readPriceHistory(
  db: Database,
  productId: number,
  requestedStockId: number | undefined,
): Promise<PriceHistory> {
  const { stock, since, percent } = await findVariant(db, productId, requestedStockId)
  const points = await readPoints(db, stock.id)
  const history = points.length > 0 ? points : [{ at: since, price: stock.price }]
  return {
    stock_id: stock.id,
    percent,
    final_price: applyDiscount(stock.price, percent),
    points: history.map(({ at, price }) => ({ at: at.toISOString(), price })),
  }
}
