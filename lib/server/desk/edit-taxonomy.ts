import { asc, eq, isNull, max } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import type { CallParsed } from '@/lib/contract/call'
import type { addBrand, addCategory } from '@/lib/contract/desk/products'
import { compareNames } from '@/lib/persian/text'
import type { Database, RecordChange } from '../db/database'
import { brands, categories } from '../db/schema/schema'
import { invalidField } from '../domain-error'
import { findAncestors } from '../catalogue/categories'

const categoryColumns = {
  id: categories.id,
  slug: categories.slug,
  title: categories.title,
  parent_id: categories.parentId,
}
const brandColumns = { id: brands.id, slug: brands.slug, title: brands.title }

export async function readDeskTaxonomy(db: Database) {
  const listed = await db.select(brandColumns).from(brands)
  return {
    categories: await db
      .select(categoryColumns)
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    brands: listed.sort((a, b) => compareNames(a.title, b.title)),
  }
}

type NewCategory = CallParsed<typeof addCategory>['body']

export async function createCategory(
  db: Database,
  { title, slug, parent_id: parentId }: NewCategory,
  recordChange: RecordChange,
) {
  if (parentId !== null) {
    const isParent = eq(categories.id, parentId)
    const [parent] = await db.select({ id: categories.id }).from(categories).where(isParent)
    if (!parent) throw invalidField('parent_id', 'دستهٔ بالاتر وجود ندارد.')
  }
  const [last] = await db
    .select({ position: max(categories.position) })
    .from(categories)
    .where(parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId))
  const [category] = await db
    .insert(categories)
    .values({ title, slug, parentId, position: (last?.position ?? -1) + 1 })
    .onConflictDoNothing()
    .returning(categoryColumns)
  if (!category) throw invalidField('slug', 'دستهٔ دیگری این نشانی را دارد.')
  recordChange({ subject: `category:${category.id}`, after: category })
  const ancestors = await findAncestors(db, category.id)
  const ownTags = ancestors.map((one) => tags.category(one.slug))
  return { category, tagsToRevalidate: [tags.menu, tags.home, tags.products, ...ownTags] }
}

export async function createBrand(
  db: Database,
  { title, slug, title_en: englishTitle }: CallParsed<typeof addBrand>['body'],
  recordChange: RecordChange,
) {
  const [brand] = await db
    .insert(brands)
    .values({ title, slug, englishTitle })
    .onConflictDoNothing()
    .returning(brandColumns)
  if (!brand) throw invalidField('slug', 'برند دیگری این نشانی را دارد.')
  recordChange({ subject: `brand:${brand.id}`, after: brand })
  return brand
}
