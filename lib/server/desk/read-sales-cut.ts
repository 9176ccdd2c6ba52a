import { and, countDistinct, desc, eq, gt, ne, sql, sum, type SQL } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { getSalesCut, SalesCut, SalesCutRow } from '@/lib/contract/desk/reports'
import type { Database } from '../db/database'
import { brands, categories, orderItems, orders, payments, products } from '../db/schema/schema'
import { isSoldWithin, paidForLine } from './read-report'
import type { DaySpan } from './tehran-days'

const LISTED = 200

const number = (amount: SQL) => sql<number>`coalesce(${amount}, 0)`.mapWith(Number)
const ofOrders = { orders: countDistinct(orders.id) }

/** By what was paid for the lines, as the best sellers are. */
function cutByTaxon(db: Database, span: DaySpan, taxon: typeof categories | typeof brands) {
  const ownId = taxon === brands ? products.brandId : products.categoryId
  const lines = sum(paidForLine)
  return db
    .select({
      key: sql<string>`${taxon.id}::text`,
      name: sql<string>`${taxon.title}`,
      ...ofOrders,
      sum: number(lines),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(taxon, eq(taxon.id, ownId))
    .where(isSoldWithin(span))
    .groupBy(taxon.id, taxon.title)
    .orderBy(desc(lines), taxon.id)
    .limit(LISTED)
}

/** Goods and shipping less discounts; an order without an address has no city. */
function cutByCity(db: Database, span: DaySpan) {
  const city = sql<string>`coalesce(${orders.address} ->> 'city', '')`
  const paid = sum(
    sql`${orders.itemsTotal} - ${orders.discount} - ${orders.couponDiscount} + ${orders.shippingPrice}`,
  )
  return db
    .select({ key: city, name: city, ...ofOrders, sum: number(paid) })
    .from(orders)
    .where(isSoldWithin(span))
    .groupBy(sql`1`)
    .orderBy(desc(paid))
    .limit(LISTED)
}

/** What came by each; the wallet's share stands on the order itself. */
async function cutByGateway(db: Database, span: DaySpan): Promise<SalesCutRow[]> {
  const gateways = await db
    .select({
      key: payments.gateway,
      name: payments.gateway,
      ...ofOrders,
      sum: number(sum(payments.amount)),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isSoldWithin(span), eq(payments.status, 'paid'), ne(payments.gateway, 'wallet')))
    .groupBy(payments.gateway)
  const wallet = await db
    .select({ ...ofOrders, sum: number(sum(orders.walletPaid)) })
    .from(orders)
    .where(and(isSoldWithin(span), gt(orders.walletPaid, 0)))
  return [
    ...gateways,
    ...wallet
      .filter((row) => row.orders > 0)
      .map((row) => ({ key: 'wallet', name: 'wallet', ...row })),
  ].toSorted((a, b) => b.sum - a.sum)
}

const CUTS: Record<SalesCut, (db: Database, span: DaySpan) => PromiseLike<SalesCutRow[]>> = {
  category: (db, span) => cutByTaxon(db, span, categories),
  brand: (db, span) => cutByTaxon(db, span, brands),
  city: cutByCity,
  gateway: cutByGateway,
}

export async function readSalesCut(
  db: Database,
  { from, to, cut }: CallParsed<typeof getSalesCut>['query'],
): Promise<{ rows: SalesCutRow[] }> {
  return { rows: await CUTS[cut](db, { from, to }) }
}
