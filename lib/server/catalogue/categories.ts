import { asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { Database } from '../db/database'
import { asList } from '../db/read-rows'
import { categories } from '../db/schema/schema'
import { notFound } from '../domain-error'

type CategoryRow = Awaited<ReturnType<typeof readCategoryRows>>[number]

function readCategoryRows(db: Database) {
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

function buildNodes(rows: CategoryRow[], parentId: number | null): CategoryNode[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({ ...toCategory(row), children: buildNodes(rows, row.id) }))
}

function toCategory({ id, slug, title, description, picture, tint }: CategoryRow) {
  return { id, slug, title, description, picture, tint }
}

/** From the root of the tree down, without the category itself. */
export function findParents<Row extends Pick<CategoryRow, 'id' | 'parent_id'>>(
  rows: readonly Row[],
  child: Row,
): Row[] {
  const parent = rows.find((row) => row.id === child.parent_id)
  return parent ? [...findParents(rows, parent), parent] : []
}

const toLink = ({ id, slug, title }: Pick<CategoryRow, 'id' | 'slug' | 'title'>) => ({
  id,
  slug,
  title,
})

export async function readProductMenu(db: Database): Promise<CategoryNode[]> {
  return buildNodes(await readCategoryRows(db), null)
}

export async function readCategory(db: Database, slug: string | undefined) {
  const rows = await readCategoryRows(db)
  if (slug === undefined) return { category: null, parents: [], children: buildNodes(rows, null) }
  const row = rows.find((one) => one.slug === slug)
  if (row === undefined) throw notFound('این دسته')
  return {
    category: toCategory(row),
    parents: findParents(rows, row).map(toLink),
    children: buildNodes(rows, row.id),
  }
}

/** From the root of the tree down to the category, which is included. */
export async function findAncestors(db: Database, categoryId: number) {
  const [ancestors = []] = await findAncestorsOfAll(db, [categoryId])
  return ancestors
}

export async function findAncestorsOfAll(db: Database, categoryIds: number[]) {
  const rows = await readCategoryRows(db)
  return rows
    .filter(({ id }) => categoryIds.includes(id))
    .map((row) => [...findParents(rows, row), row].map(toLink))
}

type CategoryLinkRow = Pick<CategoryRow, 'id' | 'parent_id' | 'slug' | 'title'>

export function readLinks(db: Database): Promise<CategoryLinkRow[]> {
  const { id, parentId, slug, title, position } = categories
  return db
    .select({ id, parent_id: parentId, slug, title })
    .from(categories)
    .orderBy(asc(position), asc(id))
}

function collectBranchIds(rows: CategoryLinkRow[], id: number): number[] {
  return [
    id,
    ...rows.filter((row) => row.parent_id === id).flatMap((row) => collectBranchIds(rows, row.id)),
  ]
}

/** The ids of a category and its descendants. */
export async function readBranchIds(db: Database, { id }: { id: number }) {
  const rows = await readLinks(db)
  if (!rows.some((row) => row.id === id)) throw notFound('این دسته')
  return collectBranchIds(rows, id)
}

/** The ids of the categories of these slugs and of all below them; a slug that is no category's is passed over. */
export async function readBranchIdsOf(db: Database, slugs: readonly string[]): Promise<number[]> {
  const rows = await readLinks(db)
  return rows
    .filter(({ slug }) => slugs.includes(slug))
    .flatMap(({ id }) => collectBranchIds(rows, id))
}

/** The rows of `readLinks` as a value inside another query. */
export const categoryLinkList = asList(
  sql`select id, parent_id, slug, title from ${categories} order by position, id`,
)
export const categoryLinkRow = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  slug: z.string(),
  title: z.string(),
})

/** A category, or the whole tree, with all its descendants. */
export function selectBranch(rows: CategoryLinkRow[], slug: string | undefined) {
  const top = rows.find((row) => row.slug === slug)
  if (slug !== undefined && top === undefined) throw notFound('این دسته')
  const children = rows
    .filter((row) => row.parent_id === (top?.id ?? null))
    .map((row) => ({ ...toLink(row), ids: collectBranchIds(rows, row.id) }))
  const below = children.flatMap(({ ids }) => ids)
  return { ids: top ? [top.id, ...below] : below, isWhole: top === undefined, children }
}
export type Branch = ReturnType<typeof selectBranch>
