import { and, eq, ne, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { addDeskProduct, DeskProduct, updateDeskProduct } from '@/lib/contract/desk/products'
import type { StaffActor } from '@/lib/domain/staff'
import { paths } from '@/lib/paths'
import { cleanHtml } from '../content/clean-html'
import { redirectFormerPath } from '../content/redirects'
import type { Database, RecordChange } from '../db/database'
import { brands, categories, productFields, products } from '../db/schema/schema'
import { invalidField, notFound } from '../domain-error'
import { findProductTags, setProductStatus } from '../product/update-product'
import { indexProducts } from '../search/index-products'
import { insertAuditEvents } from '../audit-log'
import { assertHasRequiredFields } from './category-fields'
import { claimDescriptionPictures, writeProductPictures } from './desk-pictures'
import { readDeskProduct } from './desk-products'
import { addVariants, changeVariant, isNew, removeVariants, rightsOf } from './save-variants'
import { staleVersion } from '../stale-version'

type NewProduct = CallParsed<typeof addDeskProduct>['body']
type ProductChange = CallParsed<typeof updateDeskProduct>['body']
type Details = Partial<Omit<NewProduct, 'variants' | 'pictures'>>

const SLUG_TAKEN = 'کالای دیگری این نشانی را دارد.'

type Editor = { actor: StaffActor; recordChange: RecordChange }
type SavedProduct = { product: DeskProduct; tagsToRevalidate: string[] }

async function assertDetailsFit(db: Database, { slug, ...details }: Details, own: number) {
  if (slug !== undefined) {
    const sameSlug = and(eq(products.slug, slug), ne(products.id, own))
    const [taken] = await db.select({ id: products.id }).from(products).where(sameSlug)
    if (taken) throw invalidField('slug', SLUG_TAKEN)
  }
  if (details.category_id !== undefined) {
    const isChosen = eq(categories.id, details.category_id)
    const [found] = await db.select({ id: categories.id }).from(categories).where(isChosen)
    if (!found) throw invalidField('category_id', 'این دسته وجود ندارد.')
  }
  if (details.brand_id !== undefined) {
    const isChosen = eq(brands.id, details.brand_id)
    const [found] = await db.select({ id: brands.id }).from(brands).where(isChosen)
    if (!found) throw invalidField('brand_id', 'این برند وجود ندارد.')
  }
}

async function writeFields(db: Database, productId: number, fields: NewProduct['fields']) {
  await db.delete(productFields).where(eq(productFields.productId, productId))
  if (fields.length === 0) return
  await db
    .insert(productFields)
    .values(fields.map((field, position) => ({ ...field, productId, position })))
}

function assertPublishable({ variants, status, publish_at: at }: DeskProduct): void {
  if ((status === 'published' || at !== null) && variants.length === 0) {
    throw invalidField('variants', 'کالا برای انتشار دست‌کم یک تنوع با قیمت می‌خواهد.')
  }
}

/** It is sold from now on, or by itself later. */
function isPublishing(before: DeskProduct, after: DeskProduct): boolean {
  if (after.status === 'published') return before.status !== 'published'
  return after.publish_at !== null && after.publish_at !== before.publish_at
}

export async function addProduct(
  db: Database,
  { variants, fields, pictures, ...input }: NewProduct,
  { actor, recordChange }: Editor,
): Promise<SavedProduct> {
  await assertDetailsFit(db, input, 0)
  const [made] = await db
    .insert(products)
    .values({
      slug: input.slug,
      title: input.title,
      englishTitle: input.title_en,
      categoryId: input.category_id,
      brandId: input.brand_id,
      intro: input.intro,
      description: cleanHtml(input.description),
      guarantee: input.guarantee,
      handlingDays: input.handling_days,
      status: 'hidden',
    })
    .onConflictDoNothing()
    .returning({ id: products.id })
  if (made === undefined) throw invalidField('slug', SLUG_TAKEN)
  await claimDescriptionPictures(db, cleanHtml(input.description))
  await writeFields(db, made.id, fields)
  await writeProductPictures(db, made.id, pictures)
  await addVariants(db, made.id, { variants, actor })
  await indexProducts(db, [made.id])
  const product = await readDeskProduct(db, made.id, rightsOf(actor))
  recordChange({ subject: `product:${made.id}`, after: product })
  return { product, tagsToRevalidate: [] }
}

/** Of a draft alone; undefined leaves it as it is. */
function toPublishAt(at: string | null | undefined, status: DeskProduct['status']) {
  if (status !== 'hidden' || at === null) return null
  return at === undefined ? undefined : new Date(at)
}

export async function updateProduct(
  db: Database,
  id: number,
  { version, variants = [], removed_variants: removed = [], ...change }: ProductChange,
  { actor, recordChange, siteUrl }: Editor & { siteUrl: string },
): Promise<SavedProduct> {
  const { fields, pictures, status, publish_at: publishAt, ...details } = change
  await db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update')
  const before = await readDeskProduct(db, id, rightsOf(actor))
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این کالا را تغییر داده است.', {
      subject: `product:${id}`,
      current: before,
    })
  }
  await assertDetailsFit(db, details, id)
  const staleTags = await findProductTags(db, id)
  await db
    .update(products)
    .set({
      slug: details.slug,
      title: details.title,
      englishTitle: details.title_en,
      categoryId: details.category_id,
      brandId: details.brand_id,
      intro: details.intro,
      description: details.description === undefined ? undefined : cleanHtml(details.description),
      guarantee: details.guarantee,
      handlingDays: details.handling_days,
      publishAt: toPublishAt(publishAt, status ?? before.status),
      version: version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, id))
  if (details.description !== undefined) {
    await claimDescriptionPictures(db, cleanHtml(details.description), before.description)
  }
  if (fields) await writeFields(db, id, fields)
  if (pictures) await writeProductPictures(db, id, pictures, before.pictures)
  if (removed.some((one) => !before.variants.some((own) => own.id === one))) {
    throw notFound('این تنوع کالا')
  }
  await removeVariants(db, removed)
  for (const variant of variants) {
    if (isNew(variant)) continue
    if (!before.variants.some((own) => own.id === variant.id)) throw notFound('این تنوع کالا')
    await changeVariant(db, variant, actor)
  }
  await addVariants(db, id, { variants: variants.filter(isNew), actor })
  await indexProducts(db, [id])
  const statusTags =
    status !== undefined && status !== before.status
      ? await setProductStatus(db, { id, status })
      : []
  const product = await readDeskProduct(db, id, rightsOf(actor))
  assertPublishable(product)
  // What was shown before an attribute was required stays, with what is mended of it.
  if (isPublishing(before, product)) await assertHasRequiredFields(db, product)
  const redirectTags = await redirectOldSlug(db, siteUrl, { before, product })
  recordChange({ subject: `product:${id}`, before, after: product })
  const freshTags = await findProductTags(db, id)
  return {
    product,
    tagsToRevalidate: [...new Set([...staleTags, ...statusTags, ...redirectTags, ...freshTags])],
  }
}

