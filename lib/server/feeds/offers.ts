import { COLOUR } from '@/lib/domain/colour-property'
import { and, type AnyColumn, count, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { reducePrice } from '@/lib/domain/pricing'
import { formatChoiceSearch, type VariantChoice } from '@/lib/domain/variant-choice'
import { paths } from '@/lib/paths'
import type { Database } from '../db/database'
import { brands, categories, festivals, products, stocks } from '../db/schema/schema'
import { listProductPictures } from '../catalogue/product-pictures'
import { isFestivalRunning, runningPercent, runningSalePrice } from '../catalogue/visible-products'

/** A variant as a price-comparison site lists it: each has an address, a price and a stock of its own. */
export type Offer = {
  id: number
  productId: number
  title: string
  englishTitle: string
  brand: string
  category: string
  intro: string
  description: string
  guarantee: string
  choice: VariantChoice
  url: string
  /** In rials, before and after what is taken off now. */
  price: number
  finalPrice: number
  /** Its own sale, also one that is still to begin. */
  sale: { price: number; from: Date; until: Date | null } | null
  sku: string | null
  barcode: string | null
  isAvailable: boolean
  /** Absolute; the main one, in the variant's own colour where there is one, is the first. */
  pictures: string[]
  createdAt: Date
  updatedAt: Date
}

export type OfferFilter = { in_stock_only: boolean; excluded_categories: readonly number[] }

/** With all that is under them. */
function categoriesUnder(ids: readonly number[]): SQL {
  return sql`(
    with recursive under as (
      select id from categories where id in ${[...ids]}
      union
      select categories.id from categories join under on categories.parent_id = under.id
    ) select id from under)`
}

function isOffered(filter: OfferFilter): SQL | undefined {
  const { excluded_categories: excluded, in_stock_only: inStockOnly } = filter
  return and(
    eq(products.status, 'published'),
    excluded.length > 0
      ? sql`${products.categoryId} not in ${categoriesUnder(excluded)}`
      : undefined,
    inStockOnly ? gt(stocks.free, 0) : undefined,
  )
}

/** A count of very many is looked up anew after so long. */
const COUNT_LIFETIME_MS = 600_000
const MANY_OFFERS = 50_000
/** Skipping through fewer pages takes no time, and they are true at every request. */
const FIRST_REMEMBERED = 20
const MAX_REMEMBERED = 1_000
/** No longer: another process may have sent the pages between, and what came new since stands before them. */
const END_LIFETIME_MS = 60_000

/** What one reader's next page needs, so that it is not counted and skipped through from the start. */
type Memory = {
  counts: LRUCache<string, number>
  ends: LRUCache<string, PageEnd>
}
const memories = new WeakMap<Database, Memory>()

function memoryOf(db: Database): Memory {
  const known = memories.get(db)
  if (known) return known
  const made: Memory = {
    counts: new LRUCache({ max: MAX_REMEMBERED, ttl: COUNT_LIFETIME_MS }),
    ends: new LRUCache({ max: MAX_REMEMBERED, ttl: END_LIFETIME_MS, ttlResolution: 0 }),
  }
  memories.set(db, made)
  return made
}

export async function countOffers(db: Database, filter: OfferFilter): Promise<number> {
  const { counts } = memoryOf(db)
  const key = JSON.stringify(filter)
  const known = counts.get(key)
  if (known !== undefined) return known
  const [row] = await db
    .select({ all: count() })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(isOffered(filter))
  const all = row?.all ?? 0
  if (all > MANY_OFFERS) counts.set(key, all)
  return all
}

export type OfferOrder = 'added' | 'updated'
const orderColumns = { added: products.createdAt, updated: products.updatedAt }

type OfferPage = { order: OfferOrder; page: number; size: number }
type PageEnd = { at: string; productId: number; stockId: number }

function isAfter(column: AnyColumn, { at, productId, stockId }: PageEnd): SQL {
  const position = sql`(${column}, ${products.id})`
  const end = sql`(${at}::timestamptz, ${productId}::int)`
  return sql`${position} <= ${end} and (${position} < ${end} or ${stocks.id} < ${stockId})`
}

/** The newest first. A reader's next page goes on where the one before ended, and skips through nothing. */
export async function listOfferIds(
  db: Database,
  filter: OfferFilter,
  { order, page, size }: OfferPage,
): Promise<number[]> {
  const { ends } = memoryOf(db)
  const column = orderColumns[order]
  const keyOf = (nth: number) => JSON.stringify([order, size, filter, nth])
  const end = ends.get(keyOf(page - 1))
  const rows = await db
    .select({ at: sql<string>`${column}::text`, productId: products.id, stockId: stocks.id })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(isOffered(filter), end && isAfter(column, end)))
    .orderBy(desc(column), desc(products.id), desc(stocks.id))
    .limit(size)
    .offset(end ? 0 : (page - 1) * size)
  const last = rows.at(-1)
  if (last && page >= FIRST_REMEMBERED) ends.set(keyOf(page), last)
  return rows.map(({ stockId }) => stockId)
}

