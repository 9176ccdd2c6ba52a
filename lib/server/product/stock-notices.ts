import { and, asc, eq, gt, isNotNull, isNull, sql, or } from 'drizzle-orm'
import type { Database } from '../db/database'
import { numbers } from '../db/read-rows'
import { products, stockNotices, stocks } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import { isVisible } from '../catalogue/visible-products'
import { recordEvent } from '../outbox/record-event'

export function assertNoticesAvailable(canNotifyStock: boolean): void {
  if (!canNotifyStock)
    throw new DomainError('precondition_failed', 'این فروشگاه خبر موجود شدن کالا را نمی‌فرستد.')
}

/** After a notice was sent, the variant can sell out and be requested again. */
export async function requestStockNotice(
  db: Database,
  userId: number,
  stockId: number,
): Promise<void> {
  const [row] = await db
    .select({ status: products.status, free: stocks.free })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(eq(stocks.id, stockId), isVisible))
  if (row === undefined) throw notFound('این تنوع کالا')
  if (row.status === 'published' && row.free > 0) {
    throw new DomainError('precondition_failed', 'این کالا همین حالا موجود است.')
  }
  await db
    .insert(stockNotices)
    .values({ userId, stockId })
    .onConflictDoUpdate({
      target: [stockNotices.userId, stockNotices.stockId],
      set: { createdAt: sql`now()`, dueAt: null, sentAt: null, tries: 0, notBefore: null },
      setWhere: isNotNull(stockNotices.dueAt),
    })
}

/** Only a notice that is not due yet can be cancelled. */
export async function cancelStockNotice(
  db: Database,
  userId: number,
  stockId: number,
): Promise<void> {
  const { userId: user, stockId: stock, dueAt } = stockNotices
  await db.delete(stockNotices).where(and(eq(user, userId), eq(stock, stockId), isNull(dueAt)))
}

export async function readStockNotices(db: Database, userId: number, productId: number) {
  const rows = await db
    .select({ id: stockNotices.stockId })
    .from(stockNotices)
    .innerJoin(stocks, eq(stocks.id, stockNotices.stockId))
    .where(
      and(
        eq(stockNotices.userId, userId),
        eq(stocks.productId, productId),
        isNull(stockNotices.dueAt),
      ),
    )
    .orderBy(asc(stockNotices.stockId))
  return rows.map(({ id }) => id)
}

/** In the transaction that brings the variants back; what is out of sale is waited for on. */
export async function markNoticesDue(db: Database, stockIds: readonly number[]): Promise<void> {
  const isOnSale = sql`exists (select 1 from ${stocks} where ${stocks.id} = ${stockNotices.stockId} and ${stocks.isOn})`
  const isOfThem = sql`${stockNotices.stockId} = any(${numbers(stockIds)}::int[])`
  await db
    .update(stockNotices)
    .set({ dueAt: sql`now()` })
    .where(and(isOfThem, isOnSale, isNull(stockNotices.dueAt)))
}

/** For every variant of a newly published product that can be bought. */
export async function markProductNoticesDue(db: Database, productId: number): Promise<void> {
  const available = await db
    .select({ id: stocks.id })
    .from(stocks)
    .where(and(eq(stocks.productId, productId), gt(stocks.free, 0)))
  await markNoticesDue(
    db,
    available.map(({ id }) => id),
  )
}

const BATCH_SIZE = 50

const isNoticePending = and(isNotNull(stockNotices.dueAt), isNull(stockNotices.sentAt))
const canBeBought = and(eq(products.status, 'published'), gt(stocks.free, 0))

function matchNotice({ userId, stockId }: { userId: number; stockId: number }) {
  return and(eq(stockNotices.userId, userId), eq(stockNotices.stockId, stockId))
}

/** A variant that sold out again before its notices were sent is waited for again. */
async function resetUnavailableNotices(db: Database): Promise<void> {
  const unavailable = db
    .select({ id: stocks.id })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(eq(stocks.id, stockNotices.stockId), sql`not (${canBeBought})`))
  await db
    .update(stockNotices)
    .set({ dueAt: null })
    .where(and(isNoticePending, sql`exists (${unavailable})`))
}

/** One round: each notice that is due becomes an event of the outbox, once, whichever instance is first. */
export async function passOnStockNotices(db: Database): Promise<void> {
  await resetUnavailableNotices(db)
  await db.transaction(async (tx) => {
    const due = await tx
      .select({
        userId: stockNotices.userId,
        stockId: stockNotices.stockId,
        productTitle: products.title,
        productSlug: products.slug,
      })
      .from(stockNotices)
      .innerJoin(stocks, eq(stocks.id, stockNotices.stockId))
      .innerJoin(products, eq(products.id, stocks.productId))
      .where(and(isNoticePending, canBeBought))
      .orderBy(asc(stockNotices.dueAt))
      .limit(BATCH_SIZE)
      .for('update', { of: stockNotices, skipLocked: true })
    if (due.length === 0) return
    for (const { userId, productTitle, productSlug } of due) {
      await recordEvent(tx, 'stock_back', { userId, data: { productTitle, productSlug } })
    }
    await tx
      .update(stockNotices)
      .set({ sentAt: sql`now()` })
      .where(or(...due.map(matchNotice)))
  })
}