const wasShown = ({ status }: DeskProduct) => status !== 'hidden'

/** A draft was never seen, so nobody holds a link to it. */
async function redirectOldSlug(
  db: Database,
  siteUrl: string,
  { before, product }: { before: DeskProduct; product: DeskProduct },
): Promise<string[]> {
  const isMoved = before.slug !== product.slug
  if (!wasShown(product) || (wasShown(before) && !isMoved)) return []
  const to = paths.product(product.slug)
  return redirectFormerPath(db, siteUrl, {
    from: wasShown(before) ? paths.product(before.slug) : to,
    to,
  })
}

const CLOCK = { actor: { kind: 'operator', name: 'زمان‌بندی' }, ip: '', device: '' } as const

/** A draft whose time has come; null where another instance, or somebody at the desk, was faster. */
async function publishDueProduct(db: Database, id: number, siteUrl: string) {
  const isDue = and(
    eq(products.id, id),
    eq(products.status, 'hidden'),
    sql`${products.publishAt} <= now()`,
  )
  const [due] = await db.select({ id: products.id }).from(products).where(isDue).for('update')
  if (due === undefined) return null
  const before = await readDeskProduct(db, id, { canSeeCosts: false })
  await db
    .update(products)
    .set({ publishAt: null, version: before.version + 1 })
    .where(eq(products.id, id))
  if (before.variants.length === 0) return null
  const statusTags = await setProductStatus(db, { id, status: 'published' })
  await indexProducts(db, [id])
  const product = await readDeskProduct(db, id, { canSeeCosts: false })
  const to = paths.product(product.slug)
  const redirectTags = await redirectFormerPath(db, siteUrl, { from: to, to })
  const change = { subject: `product:${id}`, before, after: product }
  await insertAuditEvents(db, CLOCK, 'publishDueProduct', [change])
  return [...statusTags, ...redirectTags]
}

/** Publishes the drafts whose time has come, each by itself. */
export async function publishDueProducts(db: Database, siteUrl: string): Promise<string[]> {
  const due = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'hidden'), sql`${products.publishAt} <= now()`))
  const staleTags: string[] = []
  for (const { id } of due) {
    const published = await db.transaction((tx) => publishDueProduct(tx, id, siteUrl))
    staleTags.push(...(published ?? []))
  }
  return [...new Set(staleTags)]
}
