import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { tags } from '@/lib/contract/tags'
import { cleanHtml } from '../content/clean-html'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import {
  importPictures,
  importRows,
  imports,
  priceHistory,
  productFields,
  productPictures,
  products,
  stocks,
} from '../db/schema/schema'
import type { ImportRowBefore } from '../db/schema/imports'
import { writeStockChanges } from '../product/set-stocks'
import { touchProducts } from '../product/update-product'
import { indexProducts } from '../search/index-products'
import { planProduct, type ProductPlan, type RowPlan, type SheetItem } from './plan-products'
import { isVariantKey, readItem, variantKey } from './read-item'
import { freeSlug, makeTaxa, readTaxonomy } from './taxonomy'

export type Import = typeof imports.$inferSelect
/** Goods of the sheet, by their numbers: from the first, before the second. */
export type Span = { from: number; before: number }

const COLOUR = 'رنگ'

async function readSheetItems(db: Database, { id, columns, options }: Import, span: Span) {
  const rows = await db
    .select({ line: importRows.line, cells: importRows.cells, product: importRows.product })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        gte(importRows.product, span.from),
        lt(importRows.product, span.before),
      ),
    )
    .orderBy(asc(importRows.product), asc(importRows.line))
  const groups = new Map<number, SheetItem[]>()
  for (const { line, cells, product } of rows) {
    if (product === null) continue
    const one = { line, ...readItem(cells, columns, options) }
    groups.set(product, [...(groups.get(product) ?? []), one])
  }
  return groups
}

const knownStock = z.object({
  id: z.int(),
  sku: z.string().nullable(),
  productId: z.int(),
  price: z.number(),
  quantity: z.int(),
  reserved: z.int(),
})

/** Locked in the order of their ids, as orders do, where they are about to be changed. */
function readKnownStocks(db: Database, skus: readonly string[], isLocked: boolean) {
  const list = JSON.stringify([...new Set(skus)])
  const ids = numbers(skus.filter(isVariantKey).map((key) => Number(key.slice(1))))
  const lock = isLocked ? sql`order by stocks.id for update` : sql``
  return readRows(
    db,
    sql`select id, sku, product_id as "productId", price::float8 as price, quantity, reserved
        from stocks
        where sku in (select jsonb_array_elements_text(${list}::jsonb)) or id = any(${ids}::int[])
        ${lock}`,
    knownStock,
  )
}

/** What the goods of a span would do to the shop as it is now. */
export async function planSpan(db: Database, own: Import, span: Span, isLocked = false) {
  const groups = await readSheetItems(db, own, span)
  const skus = [...groups.values()].flat().map(({ item }) => item.sku)
  const found = await readKnownStocks(db, skus, isLocked)
  const knownProducts = await db
    .select({
      id: products.id,
      title: products.title,
      titleEn: products.englishTitle,
      intro: products.intro,
      description: products.description,
      guarantee: products.guarantee,
      categoryId: products.categoryId,
      brandId: products.brandId,
    })
    .from(products)
    .where(inArray(products.id, [...new Set(found.map(({ productId }) => productId))]))
  const taxonomy = await readTaxonomy(db)
  const shop = {
    taxonomy,
    stocks: new Map(
      found.flatMap((stock) => [
        ...(stock.sku === null ? [] : [[stock.sku, stock] as const]),
        [variantKey(stock.id), stock] as const,
      ]),
    ),
    products: new Map(knownProducts.map((product) => [product.id, product])),
  }
  const plans = [...groups].map(([product, sheet]) =>
    planProduct(product, sheet, own.options, shop),
  )
  return { plans, taxonomy }
}

type RowResult = {
  line: number
  title: string
  state: string
  problem?: { about: string; text: string; value: string } | null
  stock?: number | null
  product?: number | null
  before?: ImportRowBefore | null
}

export async function writeRowResults(db: Database, importId: number, results: RowResult[]) {
  if (results.length === 0) return
  await db.execute(sql`
    update import_rows set state = result.state, problem = result.problem, title = result.title,
      stock_id = result.stock, product_id = result.product, before = result.before
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as result(line int, title text, state text, problem jsonb, stock int, product int, before jsonb)
    where import_rows.import_id = ${importId} and import_rows.line = result.line`)
}

async function findTakenSlugs(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  const taken = await readRows(
    db,
    sql`select slug from products where slug in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`,
    z.object({ slug: z.string() }),
  )
  return new Set(taken.map(({ slug }) => slug))
}