/** By key and never by offset: the last are as quick as the first. */
export async function listOfferIdsBelow(
  db: Database,
  filter: OfferFilter,
  { below, size }: { below: number | null; size: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: stocks.id })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(isOffered(filter), below === null ? undefined : lt(stocks.id, below)))
    .orderBy(desc(stocks.id))
    .limit(size)
  return rows.map(({ id }) => id)
}

export async function findOfferIds(
  db: Database,
  filter: OfferFilter,
  which: { ids: readonly number[] } | { slugs: readonly string[] },
): Promise<number[]> {
  const isWanted =
    'ids' in which ? inArray(stocks.id, [...which.ids]) : inArray(products.slug, [...which.slugs])
  const rows = await db
    .select({ id: stocks.id })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(isOffered(filter), isWanted))
    .orderBy(desc(stocks.id))
  return rows.map(({ id }) => id)
}

function titleOf(title: string, choice: VariantChoice): string {
  return [title, ...Object.values(choice)].join(' ')
}

/** In the order of the ids. */
export async function readOffers(
  db: Database,
  ids: readonly number[],
  siteUrl: string,
): Promise<Offer[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      stock: stocks,
      product: {
        id: products.id,
        slug: products.slug,
        title: products.title,
        englishTitle: products.englishTitle,
        intro: products.intro,
        description: products.description,
        guarantee: sql<string>`coalesce(${stocks.guarantee}, ${products.guarantee})`,
        createdAt: products.createdAt,
        updatedAt: products.updatedAt,
      },
      brand: brands.title,
      category: categories.title,
      percent: runningPercent,
      salePrice: runningSalePrice,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(festivals, isFestivalRunning)
    .where(inArray(stocks.id, [...ids]))
  const found = new Map(rows.map((row) => [row.stock.id, row]))
  const pictures = await listProductPictures(db, [
    ...new Set(rows.map(({ product }) => product.id)),
  ])
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (row === undefined) return []
    const { stock, product, brand, category, percent, salePrice } = row
    const choice = stock.parentValue
    const all = pictures.filter((picture) => picture.product_id === product.id)
    const own = all.filter(({ colour }) => colour !== null && colour === choice[COLOUR])
    const rest = all.filter(({ colour }) => colour === null)
    const shown = own.length > 0 ? [...own, ...rest] : all
    const search = Object.keys(choice).length > 0 ? formatChoiceSearch('', choice) : ''
    const { id: productId, slug, title, ...texts } = product
    return {
      id,
      productId,
      title: titleOf(title, choice),
      ...texts,
      brand,
      category,
      choice,
      url: new URL(`${paths.product(slug)}${search}`, siteUrl).href,
      price: stock.price,
      finalPrice: reducePrice(stock.price, { percent: Number(percent), salePrice }),
      sale:
        stock.salePrice !== null && stock.saleFrom !== null && stock.salePrice < stock.price
          ? { price: stock.salePrice, from: stock.saleFrom, until: stock.saleUntil }
          : null,
      sku: stock.sku,
      barcode: stock.barcode,
      isAvailable: stock.free > 0,
      pictures: shown.map(({ url }) => new URL(url, siteUrl).href),
    }
  })
}
