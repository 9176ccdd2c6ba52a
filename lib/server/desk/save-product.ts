import { and, eq, inArray, max, ne, or, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { addDeskProduct, DeskProduct, updateDeskProduct } from '@/lib/contract/desk/products'
import type { Permission, StaffActor } from '@/lib/domain/staff'
import { paths } from '@/lib/paths'
import { cleanHtml } from '../content/clean-html'
import { redirectFormerPath } from '../content/redirects'
import type { Database, RecordChange } from '../db/database'
import {
  brands,
  categories,
  orderItems,
  priceHistory,
  productFields,
  products,
  stocks,
} from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { findProductTags, publishProduct, setStock } from '../product/update-product'
import { indexProducts } from '../search/index-products'
import { insertAuditEvents } from './audit-log'
import { writeProductPictures } from './desk-pictures'
import { readDeskProduct } from './desk-products'

type NewProduct = CallParsed<typeof addDeskProduct>['body']
type ProductChange = CallParsed<typeof updateDeskProduct>['body']
type Details = Partial<Omit<NewProduct, 'variants' | 'pictures'>>
type Variant = NonNullable<ProductChange['variants']>[number]
type NewVariant = NewProduct['variants'][number]

const SLUG_TAKEN = 'کالای دیگری این نشانی را دارد.'

type Editor = { actor: StaffActor; recordChange: RecordChange }
type SavedProduct = { product: DeskProduct; tagsToRevalidate: string[] }

function assertMay({ permissions }: StaffActor, permission: Permission): void {
  if (permissions.includes(permission)) return
  const what = permission === 'prices.write' ? 'قیمت' : 'موجودی'
  throw new DomainError('permission_denied', `نقش شما اجازهٔ تغییر ${what} را ندارد.`)
}

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

async function readNextPosition(db: Database, productId: number): Promise<number> {
  const [last] = await db
    .select({ position: max(stocks.position) })
    .from(stocks)
    .where(eq(stocks.productId, productId))
  return (last?.position ?? -1) + 1
}

type WithSku = { id?: number | undefined; sku?: string | null | undefined }

async function assertFreeSkus(db: Database, variants: readonly WithSku[]): Promise<void> {
  const skus = variants.flatMap(({ sku }) => sku ?? [])
  if (skus.length === 0) return
  const holders = await db
    .select({ id: stocks.id, sku: stocks.sku })
    .from(stocks)
    .where(inArray(stocks.sku, skus))
  const taken = variants.find(({ id, sku }) =>
    holders.some((holder) => holder.sku === sku && holder.id !== id),
  )
  const twice = skus.find((sku, index) => skus.indexOf(sku) !== index)
  const refused = taken?.sku ?? twice
  if (refused) throw invalidField('variants', `کد \u2068${refused}\u2069 از آنِ تنوع دیگری است.`)
}

async function removeVariants(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const ordered = or(
    inArray(orderItems.stockId, [...ids]),
    inArray(orderItems.exchangeStockId, [...ids]),
  )
  const [sold] = await db.select({ id: orderItems.id }).from(orderItems).where(ordered).limit(1)
  if (sold) {
    throw invalidField('variants', 'تنوعی که سفارش دارد برداشته نمی‌شود؛ موجودی آن را صفر کنید.')
  }
  await db.delete(stocks).where(inArray(stocks.id, [...ids]))
}

async function addVariants(
  db: Database,
  productId: number,
  { variants, actor }: { variants: NewVariant[]; actor: StaffActor },
) {
  if (variants.length === 0) return
  assertMay(actor, 'prices.write')
  if (variants.some(({ quantity }) => quantity > 0)) assertMay(actor, 'stock.write')
  await assertFreeSkus(db, variants)
  const first = await readNextPosition(db, productId)
  const made = await db
    .insert(stocks)
    .values(
      variants.map(({ choices, price, quantity, sku }, i) => ({
        ...{ productId, parentValue: choices, price, quantity, sku },
        position: first + i,
      })),
    )
    .onConflictDoNothing()
    .returning({ stockId: stocks.id, price: stocks.price })
  if (made.length < variants.length) {
    throw invalidField('variants', 'دو تنوع این کالا انتخاب‌های یکسان دارند.')
  }
  await db.insert(priceHistory).values(made)
}

type SavedVariant = Extract<Variant, { id: number }>

async function changeVariant(db: Database, variant: SavedVariant, actor: StaffActor) {
  const { id, price, quantity, quantity_read } = variant
  const [before] = await db.select().from(stocks).where(eq(stocks.id, id)).for('update')
  if (before === undefined) throw notFound('این تنوع کالا')
  const sold = quantity_read === undefined ? 0 : quantity_read - before.quantity
  const next = quantity === undefined ? before.quantity : Math.max(0, quantity - sold)
  if (price !== undefined && price !== before.price) assertMay(actor, 'prices.write')
  if (next !== before.quantity) assertMay(actor, 'stock.write')
  if (variant.sku !== undefined && variant.sku !== before.sku) {
    await assertFreeSkus(db, [variant])
    await db.update(stocks).set({ sku: variant.sku }).where(eq(stocks.id, id))
  }
  const isSame = next === before.quantity && (price ?? before.price) === before.price
  if (!isSame) await setStock(db, { stock_id: id, price, quantity: next })
}

function isNew(variant: Variant): variant is NewVariant {
  return variant.id === undefined
}

function assertPublishable({ variants, status, publish_at: at }: DeskProduct): void {
  if ((status === 'published' || at !== null) && variants.length === 0) {
    throw invalidField('variants', 'کالا برای انتشار دست‌کم یک تنوع با قیمت می‌خواهد.')
  }
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
      status: 'hidden',
    })
    .onConflictDoNothing()
    .returning({ id: products.id })
  if (made === undefined) throw invalidField('slug', SLUG_TAKEN)
  await writeFields(db, made.id, fields)
  await writeProductPictures(db, made.id, pictures)
  await addVariants(db, made.id, { variants, actor })
  await indexProducts(db, [made.id])
  const product = await readDeskProduct(db, made.id)
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
  const before = await readDeskProduct(db, id)
  if (before.version !== version) {
    throw new DomainError('version_conflict', 'کس دیگری این کالا را تغییر داده است.', {
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
      publishAt: toPublishAt(publishAt, status ?? before.status),
      version: version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, id))
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
    status !== undefined && status !== before.status ? await publishProduct(db, { id, status }) : []
  const product = await readDeskProduct(db, id)
  assertPublishable(product)
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
  const before = await readDeskProduct(db, id)
  await db
    .update(products)
    .set({ publishAt: null, version: before.version + 1 })
    .where(eq(products.id, id))
  if (before.variants.length === 0) return null
  const statusTags = await publishProduct(db, { id, status: 'published' })
  await indexProducts(db, [id])
  const product = await readDeskProduct(db, id)
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