/** A slug for each good; of those that are taken the code of a variant tells them apart. */
async function chooseSlugs(db: Database, plans: readonly ProductPlan[]): Promise<string[]> {
  const none = new Set<string>()
  const wanted = plans.map(({ details, rows }) => ({
    plain: freeSlug(details.title, none),
    coded: freeSlug(`${details.title} ${rows[0]?.item.sku ?? ''}`, none),
  }))
  const taken = await findTakenSlugs(
    db,
    wanted.flatMap(({ plain, coded }) => [plain, coded]),
  )
  return wanted.map(({ plain, coded }) => {
    const slug = taken.has(plain) ? freeSlug(coded, taken) : plain
    taken.add(slug)
    return slug
  })
}

const isNewRow = ({ state }: RowPlan) => state === 'new'

type Placed = { plan: ProductPlan; categoryId: number; brandId: number }

async function insertProducts(db: Database, { options }: Import, placed: readonly Placed[]) {
  const slugs = await chooseSlugs(
    db,
    placed.map(({ plan }) => plan),
  )
  if (placed.length === 0) return []
  const made = await db
    .insert(products)
    .values(
      placed.map(({ plan: { details }, categoryId, brandId }, at) => ({
        ...{ categoryId, brandId, status: options.status, slug: slugs[at] ?? '' },
        title: details.title,
        englishTitle: details.titleEn,
        intro: details.intro,
        description: cleanHtml(details.description),
        guarantee: details.guarantee,
      })),
    )
    .returning({ id: products.id, slug: products.slug })
  const idOf = new Map(made.map(({ id, slug }) => [slug, id]))
  return placed.map(({ plan }, at) => ({ plan, productId: idOf.get(slugs[at] ?? '') ?? 0 }))
}

type Filled = { plan: ProductPlan; productId: number }

async function insertVariants(
  db: Database,
  filled: readonly Filled[],
): Promise<Map<string, number>> {
  const last = await readRows(
    db,
    sql`select product_id as "productId", max(position) as position from stocks
        where product_id = any(${numbers(filled.map(({ productId }) => productId))}::int[]) group by product_id`,
    z.object({ productId: z.int(), position: z.int() }),
  )
  const lastOf = new Map(last.map(({ productId, position }) => [productId, position]))
  const values = filled.flatMap(({ plan, productId }) =>
    plan.rows.filter(isNewRow).map(({ item, price, quantity }, at) => ({
      ...{ productId, price, quantity, sku: item.sku, parentValue: item.choices },
      position: (lastOf.get(productId) ?? -1) + 1 + at,
    })),
  )
  if (values.length === 0) return new Map()
  const made = await db
    .insert(stocks)
    .values(values)
    .returning({ stockId: stocks.id, sku: stocks.sku, price: stocks.price })
  await db.insert(priceHistory).values(made.map(({ stockId, price }) => ({ stockId, price })))
  return new Map(made.map(({ stockId, sku }) => [sku ?? '', stockId]))
}

async function insertFields(db: Database, filled: readonly Filled[]): Promise<void> {
  const values = filled.flatMap(({ plan, productId }) => {
    const pairs = new Map(
      plan.rows.flatMap(({ item }) => item.attributes.map(({ name, value }) => [name, value])),
    )
    return [...pairs].map(([name, value], position) => ({
      ...{ productId, position, name: name.slice(0, 80), value: value.slice(0, 500) },
      highlighted: position < 4,
    }))
  })
  if (values.length > 0) await db.insert(productFields).values(values)
}

/** Only where the good has no picture yet. */
async function insertPictures(db: Database, importId: number, filled: readonly Filled[]) {
  const shown = await db
    .selectDistinct({ id: productPictures.productId })
    .from(productPictures)
    .where(
      inArray(
        productPictures.productId,
        filled.map(({ productId }) => productId),
      ),
    )
  const hasPictures = new Set(shown.map(({ id }) => id))
  const values = filled
    .filter(({ productId }) => !hasPictures.has(productId))
    .flatMap(({ plan, productId }) => {
      const colourOf = new Map<string, string | null>()
      for (const { item } of plan.rows) {
        const colour = item.role === 'parent' ? null : (item.choices[COLOUR] ?? null)
        for (const url of item.pictures) if (!colourOf.has(url)) colourOf.set(url, colour)
      }
      return [...colourOf].map(([url, colour], position) => ({
        ...{ importId, productId, position, url, colour, alt: plan.details.title },
      }))
    })
  if (values.length > 0) await db.insert(importPictures).values(values).onConflictDoNothing()
}

