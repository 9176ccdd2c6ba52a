import { and, asc, desc, eq, exists, inArray, like, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  DeskProduct,
  DeskProductCounts,
  getDeskProducts,
  ListedDeskProduct,
} from '@/lib/contract/desk/products'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import type { Database } from '../db/database'
import {
  brands,
  categories,
  productFields,
  productPictures,
  products,
  stocks,
} from '../db/schema/schema'
import { notFound } from '../domain-error'
import { readBranchIds } from '../catalogue/categories'
import { readSetting } from '../settings'
import { presentSale } from '../product/sales'
import { listProductPictures, pickProductPicture } from '../catalogue/product-pictures'

const PAGE_SIZE = 50

type Filters = CallParsed<typeof getDeskProducts>['query']

/** A code is named whole, as a scanner types it. */
function matchesText(db: Database, text: string) {
  const typed = foldDigits(normalizeText(text))
  if (typed === '') return undefined
  const pattern = `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return or(
    like(products.nameKey, pattern),
    inArray(
      products.id,
      db
        .select({ id: stocks.productId })
        .from(stocks)
        .where(or(eq(stocks.sku, typed), eq(stocks.barcode, typed.replaceAll(/[\s-]/g, '')))),
    ),
  )
}

const freeUnits = sql`${stocks.quantity} - ${stocks.reserved}`

const isGone = eq(products.available, false)

/** In the units that the owner set. */
async function isRunningOut(db: Database) {
  const { low_stock: most } = await readSetting(db, 'sales')
  return sql`${freeUnits} between 1 and ${most}`
}

async function matchesStock(db: Database, stock: Filters['stock']) {
  if (stock === undefined) return undefined
  if (stock === 'gone') return isGone
  const low = and(eq(stocks.productId, products.id), await isRunningOut(db))
  return exists(db.select({ id: stocks.id }).from(stocks).where(low))
}

const hasNoPicture = (db: Database) =>
  notExists(
    db
      .select({ id: productPictures.productId })
      .from(productPictures)
      .where(eq(productPictures.productId, products.id)),
  )

/** The filters of the shop find none of them. */
const hasNoField = (db: Database) =>
  notExists(
    db
      .select({ id: productFields.productId })
      .from(productFields)
      .where(eq(productFields.productId, products.id)),
  )

const hasNo = { picture: hasNoPicture, field: hasNoField }

const isKept = ne(products.status, 'removed')

/** Side by side, as each goes through all goods. */
export async function countDeskProducts(db: Database): Promise<DeskProductCounts> {
  const [byStatus, low, withoutPicture, withoutField] = await Promise.all([
    db
      .select({
        status: products.status,
        count: sql<number>`count(*)::int`,
        gone: sql<number>`(count(*) filter (where not ${products.available}))::int`,
      })
      .from(products)
      .groupBy(products.status),
    countLow(db),
    db.$count(products, and(isKept, hasNoPicture(db))),
    db.$count(products, and(isKept, hasNoField(db))),
  ])
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
  }
}

/** Begins with the few variants that run out: to look into each product takes ten times as long. */
async function countLow(db: Database): Promise<number> {
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
      .where(isKept)
      .as('kept'),
  )
}

/** What runs out, and what is sold out. */
export async function countShortGoods(db: Database): Promise<{ low: number; gone: number }> {
  const [low, gone] = await Promise.all([
    countLow(db),
    db.$count(products, and(isKept, isGone)),
  ])
  return { low, gone }
}

/** What an export and the list both narrow by. */
export async function matchDeskProducts(db: Database, filters: Omit<Filters, 'before'>) {
  const { q, status, category, brand, stock, without } = filters
  const branch = category === undefined ? [] : await readBranchIds(db, { id: category })
  return and(
    matchesText(db, q),
    status ? eq(products.status, status) : isKept,
    category === undefined ? undefined : inArray(products.categoryId, branch),
    brand === undefined ? undefined : eq(products.brandId, brand),
    await matchesStock(db, stock),
    without && hasNo[without](db),
  )
}

export async function listDeskProducts(db: Database, { before, ...filters }: Filters) {
  // The ids alone first, which an index holds with all that a search compares.
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        await matchDeskProducts(db, filters),
        before === undefined ? undefined : lt(products.id, before),
      ),
    )
    .orderBy(desc(products.id))
    .limit(PAGE_SIZE + 1)
    .as('page')
  const rows = await db
    .select({
      product: products,
      category: { id: categories.id, title: categories.title },
      brand: { id: brands.id, title: brands.title },
    })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .orderBy(desc(products.id))
  const shown = rows.slice(0, PAGE_SIZE)
  const ids = shown.map(({ product }) => product.id)
  const variants = ids.length > 0 ? await readVariants(db, ids) : []
  const ownPictures = await listProductPictures(db, ids)
  return {
    products: shown.map(({ product, category, brand }): ListedDeskProduct => {
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
        stock: own.reduce((sum, { quantity, reserved }) => sum + quantity - reserved, 0),
        variants: own.map(presentVariant),
        sold: product.soldCount,
        updated_at: product.updatedAt.toISOString(),
      }
    }),
    next: rows.length > PAGE_SIZE ? (ids.at(-1) ?? null) : null,
  }
}

type StockRow = typeof stocks.$inferSelect

function presentVariant({ parentValue, ...row }: StockRow) {
  const { id, price, quantity, reserved, sku, barcode } = row
  const sale = presentSale(row)
  return { id, choices: parentValue, price, sale, quantity, reserved, sku, barcode }
}

function readVariants(db: Database, productIds: number[]) {
  return db
    .select()
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
    .orderBy(asc(position))
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
    fields,
    variants: (await readVariants(db, [id])).map((variant) => ({
      ...presentVariant(variant),
      cost: canSeeCosts ? variant.cost : null,
    })),
    pictures: pictures.map(({ product_id: _, ...picture }) => picture),
    publish_at: product.publishAt?.toISOString() ?? null,
  }
}
