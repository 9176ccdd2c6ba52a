import { MAX_CATEGORY_LEVELS } from '@/lib/contract/limits'
import { asc, sql } from 'drizzle-orm'
import { searchKey, slugify } from '@/lib/persian/text'
import { findNearName } from './near-name'
import type { Database } from '../db/database'
import { isAmong } from '../db/read-rows'
import { brands, categories } from '../db/schema/schema'

/** Of goods whose sheet names none. */
export const NO_BRAND = 'متفرقه'

type Category = { id: number; parentId: number | null; title: string }

export type Taxonomy = {
  findCategory: (path: readonly string[]) => number | undefined
  findBrand: (title: string) => number | undefined
  /** Of a name that the shop lacks, the shop's own that it may be a slip of. */
  nearCategory: (path: readonly string[]) => string | null
  nearBrand: (title: string) => string | null
}

const keyOf = (path: readonly string[]) => path.map(searchKey).join('>')

/** A path longer than the shop shows keeps its top and its end. */
const shorten = (path: readonly string[]) =>
  path.length > MAX_CATEGORY_LEVELS
    ? [...path.slice(0, MAX_CATEGORY_LEVELS - 1), ...path.slice(-1)]
    : [...path]

function pathOf(category: Category, byId: ReadonlyMap<number, Category>): string[] {
  const above = category.parentId === null ? undefined : byId.get(category.parentId)
  return [...(above ? pathOf(above, byId) : []), category.title]
}

/** The categories and brands of the shop by the names a sheet gives them; none of `made` is near to another. */
export async function readTaxonomy(db: Database, made: MadeTaxa) {
  const tree = await db
    .select({ id: categories.id, parentId: categories.parentId, title: categories.title })
    .from(categories)
    .orderBy(asc(categories.id))
  const byId = new Map(tree.map((category) => [category.id, category]))
  const byPath = new Map(tree.map((category) => [keyOf(pathOf(category, byId)), category.id]))
  const byTitle = new Map<string, number | null>()
  for (const { id, title } of tree) {
    const key = searchKey(title)
    byTitle.set(key, byTitle.has(key) ? null : id)
  }
  const brandRows = await db
    .select({ id: brands.id, title: brands.title, englishTitle: brands.englishTitle })
    .from(brands)
  const brandByName = new Map(
    brandRows.flatMap(({ id, title, englishTitle }) =>
      [title, englishTitle].filter(Boolean).map((name) => [searchKey(name), id] as const),
    ),
  )
  const ownCategories = tree.filter(({ id }) => !made.categories.includes(id))
  const ownBrands = brandRows
    .filter(({ id }) => !made.brands.includes(id))
    .flatMap(({ title, englishTitle }) => [title, englishTitle])
  /** By the level that is missing first: beside its siblings, or, of a name alone, beside all. */
  const findNearCategory = (path: readonly string[]) => {
    const level = path.findIndex((_, at) => !byPath.has(keyOf(path.slice(0, at + 1))))
    const parentId = byPath.get(keyOf(path.slice(0, level))) ?? null
    const beside =
      path.length === 1
        ? ownCategories
        : ownCategories.filter((category) => category.parentId === parentId)
    return findNearName(
      path[level] ?? '',
      beside.map(({ title }) => title),
    )
  }
  const near = new Map<string, string | null>()
  const once = (key: string, find: () => string | null) => {
    const found = near.get(key)
    if (found !== undefined) return found
    const fresh = find()
    near.set(key, fresh)
    return fresh
  }
  return {
    nearCategory: (path: readonly string[]) =>
      once(`c${keyOf(path)}`, () => findNearCategory(shorten(path))),
    nearBrand: (title: string) => once(`b${title}`, () => findNearName(title, ownBrands)),
    findExact: (path: readonly string[]) => byPath.get(keyOf(path)),
    findCategory: (path: readonly string[]) =>
      byPath.get(keyOf(shorten(path))) ??
      (path.length === 1 ? (byTitle.get(searchKey(path[0] ?? '')) ?? undefined) : undefined),
    findBrand: (title: string) => brandByName.get(searchKey(title || NO_BRAND)),
    addCategory: (path: readonly string[], id: number) => void byPath.set(keyOf(path), id),
    addBrand: (title: string, id: number) => void brandByName.set(searchKey(title), id),
  }
}
type OwnTaxonomy = Awaited<ReturnType<typeof readTaxonomy>>