/** What the sheet says of goods that the shop has; what it leaves empty stays. */
async function updateDetails(db: Database, placed: readonly Placed[]): Promise<number[]> {
  const changed: number[] = []
  for (const { plan, categoryId, brandId } of placed) {
    const { known, details } = plan
    if (!known) continue
    const description = details.description && cleanHtml(details.description)
    const set = {
      ...(details.title && { title: details.title }),
      ...(details.titleEn && { englishTitle: details.titleEn }),
      ...(details.intro && { intro: details.intro }),
      ...(description && { description }),
      ...(details.guarantee && { guarantee: details.guarantee }),
      ...(plan.category.length > 0 && { categoryId }),
      ...(plan.brand && { brandId }),
    }
    const before: Record<string, unknown> = { ...known, englishTitle: known.titleEn }
    if (Object.entries(set).every(([name, value]) => before[name] === value)) continue
    await db
      .update(products)
      .set({ ...set, version: sql`${products.version} + 1` })
      .where(eq(products.id, known.id))
    changed.push(known.id)
  }
  return changed
}

const DONE: Partial<Record<RowPlan['state'], string>> = {
  new: 'created',
  change: 'changed',
  wrong: 'failed',
}

function toResult(
  { line, title, state, problem, stock, price, quantity }: RowPlan,
  productId: number | null,
  stockId: number | null,
): RowResult {
  const before = stock &&
    state === 'change' && {
      price: { before: stock.price, after: price },
      quantity: { before: stock.quantity, after: quantity },
    }
  return {
    ...{ line, title, problem, product: productId },
    state: DONE[state] ?? state,
    stock: stock?.id ?? stockId,
    before: before || null,
  }
}

/** Goods of a span are written, or none of them; returns what pages they stand on. */
export async function importSpan(db: Database, own: Import, span: Span): Promise<string[]> {
  const { plans, taxonomy } = await planSpan(db, own, span, true)
  const made = { categories: [...own.made.categories], brands: [...own.made.brands] }
  const placed: Placed[] = []
  for (const plan of plans) {
    if (plan.known || plan.rows.some(isNewRow))
      placed.push({ plan, ...(await makeTaxa(db, taxonomy, plan, made)) })
  }
  const fresh = await insertProducts(
    db,
    own,
    placed.filter(({ plan }) => !plan.known),
  )
  const extended = placed.flatMap(({ plan }) =>
    plan.known ? [{ plan, productId: plan.known.id }] : [],
  )
  const all = [...fresh, ...extended]
  const stockIds = await insertVariants(db, all)
  await insertFields(db, fresh)
  await insertPictures(db, own.id, all)
  const changes = plans.flatMap(({ rows }) =>
    rows.flatMap(({ state, stock, price, quantity }) =>
      state === 'change' && stock
        ? [{ stock: { ...stock, product_id: stock.productId, row: 0 }, price, quantity }]
        : [],
    ),
  )
  const stockTags = changes.length > 0 ? await writeStockChanges(db, changes) : []
  const detailed = await updateDetails(db, placed)
  const freshIds = fresh.map(({ productId }) => productId)
  await indexProducts(db, [...freshIds, ...detailed])
  const productIdOf = new Map(all.map(({ plan, productId }) => [plan.product, productId]))
  await writeRowResults(
    db,
    own.id,
    plans.flatMap((plan) =>
      plan.rows.map((row) => {
        const productId = productIdOf.get(plan.product) ?? row.stock?.productId ?? null
        return toResult(row, productId, stockIds.get(row.item.sku) ?? null)
      }),
    ),
  )
  await db.update(imports).set({ nextProduct: span.before, made }).where(eq(imports.id, own.id))
  const touched = [...new Set([...all.map(({ productId }) => productId), ...detailed])]
  const productTags = touched.length > 0 ? await touchProducts(db, touched) : []
  const hasNewTaxa =
    made.categories.length + made.brands.length >
    own.made.categories.length + own.made.brands.length
  const listTags = fresh.length > 0 || hasNewTaxa ? [tags.menu, tags.settings] : []
  return [...new Set([...stockTags, ...productTags, ...listTags])]
}
