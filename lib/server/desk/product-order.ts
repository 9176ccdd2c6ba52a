import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { categories, orderItems, orders, products, stocks } from '../db/schema/schema'
import type { Filters } from './product-filters'

/** In the order of the alphabet, for which the databases have no collation of their own. */
const LETTERS = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'
/** As many signs that stand in this order by their numbers, behind all Latin ones. */
const SIGNS = String.fromCodePoint(...[...LETTERS].map((_, at) => 0xe000 + at))

const columns: Record<'name' | 'price' | 'stock', SQL> = {
  name: sql`translate(lower(${products.title}), ${LETTERS}, ${SIGNS}) collate "C"`,
  price: sql`(select min(${stocks.price}) from ${stocks} where ${stocks.productId} = ${products.id})`,
  stock: sql`(select coalesce(sum(${stocks.free}), 0) from ${stocks} where ${stocks.productId} = ${products.id})`,
}

/** «گوشی» is a phone before it is what a phone is put into: by the beginnings of the category and of the name. */
function orderByMatch(q: string): SQL {
  const typed = foldDigits(normalizeText(q)).trim().toLowerCase()
  const category = sql`(select lower(${categories.title}) from ${categories} where ${categories.id} = ${products.categoryId})`
  return sql`(case when starts_with(${category}, ${typed}) then 2 else 0 end
    + case when starts_with(${products.nameKey}, ${typed}) then 1 else 0 end) desc`
}

/** Without a word, the newest first; a minus turns it round. Equals stand by their ids. */
export function orderOfProducts(sort: Filters['sort'], q = ''): SQL[] {
  const newest = desc(products.id)
  if (sort === 'match') return [orderByMatch(q), newest]
  if (sort === undefined) return [newest]
  if (sort === 'oldest') return [asc(products.id)]
  const isDescending = sort.startsWith('-')
  const by = isDescending ? sort.slice(1) : sort
  const column = by === 'price' || by === 'stock' ? columns[by] : columns.name
  return [isDescending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, newest]
}

/** Of thirty days, each bar is of three of them. */
const BARS = 10
const DAYS_A_BAR = 3

/** How many pieces were sold, the earliest days first; nothing for what sold none. */
export async function readRecentSales(
  db: Database,
  productIds: number[],
): Promise<Map<number, number[]>> {
  if (productIds.length === 0) return new Map()
  const age = sql`floor(extract(epoch from now() - ${orders.createdAt}) / 86400 / ${sql.raw(String(DAYS_A_BAR))})`
  const bar = sql<number>`${age}::int`
  const rows = await db
    .select({
      ...{ productId: orderItems.productId, bar },
      units: sql<number>`sum(${orderItems.quantity})::int`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        inArray(orderItems.productId, productIds),
        eq(orders.type, 'sales'),
        isNull(orders.exchangeOf),
        inArray(orders.status, [...UNDER_WAY, 'delivery']),
        sql`${orders.createdAt} > now() - interval '30 days'`,
      ),
    )
    .groupBy(orderItems.productId, bar)
  const sales = new Map<number, number[]>()
  for (const { productId, bar: at, units } of rows) {
    const bars = sales.get(productId) ?? Array.from({ length: BARS }, () => 0)
    bars[BARS - 1 - Math.min(at, BARS - 1)] = units
    sales.set(productId, bars)
  }
  return sales
}
