import { and, asc, eq, getTableColumns, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type {
  DeskProduct,
  DeskProductCounts,
  ListedDeskProduct,
} from '@/lib/contract/desk/products'
import { findShownPercent } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { isAmong } from '../db/read-rows'
import { brands, categories, festivals, productFields, products, stocks } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { fieldOrder } from '../product/field-order'
import { presentSale } from '../product/sales'
import { listProductPictures, pickProductPicture } from '../catalogue/product-pictures'
import { isFestivalRunning, runningPercent, runningSalePrice } from '../catalogue/visible-products'
import {
  discountFilters,
  hasNoField,
  hasNoPicture,
  isGone,
  isNotRemoved,
  isRunningOut,
  matchDeskProducts,
  matchNarrowed,
  type Filters,
  type NarrowingFilters,
} from './product-filters'
import { orderOfProducts, readRecentSales } from './product-order'

const PAGE_SIZE = 50

/** Side by side, as each goes through all goods. */
export async function countDeskProducts(
  db: Database,
  filters: NarrowingFilters,
): Promise<DeskProductCounts> {
  const matched = await findMatched(db, filters)
  const countStanding = (what: SQL | undefined) =>
    db.$count(products, and(isNotRemoved, matched, what))
  const { in_festival: festival, on_sale: sale } = discountFilters
  const [byStatus, low, withoutPicture, withoutField, ...discounts] = await Promise.all([
    db
      .select({
        status: products.status,
        count: sql<number>`count(*)::int`,
        gone: sql<number>`(count(*) filter (where not ${products.available}))::int`,
      })
      .from(products)
      .where(matched)
      .groupBy(products.status),
    countLow(db, matched),
    countStanding(hasNoPicture(db)),
    countStanding(hasNoField(db)),
    countStanding(festival),
    countStanding(sale),
    countStanding(or(festival, sale)),
  ])
  const [inFestival, onSale, discounted] = discounts
  const countOf = (one: string) => byStatus.find(({ status }) => status === one)?.count ?? 0
  const standing = byStatus.filter(({ status }) => status !== 'removed')
  const sumOf = (numberOf: (row: (typeof byStatus)[number]) => number) =>
    standing.reduce((sum, row) => sum + numberOf(row), 0)
  return {
    published: countOf('published'),
    coming_soon: countOf('coming_soon'),
    hidden: countOf('hidden'),
    all: sumOf(({ count }) => count),
    removed: countOf('removed'),
    low,
    gone: sumOf(({ gone }) => gone),
    without_picture: withoutPicture,
    without_field: withoutField,
    in_festival: inFestival,
    on_sale: onSale,
    discounted,
  }
}

const FEW = 5_000

/** A few are looked for once, and not by each of the counts. */
async function findMatched(db: Database, filters: NarrowingFilters): Promise<SQL | undefined> {
  const matched = await matchNarrowed(db, filters)
  if (matched === undefined) return undefined
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(matched)
    .limit(FEW + 1)
  if (found.length > FEW) return matched
  return isAmong(
    products.id,
    found.map(({ id }) => id),
  )
}

/** Begins with the few variants that run out: to look into each product takes ten times as long. */
async function countLow(db: Database, matched?: SQL): Promise<number> {
  const low = db
    .selectDistinct({ id: stocks.productId })
    .from(stocks)
    .where(await isRunningOut(db))
    .as('low')
  return db.$count(
    db
      .select({ id: low.id })
      .from(low)
      .innerJoin(products, eq(products.id, low.id))
      .where(and(isNotRemoved, matched))
      .as('kept'),
  )
}

/** What runs out, and what is sold out. */
export async function countShortGoods(db: Database): Promise<{ low: number; gone: number }> {
  const [low, gone] = await Promise.all([
    countLow(db),
    db.$count(products, and(isNotRemoved, isGone)),
  ])
  return { low, gone }
}

/** The newest by their ids, so that what is added meanwhile moves no page; another order by how many were shown. */
export async function listDeskProducts(db: Database, { before, sort, ...filters }: Filters) {
  const isNewest = sort === undefined
  // The ids alone first, which an index holds with all that a search compares.
  const found = db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        await matchDeskProducts(db, filters),
        before === undefined || !isNewest ? undefined : lt(products.id, before),
      ),
    )
    .orderBy(...orderOfProducts(sort, filters.q))
    .limit(PAGE_SIZE + 1)
    .offset(isNewest ? 0 : (before ?? 0))
    .as('found')
  const page = db
    .select({ id: found.id, nth: sql<number>`row_number() over ()`.as('nth') })
    .from(found)
    .as('page')
  const rows = await db
    .select({
      product: products,
      category: { id: categories.id, title: categories.title },
      brand: { id: brands.id, title: brands.title },
      percent: runningPercent.mapWith(Number),
    })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(festivals, isFestivalRunning)
    .orderBy(page.nth)
  const shown = rows.slice(0, PAGE_SIZE)
  const ids = shown.map(({ product }) => product.id)
  const variants = ids.length > 0 ? await readVariants(db, ids) : []
  const ownPictures = await listProductPictures(db, ids)
  const sales = await readRecentSales(db, ids)
  return {
    products: shown.map(({ product, category, brand, percent }): ListedDeskProduct => {
      const own = variants.filter(({ productId }) => productId === product.id)
      return {
        id: product.id,
        version: product.version,
        slug: product.slug,
        title: product.title,
        status: product.status,
        category,
        brand,
        picture: pickProductPicture(ownPictures, product.id),
        price: own.length > 0 ? Math.min(...own.map(({ price }) => price)) : null,
        percent: Math.max(
          0,
          ...own.map(({ price, runningSale }) =>
            findShownPercent(price, { percent, salePrice: runningSale }),
          ),
        ),
        stock: own.reduce((sum, { free }) => sum + free, 0),
        variants: own.map(presentVariant),
        sold: product.soldCount,
        recent_sales: sales.get(product.id) ?? [],
        updated_at: product.updatedAt.toISOString(),
      }
    }),
    next:
      rows.length > PAGE_SIZE
        ? isNewest
          ? (ids.at(-1) ?? null)
          : (before ?? 0) + PAGE_SIZE
        : null,
  }
}

