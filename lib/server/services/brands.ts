import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { brands, products } from '../db/schema/schema'
import { notFound } from './refusal'
import { brandColumns, isVisible } from './visible-products'

export async function brandBySlug(db: Database, slug: string) {
  const [row] = await db
    .select({ ...brandColumns, about: brands.about, count: count(products.id) })
    .from(brands)
    .leftJoin(products, and(eq(products.brandId, brands.id), isVisible))
    .where(eq(brands.slug, slug))
    .groupBy(brands.id)
  if (row === undefined) throw notFound('این برند')
  return row
}
