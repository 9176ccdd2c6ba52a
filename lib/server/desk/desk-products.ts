import { and, asc, desc, eq, exists, ilike, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { DeskProduct, getDeskProducts, ListedDeskProduct } from '@/lib/contract/desk/products'
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
import { listProductPictures, pickProductPicture } from '../catalogue/product-pictures'

const PAGE_SIZE = 50
/** At this many pieces or fewer a variant is running out. */
const LOW_STOCK = 3

type Filters = CallParsed<typeof getDeskProducts>['query']

function matchesText(text: string) {
  const typed = foldDigits(normalizeText(text))
  if (typed === '') return undefined
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(products.title, pattern),
    ilike(products.englishTitle, pattern),
    ilike(products.slug, pattern),
  )
}

function matchesStock(db: Database, stock: Filters['stock']) {
  if (stock === undefined) return undefined
  if (stock === 'gone') return eq(products.available, false)
  const free = sql`${stocks.quantity} - ${stocks.reserved}`
  const low = and(eq(stocks.productId, products.id), sql`${free} between 1 and ${LOW_STOCK}`)
  return exists(db.select({ id: stocks.id }).from(stocks).where(low))
}

export async function listDeskProducts(db: Database, filters: Filters) {
  const { q, status, category, stock, without, before } = filters
  const pictures = db
    .select({ id: productPictures.productId })
    .from(productPictures)
    .where(eq(productPictures.productId, products.id))
  const rows = await db
    .select({
      product: products,
      category: { id: categories.id, title: categories.title },
      brand: { id: brands.id, title: brands.title },
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        matchesText(q),
        status && eq(products.status, status),
        category === undefined ? undefined : eq(products.categoryId, category),
        matchesStock(db, stock),
        without && notExists(pictures),
        before === undefined ? undefined : lt(products.id, before),
      ),
    )
    .orderBy(desc(products.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const ids = shown.map(({ product }) => product.id)
  const variants = ids.length > 0 ? await readVariants(db, ids) : []
  const ownPictures = await listProductPictures(db, ids)
  return {
    products: shown.map(({ product, category, brand }): ListedDeskProduct => {
      const own = variants.filter(({ productId }) => productId === product.id)
      return {
        id: product.id,
        slug: product.slug,
        title: product.title,
        status: product.status,
        category,
        brand,
        picture: pickProductPicture(ownPictures, product.id),
        price: own.length > 0 ? Math.min(...own.map(({ price }) => price)) : null,
        stock: own.reduce((sum, { quantity, reserved }) => sum + quantity - reserved, 0),
        variants: own.length,
        sold: product.soldCount,
        updated_at: product.updatedAt.toISOString(),
      }
    }),
    next: rows.length > PAGE_SIZE ? (ids.at(-1) ?? null) : null,
  }
}

function readVariants(db: Database, productIds: number[]) {
  return db
    .select()
    .from(stocks)
    .where(inArray(stocks.productId, productIds))
    .orderBy(asc(stocks.productId), asc(stocks.position), asc(stocks.id))
}

export async function readDeskProduct(db: Database, id: number): Promise<DeskProduct> {
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
      id: variant.id,
      choices: variant.parentValue,
      price: variant.price,
      quantity: variant.quantity,
      reserved: variant.reserved,
    })),
    pictures: pictures.map(({ product_id: _, ...picture }) => picture),
  }
}
