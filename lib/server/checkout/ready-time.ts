import { eq, sql } from 'drizzle-orm'
import { addWorkingDaysToDate } from '@/lib/domain/working-days'
import type { Database } from '../db/database'
import { orderItems, products } from '../db/schema/schema'
import { readExtraHolidays } from './holidays'

/** An order of goods with days of handling is delivered as one that comes when they are over. */
export async function findReadyTime(db: Database, from: Date, handlingDays: number): Promise<Date> {
  if (handlingDays === 0) return from
  return addWorkingDaysToDate(from, handlingDays, await readExtraHolidays(db))
}

/** Now, or when the goods of the order are ready, whichever is later. */
export async function findOrderReadyTime(
  db: Database,
  order: { id: number; createdAt: Date },
  now: Date,
): Promise<Date> {
  const [row] = await db
    .select({ days: sql<number>`coalesce(max(${products.handlingDays}), 0)::int` })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, order.id))
  const ready = await findReadyTime(db, order.createdAt, row?.days ?? 0)
  return ready > now ? ready : now
}
