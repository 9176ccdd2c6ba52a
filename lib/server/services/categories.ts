import { asc, inArray, sql } from 'drizzle-orm'
import type { CategoryNode } from '@/lib/contract/categories'
import { compareNames } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { brands, categories, products } from '../db/schema/schema'
import { notFound } from './refusal'

type Row = Awaited<ReturnType<typeof readAll>>[number]

function readAll(db: Database) {
  return db
    .select({
      id: categories.id,
      parent_id: categories.parentId,
      slug: categories.slug,
      title: categories.title,
      description: categories.description,
      picture: categories.picture,
      tint: categories.tint,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
}

function nodesUnder(rows: Row[], parentId: number | null): CategoryNode[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({ ...present(row), children: nodesUnder(rows, row.id) }))
}

function present({ id, slug, title, description, picture, tint }: Row) {
  return { id, slug, title, description, picture, tint }
}

function parentsOf(rows: Row[], child: Row): Row[] {
  const parent = rows.find((row) => row.id === child.parent_id)
  return parent ? [...parentsOf(rows, parent), parent] : []
}

const link = ({ id, slug, title }: Row) => ({ id, slug, title })

export async function productMenu(db: Database): Promise<CategoryNode[]> {
  return nodesUnder(await readAll(db), null)
}

export async function categoryBySlug(db: Database, slug: string | undefined) {
  const rows = await readAll(db)
  if (slug === undefined) return { category: null, parents: [], children: nodesUnder(rows, null) }
  const row = rows.find((one) => one.slug === slug)
  if (row === undefined) throw notFound('این دسته')
  return {
    category: present(row),
    parents: parentsOf(rows, row).map(link),
    children: nodesUnder(rows, row.id),
  }
}

/** The way from the top of the tree down to a category, itself included. */
export async function wayTo(db: Database, categoryId: number) {
  const rows = await readAll(db)
  const row = rows.find((one) => one.id === categoryId)
  return row ? [...parentsOf(rows, row), row].map(link) : []
}

/** A category and all below it. */
export async function branchIds(db: Database, root: { slug: string } | { id: number }) {
  const rows = await readAll(db)
  const top = rows.find((row) => ('slug' in root ? row.slug === root.slug : row.id === root.id))
  if (top === undefined) throw notFound('این دسته')
  const below = (id: number): number[] => [
    id,
    ...rows.filter((row) => row.parent_id === id).flatMap((row) => below(row.id)),
  ]
  return below(top.id)
}

export async function brandsIn(db: Database, categoryId: number | undefined) {
  const ids = categoryId === undefined ? undefined : await branchIds(db, { id: categoryId })
  const rows = await db
    .select({
      id: brands.id,
      slug: brands.slug,
      title: brands.title,
      english_title: brands.englishTitle,
      count: sql<number>`count(${products.id})::int`,
    })
    .from(brands)
    .innerJoin(
      products,
      sql`${products.brandId} = ${brands.id} and ${products.status} in ('published', 'coming_soon')`,
    )
    .where(ids && inArray(products.categoryId, ids))
    .groupBy(brands.id)
  return rows.sort((a, b) => compareNames(a.title, b.title))
}
