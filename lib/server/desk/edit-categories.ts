import { and, asc, eq, isNull, max, ne } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  addCategory,
  DeskCategory,
  updateCategory as updateCall,
} from '@/lib/contract/desk/taxonomy'
import { MAX_CATEGORY_LEVELS } from '@/lib/contract/limits'
import { tags } from '@/lib/contract/tags'
import { paths } from '@/lib/paths'
import { formatNumber } from '@/lib/persian/money'
import { findAncestors, readBranchIds } from '../catalogue/categories'
import { redirectFormerPath } from '../content/redirects'
import type { Database, RecordChange } from '../db/database'
import { categories, coupons, settings } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import { readSetting } from '../settings'
import { replacePicture } from './desk-pictures'
import { readDeskCategory, refreshProducts } from './read-taxonomy'
import { staleVersion } from '../stale-version'

type Editor = { recordChange: RecordChange; siteUrl: string }
type SavedCategory = { category: DeskCategory; tagsToRevalidate: string[] }
type CategoryChange = CallParsed<typeof updateCall>['body']

const SLUG_TAKEN = 'دستهٔ دیگری این نشانی را دارد.'

const isUnder = (parentId: number | null) =>
  parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId)

/** A tree has one shape: whoever changes it waits for who does. */
async function lockTree(db: Database) {
  return db
    .select({ id: categories.id, slug: categories.slug, parentId: categories.parentId })
    .from(categories)
    .orderBy(asc(categories.id))
    .for('update')
}
type TreeRow = Awaited<ReturnType<typeof lockTree>>[number]

function countLevelsBelow(tree: TreeRow[], id: number): number {
  const below = tree.filter(({ parentId }) => parentId === id)
  return below.length === 0
    ? 0
    : 1 + Math.max(...below.map((one) => countLevelsBelow(tree, one.id)))
}

async function assertParentFits(
  db: Database,
  tree: TreeRow[],
  { id, parentId }: { id: number | null; parentId: number | null },
): Promise<void> {
  if (parentId === null) return
  if (!tree.some((one) => one.id === parentId)) {
    throw invalidField('parent_id', 'دستهٔ بالاتر وجود ندارد.')
  }
  const above = await findAncestors(db, parentId)
  if (above.some((one) => one.id === id)) {
    throw invalidField('parent_id', 'یک دسته زیر خودش نمی‌رود.')
  }
  const levels = above.length + 1 + (id === null ? 0 : countLevelsBelow(tree, id))
  if (levels > MAX_CATEGORY_LEVELS) {
    throw invalidField('parent_id', `دسته‌ها حداکثر ${formatNumber(MAX_CATEGORY_LEVELS)} لایه دارند.`)
  }
}

async function tagsOf(db: Database, tree: TreeRow[], id: number): Promise<string[]> {
  const branchIds = await readBranchIds(db, { id })
  const ancestors = await findAncestors(db, id)
  const slugs = [
    ...ancestors.map(({ slug }) => slug),
    ...tree.filter((one) => branchIds.includes(one.id)).map(({ slug }) => slug),
  ]
  return [tags.menu, tags.home, tags.products, ...slugs.map(tags.category)]
}

export async function createCategory(
  db: Database,
  { title, slug, description, parent_id: parentId }: CallParsed<typeof addCategory>['body'],
  { recordChange, siteUrl }: Editor,
): Promise<SavedCategory> {
  const tree = await lockTree(db)
  await assertParentFits(db, tree, { id: null, parentId })
  const [last] = await db
    .select({ position: max(categories.position) })
    .from(categories)
    .where(isUnder(parentId))
  const [made] = await db
    .insert(categories)
    .values({ title, slug, description, parentId, position: (last?.position ?? -1) + 1 })
    .onConflictDoNothing()
    .returning({ id: categories.id })
  if (!made) throw invalidField('slug', SLUG_TAKEN)
  const category = await readDeskCategory(db, made.id)
  recordChange({ subject: `category:${category.id}`, after: category })
  const own = paths.category(slug)
  const redirectTags = await redirectFormerPath(db, siteUrl, { from: own, to: own })
  return {
    category,
    tagsToRevalidate: [...(await tagsOf(db, tree, category.id)), ...redirectTags],
  }
}

/** Puts it among those of its parent; what stands there already makes room. */
async function setPosition(db: Database, id: number, position: number): Promise<void> {
  const { parent_id: parentId } = await readDeskCategory(db, id)
  const siblings = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(isUnder(parentId), ne(categories.id, id)))
    .orderBy(asc(categories.position), asc(categories.id))
  const ids = siblings.map((one) => one.id)
  for (const [at, each] of ids.toSpliced(position, 0, id).entries()) {
    await db.update(categories).set({ position: at }).where(eq(categories.id, each))
  }
}

