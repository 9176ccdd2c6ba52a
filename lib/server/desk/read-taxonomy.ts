import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { DeskBrand, DeskCategory } from '@/lib/contract/desk/taxonomy'
import { compareNames } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { isAmong } from '../db/read-rows'
import { brands, categories, products } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { touchProducts } from '../product/update-product'
import { indexProducts } from '../search/index-products'

const isOfCategory = eq(products.categoryId, categories.id)

function selectCategories(db: Database, where?: SQL): Promise<DeskCategory[]> {
  return db
    .select({
      id: categories.id,
      slug: categories.slug,
      title: categories.title,
      description: categories.description,
      picture: categories.picture,
      size_guide: categories.sizeGuide,
      required_fields: categories.requiredFields,
      parent_id: categories.parentId,
      version: categories.version,
      products: db.$count(products, and(isOfCategory, ne(products.status, 'removed'))),
      removed: db.$count(products, and(isOfCategory, eq(products.status, 'removed'))),
    })
    .from(categories)
    .where(where)
    .orderBy(asc(categories.position), asc(categories.id))
}

async function selectBrands(db: Database, where?: SQL): Promise<DeskBrand[]> {
  const counted = db
    .select({
      brandId: products.brandId,
      products: sql<number>`(count(*) filter (where ${products.status} <> 'removed'))::int`.as(
        'standing',
      ),
      removed: sql<number>`(count(*) filter (where ${products.status} = 'removed'))::int`.as(
        'removed',
      ),
    })
    .from(products)
    .groupBy(products.brandId)
    .as('counted')
  const listed = await db
    .select({
      id: brands.id,
      slug: brands.slug,
      title: brands.title,
      title_en: brands.englishTitle,
      about: brands.about,
      picture: brands.picture,
      version: brands.version,
      products: counted.products,
      removed: counted.removed,
    })
    .from(brands)
    .leftJoin(counted, eq(counted.brandId, brands.id))
    .where(where)
  return listed
    .map((brand) => ({ ...brand, products: brand.products ?? 0, removed: brand.removed ?? 0 }))
    .sort((a, b) => compareNames(a.title, b.title))
}

export async function readDeskTaxonomy(db: Database) {
  return { categories: await selectCategories(db), brands: await selectBrands(db) }
}

export async function readDeskCategory(db: Database, id: number): Promise<DeskCategory> {
  const [category] = await selectCategories(db, eq(categories.id, id))
  if (category === undefined) throw notFound('این دسته')
  return category
}

export async function readDeskBrand(db: Database, id: number): Promise<DeskBrand> {
  const [brand] = await selectBrands(db, eq(brands.id, id))
  if (brand === undefined) throw notFound('این برند')
  return brand
}

const BATCH_SIZE = 500

/** Of products whose category, brand or attributes read otherwise now; returns the tags of their pages. */
export async function refreshProducts(
  db: Database,
  of: { categoryIds: number[] } | { brandId: number } | { productIds: number[] },
): Promise<string[]> {
  const where =
    'brandId' in of
      ? eq(products.brandId, of.brandId)
      : 'productIds' in of
        ? isAmong(products.id, of.productIds)
        : isAmong(products.categoryId, of.categoryIds)
  const found = await db.select({ id: products.id }).from(products).where(where)
  const ids = found.map(({ id }) => id)
  const staleTags = new Set<string>()
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE)
    await indexProducts(db, batch)
    for (const tag of await touchProducts(db, batch)) staleTags.add(tag)
  }
  return [...staleTags]
}
