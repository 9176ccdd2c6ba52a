import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { products, stockNotices, stocks } from '../db/schema/schema'
import { notFound, Refusal } from './refusal'
import { isVisible } from './visible-products'

/** A wish nobody can answer is not taken. */
export function mustTell(tells: boolean): void {
  if (!tells) throw new Refusal('refused', 'این فروشگاه خبر موجود شدن کالا را نمی‌فرستد.')
}

/** A variant that was told of before and is gone again can be asked for anew. */
export async function askForNotice(db: Database, userId: number, stockId: number): Promise<void> {
  const [row] = await db
    .select({ status: products.status, quantity: stocks.quantity, reserved: stocks.reserved })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(eq(stocks.id, stockId), isVisible))
  if (row === undefined) throw notFound('این تنوع کالا')
  if (row.status === 'published' && row.quantity > row.reserved) {
    throw new Refusal('refused', 'این کالا همین حالا موجود است.')
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

/** What was told already stays told; only a wish that still waits is taken back. */
export async function cancelNotice(db: Database, userId: number, stockId: number): Promise<void> {
  const { userId: user, stockId: stock, dueAt } = stockNotices
  await db.delete(stockNotices).where(and(eq(user, userId), eq(stock, stockId), isNull(dueAt)))
}

export async function waitedFor(db: Database, userId: number, productId: number) {
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

/** Called in the transaction that brings a variant back. */
export async function markNoticesDue(db: Database, stockId: number): Promise<void> {
  await db
    .update(stockNotices)
    .set({ dueAt: sql`now()` })
    .where(and(eq(stockNotices.stockId, stockId), isNull(stockNotices.dueAt)))
}

/** What came into the shop's windows and can be bought. */
export async function markProductDue(db: Database, productId: number): Promise<void> {
  const free = await db
    .select({ id: stocks.id })
    .from(stocks)
    .where(and(eq(stocks.productId, productId), gt(stocks.quantity, stocks.reserved)))
  for (const { id } of free) await markNoticesDue(db, id)
}
