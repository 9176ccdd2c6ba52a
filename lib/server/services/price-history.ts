import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { PriceHistory } from '@/lib/contract/price-history'
import { discounted } from '@/lib/persian/money'
import type { Database } from '../db/database'
import { festivals, priceHistory, products, stocks } from '../db/schema/schema'
import { notFound } from './refusal'
import { festivalRuns, isVisible, runningPercent } from './visible-products'

const A_YEAR_AGO = sql`now() - interval '365 days'`
const MOST_POINTS = 500

async function variantOf(db: Database, productId: number, stockId: number | undefined) {
  const [row] = await db
    .select({
      stock: stocks,
      since: products.createdAt,
      percent: runningPercent,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .leftJoin(festivals, festivalRuns)
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

/** The price that was in force when the year began comes first, whenever it was written. */
async function pointsOf(db: Database, stockId: number) {
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
    .limit(MOST_POINTS)
  return [...before, ...within.reverse()]
}

export async function productPriceHistory(
  db: Database,
  productId: number,
  wished: number | undefined,
): Promise<PriceHistory> {
  const { stock, since, percent } = await variantOf(db, productId, wished)
  const points = await pointsOf(db, stock.id)
  const known = points.length > 0 ? points : [{ at: since, price: stock.price }]
  return {
    stock_id: stock.id,
    percent,
    final_price: discounted(stock.price, percent),
    points: known.map(({ at, price }) => ({ at: at.toISOString(), price })),
  }
}
