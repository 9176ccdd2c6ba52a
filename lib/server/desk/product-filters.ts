import {
  and,
  between,
  eq,
  exists,
  inArray,
  like,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { getDeskProducts } from '@/lib/contract/desk/products'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import { readBranchIds } from '../catalogue/categories'
import { runningSalePrice } from '../catalogue/visible-products'
import type { Database } from '../db/database'
import { isAmong } from '../db/read-rows'
import {
  brands,
  festivals,
  productFields,
  productPictures,
  products,
  stocks,
} from '../db/schema/schema'
import { readSetting } from '../settings'

export type Filters = CallParsed<typeof getDeskProducts>['query']

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Each word in the name or in the brand's, in whatever order. */
async function matchesWords(db: Database, typed: string) {
  const words = [...new Set(typed.toLowerCase().split(/\s+/))]
  const brandKey = sql<string>`lower(${brands.title} || ' ' || ${brands.englishTitle})`
  // Their ids alone, which an index of the products holds beside the names.
  const named = await db
    .select({ id: brands.id, key: brandKey })
    .from(brands)
    .where(or(...words.map((word) => like(brandKey, patternOf(word)))))
  return and(
    ...words.map((word) => {
      const ids = named.filter(({ key }) => key.includes(word)).map(({ id }) => id)
      const isNamed = like(products.nameKey, patternOf(word))
      return ids.length === 0 ? isNamed : or(isNamed, isAmong(products.brandId, ids))
    }),
  )
}

/** A code is named whole, as a scanner types it. */
export async function matchesText(db: Database, text: string) {
  const typed = foldDigits(normalizeText(text))
  if (typed === '') return undefined
  return or(
    await matchesWords(db, typed),
    inArray(
      products.id,
      db
        .select({ id: stocks.productId })
        .from(stocks)
        .where(or(eq(stocks.sku, typed), eq(stocks.barcode, typed.replaceAll(/[\s-]/g, '')))),
    ),
  )
}

export const isGone = eq(products.available, false)

/** In the units that the owner set. */
export async function isRunningOut(db: Database) {
  const { low_stock: most } = await readSetting(db, 'sales')
  return between(stocks.free, 1, most)
}

async function matchesStock(db: Database, stock: Filters['stock']) {
  if (stock === undefined) return undefined
  if (stock === 'gone') return isGone
  if (stock === 'available') return products.available
  const low = and(eq(stocks.productId, products.id), await isRunningOut(db))
  return exists(db.select({ id: stocks.id }).from(stocks).where(low))
}

export const hasNoPicture = (db: Database) =>
  notExists(
    db
      .select({ id: productPictures.productId })
      .from(productPictures)
      .where(eq(productPictures.productId, products.id)),
  )

/** The filters of the shop find none of them. */
export const hasNoField = (db: Database) =>
  notExists(
    db
      .select({ id: productFields.productId })
      .from(productFields)
      .where(eq(productFields.productId, products.id)),
  )

const hasNo = { picture: hasNoPicture, field: hasNoField }

export const isNotRemoved = ne(products.status, 'removed')

/** Begins with the few variants that are on sale. */
const isOnSale = sql`${products.id} in (select ${stocks.productId} from ${stocks} where ${runningSalePrice} is not null)`

const isInFestival = sql`(${products.festivalPercent} > 0 and ${products.festivalId} is not null and ${products.festivalId} in (
  select ${festivals.id} from ${festivals} where now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}))`

export const discountFilters = {
  in_festival: isInFestival,
  on_sale: isOnSale,
  undiscounted: sql`not ${isInFestival} and not ${isOnSale}`,
} satisfies Record<NonNullable<Filters['discount']>, SQL>

/** What narrows every view of the list. */
export type NarrowingFilters = Pick<Filters, 'q' | 'category' | 'brand' | 'stock' | 'discount'>

export async function matchNarrowed(db: Database, filters: NarrowingFilters) {
  const { q, category, brand, stock, discount } = filters
  const branch = category === undefined ? [] : await readBranchIds(db, { id: category })
  return and(
    await matchesText(db, q),
    category === undefined ? undefined : isAmong(products.categoryId, branch),
    brand === undefined ? undefined : eq(products.brandId, brand),
    await matchesStock(db, stock),
    discount && discountFilters[discount],
  )
}

/** What an export and the list both narrow by. */
export async function matchDeskProducts(db: Database, filters: Omit<Filters, 'before' | 'sort'>) {
  const { status, without } = filters
  return and(
    await matchNarrowed(db, filters),
    status ? eq(products.status, status) : isNotRemoved,
    without && hasNo[without](db),
  )
}