type StockRow = typeof stocks.$inferSelect

function presentVariant({ parentValue, ...row }: StockRow) {
  const { id, price, quantity, reserved, sku, barcode, isOn, guarantee } = row
  const sale = presentSale(row)
  return {
    ...{ id, choices: parentValue, price, sale, quantity, reserved, sku, barcode },
    ...{ is_on: isOn, guarantee: guarantee ?? '' },
  }
}

function readVariants(db: Database, productIds: number[]) {
  return db
    .select({ ...getTableColumns(stocks), runningSale: runningSalePrice })
    .from(stocks)
    .where(inArray(stocks.productId, productIds))
    .orderBy(asc(stocks.productId), asc(stocks.position), asc(stocks.id))
}

export async function readDeskProduct(
  db: Database,
  id: number,
  { canSeeCosts }: { canSeeCosts: boolean },
): Promise<DeskProduct> {
  const [product] = await db.select().from(products).where(eq(products.id, id))
  if (product === undefined) throw notFound('این کالا')
  const { name, value, section, highlighted, position } = productFields
  const fields = await db
    .select({ name, value, section, highlighted })
    .from(productFields)
    .where(eq(productFields.productId, id))
    .orderBy(fieldOrder, asc(position))
  const pictures = await listProductPictures(db, [id])
  return {
    id,
    version: product.version,
    status: product.status,
    title: product.title,
    title_en: product.englishTitle,
    slug: product.slug,
    category_id: product.categoryId,
    brand_id: product.brandId,
    intro: product.intro,
    description: product.description,
    guarantee: product.guarantee,
    ...(product.handlingDays > 0 && { handling_days: product.handlingDays }),
    fields,
    variants: (await readVariants(db, [id])).map((variant) => ({
      ...presentVariant(variant),
      cost: canSeeCosts ? variant.cost : null,
    })),
    pictures: pictures.map(({ product_id: _, ...picture }) => picture),
    publish_at: product.publishAt?.toISOString() ?? null,
  }
}
