import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { products, stockNotices, stocks, users } from '../db/schema/schema'
import { notFound, Refusal } from './refusal'
import { isVisible } from './visible-products'

const MOST_AT_ONCE = 500

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
      set: { createdAt: sql`now()`, dueAt: null, sentAt: null },
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

/** What waits to be sent, oldest first; whoever sends one writes its `sentAt`. */
export function dueNotices(db: Database) {
  return db
    .select({
      user_id: stockNotices.userId,
      stock_id: stockNotices.stockId,
      mobile: users.mobile,
      title: products.title,
      slug: products.slug,
      parent_value: stocks.parentValue,
    })
    .from(stockNotices)
    .innerJoin(users, eq(users.id, stockNotices.userId))
    .innerJoin(stocks, eq(stocks.id, stockNotices.stockId))
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(isNotNull(stockNotices.dueAt), isNull(stockNotices.sentAt)))
    .orderBy(asc(stockNotices.dueAt))
    .limit(MOST_AT_ONCE)
}
