import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FestivalForecast } from '@/lib/contract/desk/discounts'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { applyDiscount } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { orderItems, orders, products, stocks } from '../db/schema/schema'
import { readDeskFestival } from './read-discounts'

const BASE_DAYS = 30
const DAY_MS = 86_400_000
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
      free: sql<number>`greatest(${stocks.quantity} - ${stocks.reserved}, 0)`.mapWith(Number),
      sold: sql<number>`coalesce(${sold.units}, 0)`.mapWith(Number),
    })
    .from(products)
    .innerJoin(stocks, eq(stocks.productId, products.id))
    .leftJoin(sold, eq(sold.stockId, stocks.id))
    .where(eq(products.festivalId, festivalId))
    .orderBy(asc(products.id), asc(stocks.position))
}

export async function forecastFestival(
  db: Database,
  id: number,
  { canSeeCosts }: { canSeeCosts: boolean },
): Promise<FestivalForecast> {
  const festival = await readDeskFestival(db, id)
  const days = (Date.parse(festival.ends_at) - Date.parse(festival.starts_at)) / DAY_MS
  const rows = (await readGoods(db, id)).map((row) => ({
    ...row,
    final: applyDiscount(row.price, row.percent),
    wanted: Math.round((row.sold * days) / BASE_DAYS),
  }))
  const totals = { units: 0, revenue: 0, discount: 0, margin: 0 }
  for (const { wanted, free, final, price, cost } of rows) {
    const units = Math.min(wanted, free)
    totals.units += units
    totals.revenue += units * final
    totals.discount += units * (price - final)
    if (cost !== null) totals.margin += units * (final - cost)
  }
  const below = rows.flatMap(({ id: productId, title, final, cost }) =>
    cost !== null && final < cost ? [{ id: productId, title, final_price: final, cost }] : [],
  )
  const short = rows
    .filter(({ wanted, free }) => wanted > free)
    .sort((a, b) => b.wanted - b.free - (a.wanted - a.free))
  return {
    ...{ days, goods: festival.goods, ...totals },
    margin: canSeeCosts ? totals.margin : null,
    below_cost: canSeeCosts ? below.slice(0, LISTED) : null,
    short: short.slice(0, LISTED).map(({ id: productId, title, wanted, free }) => ({
      ...{ id: productId, title, units: wanted, free },
    })),
  }
}
