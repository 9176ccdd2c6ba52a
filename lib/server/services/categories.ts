import { asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CategoryNode } from '@/lib/contract/categories'
import type { Database } from '../db/database'
import { asList } from '../db/read-rows'
import { categories } from '../db/schema/schema'
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

const link = ({ id, slug, title }: Pick<Row, 'id' | 'slug' | 'title'>) => ({ id, slug, title })

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
  const [way = []] = await waysTo(db, [categoryId])
  return way
}

/** The ways down to several categories, in one read. */
export async function waysTo(db: Database, categoryIds: number[]) {
  const rows = await readAll(db)
  return rows
    .filter(({ id }) => categoryIds.includes(id))
    .map((row) => [...parentsOf(rows, row), row].map(link))
}

type LinkRow = Pick<Row, 'id' | 'parent_id' | 'slug' | 'title'>

function readLinks(db: Database): Promise<LinkRow[]> {
  const { id, parentId, slug, title, position } = categories
  return db
    .select({ id, parent_id: parentId, slug, title })
    .from(categories)
    .orderBy(asc(position), asc(id))
}

function idsBelow(rows: LinkRow[], id: number): number[] {
  return [
    id,
    ...rows.filter((row) => row.parent_id === id).flatMap((row) => idsBelow(rows, row.id)),
  ]
}

/** A category and all below it. */
export async function branchIds(db: Database, { id }: { id: number }) {
  const rows = await readLinks(db)
  if (!rows.some((row) => row.id === id)) throw notFound('این دسته')
  return idsBelow(rows, id)
}

/** Their rows as a value of another query. */
export const linkList = asList(
  sql`select id, parent_id, slug, title from ${categories} order by position, id`,
)
export const linkRow = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  slug: z.string(),
  title: z.string(),
})

/** A category, or the whole tree, with all below it. */
export function branchIn(rows: LinkRow[], slug: string | undefined) {
  const top = rows.find((row) => row.slug === slug)
  if (slug !== undefined && top === undefined) throw notFound('این دسته')
  const children = rows
    .filter((row) => row.parent_id === (top?.id ?? null))
    .map((row) => ({ ...link(row), ids: idsBelow(rows, row.id) }))
  const below = children.flatMap(({ ids }) => ids)
  return { ids: top ? [top.id, ...below] : below, isWhole: top === undefined, children }
}
export type Branch = ReturnType<typeof branchIn>