/** What other settings know the category by. */
async function renameInComplements(db: Database, from: string, to: string): Promise<void> {
  const complements = await readSetting(db, 'complements')
  const rename = (entry: string) => {
    const [slug, ...kind] = entry.split('/')
    return slug === from ? [to, ...kind].join('/') : entry
  }
  const value = Object.fromEntries(
    Object.entries(complements).map(([slug, others]) => [rename(slug), others.map(rename)]),
  )
  await db.update(settings).set({ value }).where(eq(settings.key, 'complements'))
}

async function renameInNeeds(db: Database, from: string, to: string): Promise<void> {
  const needs = await readSetting(db, 'needs')
  const rename = (slug: string) => (slug === from ? to : slug)
  const value = Object.fromEntries(
    Object.entries(needs).map(([slug, own]) => [
      rename(slug),
      own.map((need) => (need.category ? { ...need, category: rename(need.category) } : need)),
    ]),
  )
  await db.update(settings).set({ value }).where(eq(settings.key, 'needs'))
}

export async function updateCategory(
  db: Database,
  id: number,
  change: CategoryChange,
  { recordChange, siteUrl }: Editor,
): Promise<SavedCategory> {
  const { version, parent_id: parentId, position, picture_id: pictureId } = change
  const { title, slug, description, size_guide: sizeGuide } = change
  const requiredFields = change.required_fields
  const tree = await lockTree(db)
  const before = await readDeskCategory(db, id)
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این دسته را تغییر داده است.', {
      subject: `category:${id}`,
      current: before,
    })
  }
  if (tree.some((one) => one.slug === slug && one.id !== id)) {
    throw invalidField('slug', SLUG_TAKEN)
  }
  if (parentId !== undefined) await assertParentFits(db, tree, { id, parentId })
  const staleTags = await tagsOf(db, tree, id)
  const picture =
    pictureId === undefined ? undefined : await replacePicture(db, pictureId, before.picture)
  const isMoved = parentId !== undefined && parentId !== before.parent_id
  await db
    .update(categories)
    .set({
      ...{ title, slug, description, sizeGuide, requiredFields, picture },
      ...(isMoved && { parentId }),
      version: version + 1,
      updatedAt: new Date(),
    })
    .where(eq(categories.id, id))
  if (isMoved || position !== undefined) await setPosition(db, id, position ?? tree.length)
  const category = await readDeskCategory(db, id)
  recordChange({
    subject: `category:${id}`,
    before,
    after: position === undefined ? category : { ...category, position },
  })
  const hasNewSlug = before.slug !== category.slug
  if (hasNewSlug) await renameInComplements(db, before.slug, category.slug)
  if (hasNewSlug) await renameInNeeds(db, before.slug, category.slug)
  const productTags =
    hasNewSlug ||
    isMoved ||
    before.title !== category.title ||
    before.size_guide !== category.size_guide
      ? await refreshProducts(db, { categoryIds: await readBranchIds(db, { id }) })
      : []
  const redirectTags = hasNewSlug
    ? await redirectFormerPath(db, siteUrl, {
        from: paths.category(before.slug),
        to: paths.category(category.slug),
      })
    : []
  const freshTags = await tagsOf(db, tree, id)
  return {
    category,
    tagsToRevalidate: [...new Set([...staleTags, ...freshTags, ...productTags, ...redirectTags])],
  }
}

export async function deleteCategory(
  db: Database,
  id: number,
  recordChange: RecordChange,
): Promise<string[]> {
  const tree = await lockTree(db)
  const before = await readDeskCategory(db, id)
  const below = tree.filter(({ parentId }) => parentId === id).length
  const ofCoupons = await db.$count(coupons, eq(coupons.categoryId, id))
  const obstacles = [
    below > 0 && `${formatNumber(below)} دسته`,
    before.products + before.removed > 0 && `${formatNumber(before.products + before.removed)} کالا`,
    ofCoupons > 0 && `${formatNumber(ofCoupons)} کد تخفیف`,
  ].filter(Boolean)
  if (obstacles.length > 0) {
    throw new DomainError(
      'precondition_failed',
      `در این دسته ${obstacles.join(' و ')} هست؛ اول آن‌ها را به دستهٔ دیگری ببرید.`,
    )
  }
  const staleTags = await tagsOf(db, tree, id)
  await db.delete(categories).where(eq(categories.id, id))
  recordChange({ subject: `category:${id}`, before })
  return staleTags
}
