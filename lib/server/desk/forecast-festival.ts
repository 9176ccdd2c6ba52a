import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FestivalForecast } from '@/lib/contract/desk/discounts'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { applyDiscount, reducePrice } from '@/lib/domain/pricing'
import { DAY_MS } from '@/lib/persian/durations'
import type { Database } from '../db/database'
import { orderItems, orders, products, stocks } from '../db/schema/schema'
import { readDeskFestival } from './read-discounts'

const BASE_DAYS = 30
const LISTED = 10

/** Of each variant in the festival: what it costs, and how many were bought of late. */
async function readGoods(db: Database, festivalId: number) {
  const sold = db
    .select({
      stockId: orderItems.stockId,
      units: sql<number>`sum(${orderItems.quantity})`.as('sold_units'),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.type, 'sales'),
        inArray(orders.status, [...UNDER_WAY, 'delivery']),
        sql`${orders.createdAt} > now() - make_interval(days => ${BASE_DAYS})`,
      ),
    )
    .groupBy(orderItems.stockId)
    .as('sold')
  return db
    .select({
      id: products.id,
      title: products.title,
      percent: products.festivalPercent,
      price: stocks.price,
      cost: stocks.cost,
      ...{ salePrice: stocks.salePrice, saleFrom: stocks.saleFrom, saleUntil: stocks.saleUntil },
      free: stocks.free,
      sold: sql<number>`coalesce(${sold.units}, 0)`.mapWith(Number),
    })
    .from(products)
    .innerJoin(stocks, eq(stocks.productId, products.id))
    .leftJoin(sold, eq(sold.stockId, stocks.id))
    .where(eq(products.festivalId, festivalId))
    .orderBy(asc(products.id), asc(stocks.position))
}

type Span = { from: number; until: number }
type Good = Awaited<ReturnType<typeof readGoods>>[number]

/** What of the festival's days a variant's own sale runs in, too: there the lower of both prices holds. */
function findSaleShare({ salePrice, saleFrom, saleUntil }: Good, { from, until }: Span): number {
  if (salePrice === null || saleFrom === null) return 0
  const begins = Math.max(from, saleFrom.getTime())
  const ends = Math.min(until, saleUntil?.getTime() ?? until)
  return Math.max(ends - begins, 0) / (until - from)
}

function forecastGood(row: Good, span: Span) {
  const { price, percent, salePrice, sold, free } = row
  const wanted = Math.round((sold * (span.until - span.from)) / (BASE_DAYS * DAY_MS))
  const units = Math.min(wanted, free)
  const share = findSaleShare(row, span)
  const usual = applyDiscount(price, percent)
  const lowest = share > 0 ? reducePrice(price, { percent, salePrice }) : usual
  const onSale = Math.round(units * share)
  return { ...row, wanted, units, lowest, revenue: onSale * lowest + (units - onSale) * usual }
}

export async function forecastFestival(
  db: Database,
  id: number,
  { canSeeCosts }: { canSeeCosts: boolean },
): Promise<FestivalForecast> {
  const festival = await readDeskFestival(db, id)
  const span = { from: Date.parse(festival.starts_at), until: Date.parse(festival.ends_at) }
  const rows = (await readGoods(db, id)).map((row) => forecastGood(row, span))
  const totals = { units: 0, revenue: 0, discount: 0, margin: 0 }
  for (const { units, revenue, price, cost } of rows) {
    totals.units += units
    totals.revenue += revenue
    totals.discount += units * price - revenue
    if (cost !== null) totals.margin += revenue - units * cost
  }
  const below = rows.flatMap(({ id: productId, title, lowest, cost }) =>
    cost !== null && lowest < cost ? [{ id: productId, title, final_price: lowest, cost }] : [],
  )
  const short = rows
    .filter(({ wanted, free }) => wanted > free)
    .sort((a, b) => b.wanted - b.free - (a.wanted - a.free))
  return {
    days: (span.until - span.from) / DAY_MS,
    ...{ goods: festival.goods, ...totals },
    margin: canSeeCosts ? totals.margin : null,
    below_cost: canSeeCosts ? below.slice(0, LISTED) : null,
    short: short.slice(0, LISTED).map(({ id: productId, title, wanted, free }) => ({
      ...{ id: productId, title, units: wanted, free },
    })),
  }
}