/** The first of a name's slugs that is free: of those that are taken, with a number behind. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const own = slugify(title).toLowerCase().slice(0, 180) || 'item'
  if (!taken.has(own)) return own
  for (let number = 2; ; number += 1) {
    const slug = `${own}-${number}`
    if (!taken.has(slug)) return slug
  }
}

async function insertCategory(db: Database, path: readonly string[], parentId: number | null) {
  const title = (path.at(-1) ?? '').slice(0, 80)
  const alike = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(sql`starts_with(${categories.slug}, ${slugify(title).toLowerCase()})`)
  const slug = freeSlug(title, new Set(alike.map((one) => one.slug)))
  const [made] = await db
    .insert(categories)
    .values({
      ...{ title, slug, parentId },
      position: sql`(select coalesce(max(position), -1) + 1 from categories where parent_id is not distinct from ${parentId}::int)`,
    })
    .returning({ id: categories.id })
  if (!made) throw new Error('the category was not written')
  return made.id
}

async function insertBrand(db: Database, name: string) {
  const title = name.slice(0, 80)
  const alike = await db
    .select({ slug: brands.slug })
    .from(brands)
    .where(sql`starts_with(${brands.slug}, ${slugify(title).toLowerCase()})`)
  const slug = freeSlug(title, new Set(alike.map((one) => one.slug)))
  const [made] = await db.insert(brands).values({ title, slug }).returning({ id: brands.id })
  if (!made) throw new Error('the brand was not written')
  return made.id
}

/** Of what the shop has already, an empty name leaves what is. */
type TaxonPosition = {
  category: readonly string[]
  brand: string
  known: { categoryId: number; brandId: number } | null
}
export type MadeTaxa = { categories: number[]; brands: number[] }

/** Where goods go; what the shop lacks is made. */
export async function makeTaxa(
  db: Database,
  taxonomy: OwnTaxonomy,
  { category, brand, known }: TaxonPosition,
  made: MadeTaxa,
): Promise<{ categoryId: number; brandId: number }> {
  const path = shorten(category)
  let categoryId = known && path.length === 0 ? known.categoryId : taxonomy.findCategory(path)
  if (categoryId === undefined) {
    let parentId: number | null = null
    for (let level = 1; level <= path.length; level += 1) {
      const part = path.slice(0, level)
      const found: number | undefined = taxonomy.findExact(part)
      if (found === undefined) {
        parentId = await insertCategory(db, part, parentId)
        made.categories.push(parentId)
        taxonomy.addCategory(part, parentId)
      } else parentId = found
    }
    categoryId = parentId ?? 0
  }
  let brandId = known && brand === '' ? known.brandId : taxonomy.findBrand(brand)
  if (brandId === undefined) {
    brandId = await insertBrand(db, brand || NO_BRAND)
    made.brands.push(brandId)
    taxonomy.addBrand(brand || NO_BRAND, brandId)
  }
  return { categoryId, brandId }
}

/** What an import made and holds nothing goes with it. */
export async function removeEmptyTaxa(db: Database, made: MadeTaxa): Promise<void> {
  const isUsed = sql`exists (select from products where products.category_id = categories.id)
    or exists (select from categories below where below.parent_id = categories.id)`
  // The lowest were made last.
  for (const id of made.categories.toReversed()) {
    await db.delete(categories).where(sql`${categories.id} = ${id} and not (${isUsed})`)
  }
  if (made.brands.length === 0) return
  const hasGoods = sql`exists (select from products where products.brand_id = brands.id)`
  await db.delete(brands).where(sql`${isAmong(brands.id, made.brands)} and not (${hasGoods})`)
}
