import { and, eq, ne } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { addBrand, DeskBrand, updateBrand as updateCall } from '@/lib/contract/desk/taxonomy'
import { tags } from '@/lib/contract/tags'
import { paths } from '@/lib/paths'
import { formatNumber } from '@/lib/persian/money'
import { redirectFormerPath } from '../content/redirects'
import type { Database, RecordChange } from '../db/database'
import { brands, coupons } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import { replacePicture } from './desk-pictures'
import { readDeskBrand, refreshProducts } from './read-taxonomy'
import { staleVersion } from '../stale-version'

type Editor = { recordChange: RecordChange; siteUrl: string }
type SavedBrand = { brand: DeskBrand; tagsToRevalidate: string[] }

const SLUG_TAKEN = 'برند دیگری این نشانی را دارد.'
const LIST_TAGS = [tags.products, tags.home]

export async function createBrand(
  db: Database,
  { title, slug, title_en: englishTitle, about }: CallParsed<typeof addBrand>['body'],
  { recordChange, siteUrl }: Editor,
): Promise<SavedBrand> {
  const [made] = await db
    .insert(brands)
    .values({ title, slug, englishTitle, about })
    .onConflictDoNothing()
    .returning({ id: brands.id })
  if (!made) throw invalidField('slug', SLUG_TAKEN)
  const brand = await readDeskBrand(db, made.id)
  recordChange({ subject: `brand:${brand.id}`, after: brand })
  const own = paths.brand(slug)
  const redirectTags = await redirectFormerPath(db, siteUrl, { from: own, to: own })
  return { brand, tagsToRevalidate: [...LIST_TAGS, ...redirectTags] }
}

export async function updateBrand(
  db: Database,
  id: number,
  {
    version,
    title_en: englishTitle,
    picture_id: pictureId,
    ...change
  }: CallParsed<typeof updateCall>['body'],
  { recordChange, siteUrl }: Editor,
): Promise<SavedBrand> {
  await db.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('update')
  const before = await readDeskBrand(db, id)
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این برند را تغییر داده است.', {
      subject: `brand:${id}`,
      current: before,
    })
  }
  if (change.slug !== undefined) {
    const sameSlug = and(eq(brands.slug, change.slug), ne(brands.id, id))
    const [taken] = await db.select({ id: brands.id }).from(brands).where(sameSlug)
    if (taken) throw invalidField('slug', SLUG_TAKEN)
  }
  const picture =
    pictureId === undefined ? undefined : await replacePicture(db, pictureId, before.picture)
  await db
    .update(brands)
    .set({ ...change, picture, englishTitle, version: version + 1 })
    .where(eq(brands.id, id))
  const brand = await readDeskBrand(db, id)
  recordChange({ subject: `brand:${id}`, before, after: brand })
  const isRenamed =
    before.title !== brand.title || before.title_en !== brand.title_en || before.slug !== brand.slug
  const productTags = isRenamed ? await refreshProducts(db, { brandId: id }) : []
  const redirectTags =
    before.slug === brand.slug
      ? []
      : await redirectFormerPath(db, siteUrl, {
          from: paths.brand(before.slug),
          to: paths.brand(brand.slug),
        })
  return { brand, tagsToRevalidate: [...LIST_TAGS, ...productTags, ...redirectTags] }
}

export async function deleteBrand(
  db: Database,
  id: number,
  recordChange: RecordChange,
): Promise<string[]> {
  await db.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('update')
  const before = await readDeskBrand(db, id)
  const goods = before.products + before.removed
  if (goods > 0) {
    throw new DomainError(
      'precondition_failed',
      `${formatNumber(goods)} کالا این برند را دارد؛ اول برند آن‌ها را تغییر دهید.`,
    )
  }
  const ofCoupons = await db.$count(coupons, eq(coupons.brandId, id))
  if (ofCoupons > 0) {
    throw new DomainError(
      'precondition_failed',
      `${formatNumber(ofCoupons)} کد تخفیف برای این برند است؛ اول آن‌ها را تغییر دهید.`,
    )
  }
  await replacePicture(db, null, before.picture)
  await db.delete(brands).where(eq(brands.id, id))
  recordChange({ subject: `brand:${id}`, before })
  return LIST_TAGS
}
