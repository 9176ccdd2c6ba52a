import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { numbers, readRows, isAmong } from '../db/read-rows'
import { UPLOADED_PREFIX } from '../adapters/media/save-picture'
import {
  importPictures,
  importRows,
  imports,
  media,
  productPictures,
  products,
  stocks,
} from '../db/schema/schema'
import type { ImportRowBefore } from '../db/schema/imports'
import { isSameSale, saleColumn, storedSale } from '../product/sales'
import { nameActor } from '../product/stock-movement'
import { type PlannedChange, writeStockChanges } from '../product/set-stocks'
import { touchProducts } from '../product/update-product'
import { indexProducts } from '../search/index-products'
import type { Import, Span } from './import-batch'
import { writeStockCodes } from './stock-codes'

type Row = {
  line: number
  state: string
  stockId: number | null
  productId: number | null
  before: ImportRowBefore | null
}

const storedStock = z.object({
  row: z.int(),
  id: z.int(),
  product_id: z.int(),
  price: z.number(),
  quantity: z.int(),
  reserved: z.int(),
  isOrdered: z.boolean(),
  barcode: z.string().nullable(),
  cost: z.number().nullable(),
  sale: storedSale,
})

/** A price that was changed again stays; of a quantity the difference is taken back, down to what is reserved. */
function planReturns(rows: readonly Row[], stored: readonly z.output<typeof storedStock>[]) {
  const byId = new Map(stored.map((stock) => [stock.id, stock]))
  return rows.flatMap(({ stockId, before }): PlannedChange[] => {
    const stock = stockId === null ? undefined : byId.get(stockId)
    if (!stock || !before?.price || !before.quantity) return []
    const price = stock.price === before.price.after ? before.price.before : stock.price
    const difference = before.quantity.before - before.quantity.after
    const quantity = Math.max(stock.quantity + difference, stock.reserved)
    const isOwnSale = before.sale && isSameSale(stock.sale, before.sale.after)
    const isSame = price === stock.price && quantity === stock.quantity && !isOwnSale
    const change = { stock, price, quantity }
    return isSame
      ? []
      : [isOwnSale && before.sale ? { ...change, sale: before.sale.before } : change]
  })
}

function planCodes(rows: readonly Row[], stored: readonly z.output<typeof storedStock>[]) {
  const byId = new Map(stored.map((stock) => [stock.id, stock]))
  return rows.flatMap(({ stockId, before }) => {
    const stock = stockId === null ? undefined : byId.get(stockId)
    if (!stock || !before) return []
    const { id, barcode, cost } = stock
    const isOwnBarcode = before.barcode && before.barcode.after === barcode
    return {
      id,
      barcode: isOwnBarcode ? before.barcode?.before : undefined,
      cost: before.cost && before.cost.after === cost ? before.cost.before : undefined,
    }
  })
}

const isMade = ({ state }: Row) => state === 'created'

const COLUMNS = [
  ...(['title', 'englishTitle', 'intro', 'description', 'guarantee'] as const),
  ...(['categoryId', 'brandId'] as const),
] as const

/** What somebody has written since stays. */
async function restoreDetails(db: Database, rows: readonly Row[]): Promise<void> {
  const restored: number[] = []
  for (const { productId, before } of rows) {
    const details = before?.details
    if (productId === null || !details) continue
    const [now] = await db.select().from(products).where(eq(products.id, productId)).for('update')
    if (now === undefined) continue
    const unchanged = COLUMNS.filter((name) => details[name] && now[name] === details[name].after)
    if (unchanged.length === 0) continue
    await db
      .update(products)
      .set({
        ...Object.fromEntries(unchanged.map((name) => [name, details[name]?.before])),
        version: sql`${products.version} + 1`,
      })
      .where(eq(products.id, productId))
    restored.push(productId)
  }
  await indexProducts(db, restored)
}

/** Their pictures are swept, as other uploads that nothing names. */
async function deleteProducts(db: Database, productIds: number[]): Promise<void> {
  const pictures = db
    .select({ id: productPictures.mediaId })
    .from(productPictures)
    .where(isAmong(productPictures.productId, productIds))
  await db
    .update(media)
    .set({ unclaimedSince: sql`now()` })
    .where(and(inArray(media.id, pictures), sql`starts_with(${media.path}, ${UPLOADED_PREFIX})`))
  await db.delete(products).where(isAmong(products.id, productIds))
}

/**
 * What the span made is gone and what it changed is as before, but for what was ordered meanwhile:
 * that is taken off sale and stays for its orders.
 */
export async function undoSpan(db: Database, own: Import, span: Span): Promise<string[]> {
  await nameActor(db, own.actorName)
  const rows = await db
    .select({
      line: importRows.line,
      state: importRows.state,
      stockId: importRows.stockId,
      productId: importRows.productId,
      before: importRows.before,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, own.id),
        gte(importRows.product, span.from),
        lt(importRows.product, span.before),
        inArray(importRows.state, ['created', 'changed']),
      ),
    )
  const ids = numbers(rows.flatMap(({ stockId }) => stockId ?? []))
  const stored = await readRows(
    db,
    sql`select 0 as row, id, product_id, price::float8 as price, quantity, reserved, barcode,
          cost::float8 as cost, ${saleColumn} as sale,
          exists (select from order_items where order_items.stock_id = stocks.id)
            or exists (select from order_items where order_items.exchange_stock_id = stocks.id) as "isOrdered"
        from stocks where id = any(${ids}::int[]) order by id for update`,
    storedStock,
  )
  const ordered = new Set(stored.filter(({ isOrdered }) => isOrdered).map(({ id }) => id))
  const pageTags = await touchProducts(db, [...new Set(rows.flatMap((row) => row.productId ?? []))])
  const returns = planReturns(rows, stored)
  if (returns.length > 0) await writeStockChanges(db, returns, { reason: 'undo' })
  await writeStockCodes(db, planCodes(rows, stored))
  await restoreDetails(db, rows)
  const made = rows.filter(isMade)
  const removed = made.filter(({ stockId }) => stockId !== null && !ordered.has(stockId))
  await db.delete(stocks).where(
    isAmong(
      stocks.id,
      removed.flatMap(({ stockId }) => stockId ?? []),
    ),
  )
  const left = stored.filter(
    (stock) => ordered.has(stock.id) && made.some(({ stockId }) => stockId === stock.id),
  )
  if (left.length > 0)
    await writeStockChanges(
      db,
      left.map((stock) => ({ stock, price: stock.price, quantity: stock.reserved })),
      { reason: 'undo' },
    )
  // A good that this import made has no variant left but where one was ordered.
  const madeGoods = made.flatMap(({ productId }) => productId ?? [])
  const hasVariants = sql`exists (select from stocks where stocks.product_id = products.id)`
  const gone = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isAmong(products.id, madeGoods), sql`not ${hasVariants}`))
  await deleteProducts(
    db,
    gone.map(({ id }) => id),
  )
  await db.execute(sql`
    update import_rows set state = case when stock_id = any(${numbers([...ordered])}::int[])
        and state = 'created' then 'left' else 'undone' end
    where import_id = ${own.id} and product >= ${span.from} and product < ${span.before}
      and state in ('created', 'changed')`)
  await db.update(imports).set({ nextProduct: span.before }).where(eq(imports.id, own.id))
  return [...new Set([...pageTags, ...(made.length > 0 ? [tags.menu, tags.settings] : [])])]
}

/** Pictures that have not been fetched yet are not wanted any more. */
export async function dropWaitingPictures(db: Database, importId: number): Promise<void> {
  await db
    .delete(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.state, 'waiting')))
}
