import { and, type AnyColumn, eq, gt, inArray, sql } from 'drizzle-orm'
import { compareNames } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { brands, facetCounts } from '../db/schema/schema'
import { readBranchIds } from './categories'
import { notFound } from '../domain-error'
import { brandColumns } from './visible-products'

/** How many listings the whole shop has of a brand or a festival, by what triggers have counted. */
export function sumOfFacet(db: Database, kind: 'brand' | 'festival', id: AnyColumn) {
  const own = db
    .select({ all: sql`coalesce(sum(${facetCounts.count}), 0)::int` })
    .from(facetCounts)
    .where(and(eq(facetCounts.kind, kind), eq(facetCounts.key, id)))
  return sql<number>`(${own})`
}

export async function readBrand(db: Database, slug: string) {
  const [row] = await db
    .select({
      ...brandColumns,
      picture: brands.picture,
      about: brands.about,
      count: sumOfFacet(db, 'brand', brands.id),
    })
    .from(brands)
    .where(eq(brands.slug, slug))
  if (row === undefined) throw notFound('این برند')
  return row
}

/** Brands with their product counts, in a category or in the whole shop. */
export async function listBrands(db: Database, categoryId: number | undefined) {
  const ids = categoryId === undefined ? undefined : await readBranchIds(db, { id: categoryId })
  const rows = await db
    .select({
      ...brandColumns,
      picture: brands.picture,
      count: sql<number>`sum(${facetCounts.count})::int`,
    })
    .from(facetCounts)
    .innerJoin(brands, eq(brands.id, facetCounts.key))
    .where(
      and(
        eq(facetCounts.kind, 'brand'),
        gt(facetCounts.count, 0),
        ids && inArray(facetCounts.categoryId, ids),
      ),
    )
    .groupBy(brands.id)
  return rows.sort((a, b) => compareNames(a.title, b.title))
}
