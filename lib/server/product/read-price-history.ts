import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { PriceHistory } from '@/lib/contract/product/price-history'
import { reducePrice, runsAt, type Span } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { festivals, priceHistory, products, stocks } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { findSalePrice, listSales, type Sale } from '../catalogue/past-sales'
import { isVisible, runningSalePrice } from '../catalogue/visible-products'

const A_YEAR_AGO = sql`now() - interval '365 days'`
const MAX_POINTS = 500

async function findVariant(db: Database, productId: number, stockId: number | undefined) {
  const [row] = await db
    .select({
      stock: stocks,
      salePrice: runningSalePrice,
      since: products.createdAt,
      percent: products.festivalPercent,
      from: festivals.startsAt,
      until: festivals.endsAt,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .leftJoin(festivals, eq(festivals.id, products.festivalId))
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
  return row
}

type PricePoint = { at: Date; price: number }
type Discount = Span & { percent: number }
type Reduced = { discount: Discount; sales?: readonly Sale[] }

/** What was paid: the list price, the product's festival or a sale of the variant, the lowest of them. */
export function toPaidPrices(
  points: readonly PricePoint[],
  { discount, sales = [] }: Reduced,
  now: Date,
) {
  const [first] = points
  const ends = [discount, ...sales].flatMap(({ from, until }) => [from, until])
  const turns = ends.flatMap((at) => (first && at && first.at < at && at <= now ? [at] : []))
  const moments = [...points.map(({ at }) => at), ...turns].sort((a, b) => +a - +b)
  const paid = moments.map((at) => {
    const price = points.findLast((point) => point.at <= at)?.price ?? 0
    const percent = runsAt(discount, at) ? discount.percent : 0
    return { at, price: reducePrice(price, { percent, salePrice: findSalePrice(sales, at) }) }
  })
  return paid.filter(({ price }, nth) => nth === 0 || paid[nth - 1]?.price !== price)
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
  const { stock, salePrice, since, ...discount } = await findVariant(
    db,
    productId,
    requestedStockId,
  )
  const points = await readPoints(db, stock.id)
  const history = points.length > 0 ? points : [{ at: since, price: stock.price }]
  const now = new Date()
  const percent = runsAt(discount, now) ? discount.percent : 0
  return {
    stock_id: stock.id,
    percent,
    final_price: reducePrice(stock.price, { percent, salePrice }),
    points: toPaidPrices(history, { discount, sales: await listSales(db, [stock]) }, now).map(
      ({ at, price }) => ({
        at: at.toISOString(),
        price,
      }),
    ),
  }
}
