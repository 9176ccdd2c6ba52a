import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { tags } from '@/lib/contract/tags'
import { cleanHtml } from '../content/clean-html'
import type { Database } from '../db/database'
import { numbers, readRows, isAmong } from '../db/read-rows'
import { importRows, imports, products } from '../db/schema/schema'
import type { ImportRowBefore, ImportRowProblem } from '../db/schema/imports'
import { saleColumn, storedSale } from '../product/sales'
import { writeStockChanges } from '../product/set-stocks'
import { nameActor } from '../product/stock-movement'
import { touchProducts } from '../product/update-product'
import { indexProducts } from '../search/index-products'
import {
  insertFields,
  insertPictures,
  insertProducts,
  insertVariants,
  isNewRow,
  type Placed,
} from './insert-goods'
import { planProduct, type RowPlan, type SheetItem } from './plan-products'
import { isVariantKey, readItem, variantKey } from './read-item'
import { writeStockCodes } from './stock-codes'
import { makeTaxa, readTaxonomy } from './taxonomy'
import { readUsualPrices } from './usual-prices'

export type Import = typeof imports.$inferSelect
/** Goods of the sheet, by their numbers: from the first, before the second. */
export type Span = { from: number; before: number }

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
  barcode: z.string().nullable(),
  cost: z.number().nullable(),
  sale: storedSale,
})

/** Locked in the order of their ids, as orders do, where they are about to be changed. */
function readKnownStocks(db: Database, skus: readonly string[], isLocked: boolean) {
  const list = JSON.stringify([...new Set(skus)])
  const ids = numbers(skus.filter(isVariantKey).map((key) => Number(key.slice(1))))
  const lock = isLocked ? sql`order by stocks.id for update` : sql``
  return readRows(
    db,
    sql`select id, sku, product_id as "productId", price::float8 as price, quantity, reserved,
          barcode, cost::float8 as cost, ${saleColumn} as sale
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
    .where(isAmong(products.id, [...new Set(found.map(({ productId }) => productId))]))
  const taxonomy = await readTaxonomy(db, own.made)
  const named = [...groups.values()].flatMap((sheet) =>
    sheet.flatMap(({ item }) => taxonomy.findCategory(item.category) ?? []),
  )
  const categoryIds = [...named, ...knownProducts.map(({ categoryId }) => categoryId)]
  const shop = {
    taxonomy,
    usualPrices: await readUsualPrices(db, categoryIds, own.createdAt),
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
  problem?: ImportRowProblem | null
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

type ChangedDetails = NonNullable<ImportRowBefore['details']>

/** What the sheet says of goods that the shop has; what it leaves empty stays. */
async function updateDetails(
  db: Database,
  placed: readonly Placed[],
): Promise<Map<number, ChangedDetails>> {
  const changed = new Map<number, ChangedDetails>()
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
    const before: Record<string, string | number> = { ...known, englishTitle: known.titleEn }
    const differing = Object.entries(set).flatMap(([name, after]) => {
      const former = before[name]
      return former === undefined || former === after
        ? []
        : [[name, { before: former, after }] as const]
    })
    if (differing.length === 0) continue
    await db
      .update(products)
      .set({ ...set, version: sql`${products.version} + 1` })
      .where(eq(products.id, known.id))
    changed.set(known.id, Object.fromEntries(differing))
  }
  return changed
}

const DONE: Partial<Record<RowPlan['state'], string>> = {
  new: 'created',
  change: 'changed',
  wrong: 'failed',
}

type Written = {
  productId: number | null
  stockId: number | null
  details: ChangedDetails | undefined
}

function toResult(
  { line, title, state, problem, stock, price, quantity, terms }: RowPlan,
  { productId, stockId, details }: Written,
): RowResult {
  const isChanged = stock !== null && state === 'change'
  const before = (isChanged || details) && {
    ...(isChanged && {
      price: { before: stock.price, after: price },
      quantity: { before: stock.quantity, after: quantity },
      ...(terms.sale !== undefined && { sale: { before: stock.sale, after: terms.sale } }),
      ...(terms.cost !== undefined && { cost: { before: stock.cost, after: terms.cost } }),
      ...(terms.barcode !== undefined && {
        barcode: { before: stock.barcode, after: terms.barcode },
      }),
    }),
    ...(details && { details }),
  }
  return {
    ...{ line, title, problem, product: productId },
    // What changes of the good alone is told by one of its rows.
    state: details && state === 'same' ? 'changed' : (DONE[state] ?? state),
    stock: stock?.id ?? stockId,
    before: before || null,
  }
}

/** Goods of a span are written, or none of them; returns what pages they stand on. */
export async function importSpan(db: Database, own: Import, span: Span): Promise<string[]> {
  const { plans, taxonomy } = await planSpan(db, own, span, true)
  await nameActor(db, own.actorName)
  const made = { categories: [...own.made.categories], brands: [...own.made.brands] }
  const placed: Placed[] = []
  for (const plan of plans) {
    if (!plan.isRefused && (plan.known || plan.rows.some(isNewRow)))
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
    rows.flatMap(({ state, stock, price, quantity, terms }) =>
      state === 'change' && stock
        ? [{ stock: { ...stock, product_id: stock.productId }, price, quantity, ...terms }]
        : [],
    ),
  )
  const stockTags =
    changes.length > 0 ? await writeStockChanges(db, changes, { reason: 'import' }) : []
  await writeStockCodes(
    db,
    changes.map(({ stock: { id }, barcode, cost }) => ({ id, barcode, cost })),
  )
  const detailed = await updateDetails(db, placed)
  const freshIds = fresh.map(({ productId }) => productId)
  await indexProducts(db, [...freshIds, ...detailed.keys()])
  const productIdOf = new Map(all.map(({ plan, productId }) => [plan.product, productId]))
  await writeRowResults(
    db,
    own.id,
    plans.flatMap((plan) =>
      plan.rows.map((row, at) => {
        const productId = productIdOf.get(plan.product) ?? row.stock?.productId ?? null
        const details = at === 0 && plan.known ? detailed.get(plan.known.id) : undefined
        return toResult(row, { productId, stockId: stockIds.get(row.item.sku) ?? null, details })
      }),
    ),
  )
  await db.update(imports).set({ nextProduct: span.before, made }).where(eq(imports.id, own.id))
  const touched = [...new Set([...all.map(({ productId }) => productId), ...detailed.keys()])]
  const productTags = touched.length > 0 ? await touchProducts(db, touched) : []
  const hasNewTaxa =
    made.categories.length + made.brands.length >
    own.made.categories.length + own.made.brands.length
  const listTags = fresh.length > 0 || hasNewTaxa ? [tags.menu, tags.settings] : []
  return [...new Set([...stockTags, ...productTags, ...listTags])]
}
