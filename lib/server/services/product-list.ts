import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { discounted } from '@/lib/persian/money'
import { compareNames } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { brands, festivals, products, stocks } from '../db/schema/schema'
import { COLOUR, productCards } from './product-cards'
import { type Filters, orderFor, whereFor } from './product-filters'
import { readSetting } from './settings'
import { brandColumns, festivalRuns, runningPercent } from './visible-products'

const PAGE_SIZE = 24

/** Ids of the products a list would show, for lists that are not paged. */
export async function topProductIds(db: Database, filters: Omit<Filters, 'page'>, most: number) {
  const where = await whereFor(db, { ...filters, page: 1 })
  return idsOf(db, where, orderFor(filters), { limit: most, offset: 0 })
}

type Window = { limit: number; offset: number }

async function idsOf(db: Database, where: SQL | undefined, order: SQL[], window: Window) {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(festivals, festivalRuns)
    .where(where)
    .orderBy(...order)
    .limit(window.limit)
    .offset(window.offset)
  return rows.map(({ id }) => id)
}

async function countOf(db: Database, where: SQL | undefined) {
  const [row] = await db
    .select({
      count: count(),
      available: sql<number>`count(*) filter (where ${products.available})::int`,
      min: sql<string | null>`min(${products.minPrice} * (100 - ${runningPercent}) / 100)`,
      max: sql<string | null>`max(${products.minPrice} * (100 - ${runningPercent}) / 100)`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(festivals, festivalRuns)
    .where(where)
  return {
    count: row?.count ?? 0,
    available_count: row?.available ?? 0,
    price: { min: discounted(Number(row?.min ?? 0), 0), max: Number(row?.max ?? 0) },
  }
}

async function brandFacet(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({ ...brandColumns, count: count() })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(festivals, festivalRuns)
    .where(where)
    .groupBy(brands.id)
  return rows.sort((a, b) => b.count - a.count || compareNames(a.title, b.title))
}

async function propertyFacet(db: Database, where: SQL | undefined) {
  const pair = sql`jsonb_each_text(${stocks.parentValue}) as pair(name, value)`
  const rows = await db
    .select({
      name: sql<string>`pair.name`,
      value: sql<string>`pair.value`,
      count: sql<number>`count(distinct ${products.id})::int`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(festivals, festivalRuns)
    .innerJoin(stocks, eq(stocks.productId, products.id))
    .innerJoin(pair, sql`true`)
    .where(where)
    .groupBy(sql`pair.name, pair.value`)
  const hexes = await readSetting(db, 'colours')
  const names = [...new Set(rows.map(({ name }) => name))].sort(compareNames)
  return names.map((name) => ({
    name,
    values: rows
      .filter((row) => row.name === name)
      .sort((a, b) => b.count - a.count || compareNames(a.value, b.value))
      .map((row) => ({
        value: row.value,
        hex: name === COLOUR ? (hexes[row.value] ?? null) : null,
        count: row.count,
      })),
  }))
}

export async function productList(db: Database, filters: Filters) {
  const where = and(await whereFor(db, filters))
  const everyBrand = and(await whereFor(db, { ...filters, brands: [] }))
  const { count: found, ...whole } = await countOf(db, where)
  const offset = (filters.page - 1) * PAGE_SIZE
  const ids = await idsOf(db, where, orderFor(filters), { limit: PAGE_SIZE, offset })
  return {
    products: await productCards(db, ids),
    facets: {
      ...whole,
      categories: [],
      festivals: [],
      brands: await brandFacet(db, everyBrand),
      properties: await propertyFacet(db, where),
    },
    total: Math.ceil(found / PAGE_SIZE),
    count: found,
    current_page: filters.page,
  }
}
