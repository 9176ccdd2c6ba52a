import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { StockChange, StockChanges } from '@/lib/contract/desk/stock-updates'
import { MAX_INTEGER } from '@/lib/contract/limits'
import type { DeskActor } from '@/lib/domain/staff'
import { persianDigits } from '@/lib/persian/digits'
import type { Database, RecordChange } from '../db/database'
import { numbers, readList, readRows } from '../db/read-rows'
import { type StoredSale, type StockUpdateRow, stockUpdates } from '../db/schema/schema'
import { DomainError, notFound } from '../domain-error'
import { findSaleProblem, isSameSale, readNow, saleColumn, storedSale, toStoredSale } from './sales'
import { movementTable, type StockMovement } from './stock-movement'
import { markNoticesDue } from './stock-notices'
import { touchProducts } from './update-product'

type UpdateContext = { actor: DeskActor | null; recordChange: RecordChange }

const storedStock = z.object({
  row: z.number(),
  id: z.number(),
  product_id: z.number(),
  price: z.number(),
  quantity: z.number(),
  reserved: z.number(),
  sale: storedSale,
})
type StoredStock = z.output<typeof storedStock>
export type PlannedChange = {
  stock: Pick<StoredStock, 'id' | 'product_id' | 'price' | 'quantity' | 'reserved'>
  price: number
  quantity: number
  /** Where it is to be changed; null ends it. */
  sale?: StoredSale | null
}
type WholeChange = PlannedChange & { stock: StoredStock }

const MAX_ERRORS = 100

function assertMayPrice(actor: DeskActor | null): void {
  if (actor?.kind === 'staff' && !actor.permissions.includes('prices.write')) {
    throw new DomainError('permission_denied', 'نقش شما اجازهٔ تغییر قیمت ندارد.')
  }
}

/** Locked in the order of their ids, as orders do, so that neither waits for the other in a circle. */
async function lockStocks(
  db: Database,
  changes: readonly Pick<StockChange, 'stock_id' | 'sku'>[],
): Promise<StoredStock[]> {
  const requested = JSON.stringify(
    changes.map(({ stock_id, sku }, row) => ({ row, stock_id, sku })),
  )
  const found = sql`
    select requested.row, stocks.id, stocks.product_id
    from jsonb_to_recordset(${requested}::jsonb) as requested(row int, stock_id int, sku text)
    join stocks on stocks.id = requested.stock_id
    union all
    select requested.row, stocks.id, stocks.product_id
    from jsonb_to_recordset(${requested}::jsonb) as requested(row int, stock_id int, sku text)
    join stocks on stocks.sku = requested.sku`
  const matches = await readList(
    db,
    found,
    storedStock.pick({ row: true, id: true, product_id: true }),
  )
  const ids = numbers(matches.map(({ id }) => id))
  const locked = await readRows(
    db,
    sql`select id, price::float8 as price, quantity, reserved, ${saleColumn} as sale from stocks
      where id = any(${ids}::int[]) order by id for update`,
    storedStock.omit({ row: true, product_id: true }),
  )
  const byId = new Map(locked.map((stock) => [stock.id, stock]))
  return matches.flatMap((match) => {
    const stock = byId.get(match.id)
    return stock === undefined ? [] : [{ ...stock, ...match }]
  })
}

/** Somebody changed or sold it since it was read, so that what was reckoned from it holds no more. */
function hasMoved(stock: StoredStock, change: StockChange): boolean {
  const { price_read: price, quantity, quantity_read: read, quantity_by: by } = change
  if (price !== undefined && price !== stock.price) return true
  if (read !== undefined && read !== stock.quantity) return true
  if (by !== undefined) return by < 0 && stock.quantity + by < stock.reserved
  return read !== undefined && quantity !== undefined && quantity < stock.reserved
}

function planChanges(
  changes: readonly StockChange[],
  stored: readonly StoredStock[],
  { actor, now }: { actor: DeskActor | null; now: Date },
): { planned: WholeChange[]; leftOut: number } {
  const byRow = new Map(stored.map((stock) => [stock.row, stock]))
  const fields: Record<string, string[]> = {}
  const refuse = (row: number, message: string) => {
    if (Object.keys(fields).length < MAX_ERRORS) fields[`changes.${row}`] = [message]
  }
  const planned: WholeChange[] = []
  const seen = new Set<number>()
  let leftOut = 0
  for (const [row, change] of changes.entries()) {
    const { price, quantity_by: by, sale } = change
    const stock = byRow.get(row)
    const quantity = by !== undefined && stock ? stock.quantity + by : change.quantity
    const offered = sale && stock && { price: price ?? stock.price, sale, actor }
    const problem = offered ? findSaleProblem(offered, now) : null
    if (stock === undefined) refuse(row, 'این تنوع کالا پیدا نشد.')
    else if (seen.has(stock.id)) refuse(row, 'این تنوع دو بار آمده است؛ یکی را بردارید.')
    else if (hasMoved(stock, change)) {
      seen.add(stock.id)
      leftOut++
    } else if (quantity !== undefined && quantity > MAX_INTEGER) {
      refuse(row, 'این موجودی بیش از اندازه بزرگ می‌شود.')
    } else if (quantity !== undefined && quantity < stock.reserved) {
      const reserved = persianDigits(stock.reserved)
      refuse(row, `${reserved} عدد رزرو شده است؛ موجودی را کمتر از آن ننویسید.`)
    } else if (problem !== null) refuse(row, problem)
    else {
      seen.add(stock.id)
      planned.push({
        ...{ stock, price: price ?? stock.price, quantity: quantity ?? stock.quantity },
        ...(sale !== undefined && { sale: toStoredSale(sale, now) }),
      })
    }
  }
  if (Object.keys(fields).length > 0) {
    throw new DomainError('invalid', 'هیچ‌یک ثبت نشد؛ ردیف‌های نادرست را درست کنید.', { fields })
  }
  return { planned: planned.filter(isChange), leftOut }
}

function isChange({ stock, price, quantity, sale }: WholeChange): boolean {
  const isOtherSale = sale !== undefined && !isSameSale(sale, stock.sale)
  return price !== stock.price || quantity !== stock.quantity || isOtherSale
}

export async function writeStockChanges(
  db: Database,
  planned: readonly PlannedChange[],
  movement: StockMovement,
): Promise<string[]> {
  const written = JSON.stringify(
    planned.map(({ stock, price, quantity, sale }) => ({
      ...{ id: stock.id, price, quantity, sets_sale: sale !== undefined },
      ...(sale && { sale_price: sale.price, sale_from: sale.from, sale_until: sale.until }),
    })),
  )
  await db.execute(sql`
    update stocks set price = written.price, quantity = written.quantity,
      sale_price = case when sets_sale then written.sale_price else stocks.sale_price end,
      sale_from = case when sets_sale then written.sale_from else stocks.sale_from end,
      sale_until = case when sets_sale then written.sale_until else stocks.sale_until end
    from jsonb_to_recordset(${written}::jsonb) as written(id int, price bigint, quantity int,
      sets_sale bool, sale_price bigint, sale_from timestamptz, sale_until timestamptz),
      ${movementTable(movement)}
    where stocks.id = written.id`)
  const repriced = planned.filter(({ stock, price }) => price !== stock.price)
  await db.execute(sql`
    insert into price_history (stock_id, price)
    select id, price from stocks
    where id = any(${numbers(repriced.map(({ stock }) => stock.id))}::int[])`)
  const broughtBack = planned.filter(
    ({ stock, quantity }) => stock.quantity <= stock.reserved && quantity > stock.reserved,
  )
  await markNoticesDue(
    db,
    broughtBack.map(({ stock }) => stock.id),
  )
  return touchProducts(db, [...new Set(planned.map(({ stock }) => stock.product_id))])
}

function toUpdateRow({ stock, price, quantity, sale }: WholeChange): StockUpdateRow {
  return {
    stock_id: stock.id,
    price: { before: stock.price, after: price },
    quantity: { before: stock.quantity, after: quantity },
    ...(sale !== undefined && { sale: { before: stock.sale, after: sale } }),
  }
}

const NOTHING_CHANGED = { update_id: null, changed: 0 }

/**
 * A row that cannot be set refuses the whole, and every such row is named; one that has moved since it was
 * read is left out alone.
 */
export async function setStocks(
  db: Database,
  { changes, reason, note }: StockChanges,
  { actor, recordChange }: UpdateContext,
) {
  if (changes.some(({ price, sale }) => price !== undefined || sale !== undefined))
    assertMayPrice(actor)
  return db.transaction(async (tx) => {
    const { planned, leftOut } = planChanges(changes, await lockStocks(tx, changes), {
      ...{ actor, now: await readNow(tx) },
    })
    const unchanged = changes.length - planned.length - leftOut
    const unaffected = { unchanged, left_out: leftOut }
    if (planned.length === 0) {
      return { answer: { ...NOTHING_CHANGED, ...unaffected }, tagsToRevalidate: [] }
    }
    const rows = planned.map(toUpdateRow)
    const [made] = await tx
      .insert(stockUpdates)
      .values({ changes: rows })
      .returning({ id: stockUpdates.id })
    const id = made?.id ?? null
    const tagsToRevalidate = await writeStockChanges(tx, planned, {
      reason: reason ?? 'bulk',
      note,
    })
    recordChange({ subject: `stock_update:${id}`, after: rows })
    const answer = { update_id: id, changed: planned.length, ...unaffected }
    return { answer, tagsToRevalidate }
  })
}

/** A price that was changed again stays; of a quantity the difference is taken back, down to what is reserved. */
function planUndo(rows: readonly StockUpdateRow[], stored: readonly StoredStock[]) {
  return stored.flatMap((stock): WholeChange[] => {
    const row = rows[stock.row]
    if (row === undefined) return []
    const price = stock.price === row.price.after ? row.price.before : stock.price
    const difference = row.quantity.before - row.quantity.after
    const quantity = Math.max(stock.quantity + difference, stock.reserved)
    const isOwnSale = row.sale !== undefined && isSameSale(stock.sale, row.sale.after)
    const change = {
      ...{ stock, price, quantity },
      ...(isOwnSale && row.sale && { sale: row.sale.before }),
    }
    return isChange(change) ? [change] : []
  })
}

export async function undoStockUpdate(
  db: Database,
  id: number,
  { actor, recordChange }: UpdateContext,
) {
  return db.transaction(async (tx) => {
    const [update] = await tx
      .update(stockUpdates)
      .set({ undoneAt: sql`now()` })
      .where(and(eq(stockUpdates.id, id), isNull(stockUpdates.undoneAt)))
      .returning({ rows: stockUpdates.changes })
    if (update === undefined) throw notFound('این تغییر گروهی، یا چیزی برای برگرداندن آن')
    const { rows } = update
    if (rows.some(({ price, sale }) => price.before !== price.after || sale)) assertMayPrice(actor)
    const planned = planUndo(rows, await lockStocks(tx, rows))
    recordChange({ subject: `stock_update:${id}`, after: planned.map(toUpdateRow) })
    const tagsToRevalidate =
      planned.length > 0 ? await writeStockChanges(tx, planned, { reason: 'undo' }) : []
    const answer = { restored: planned.length, skipped: rows.length - planned.length }
    return { answer, tagsToRevalidate }
  })
}
