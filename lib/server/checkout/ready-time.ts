import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { addWorkingDays, addWorkingDaysToDate } from '@/lib/domain/working-days'
import { toTehranTime } from '@/lib/persian/days'
import type { Database } from '../db/database'
import { orderItems, products, refundItems } from '../db/schema/schema'
import { readExtraHolidays } from './holidays'

/** An order of goods with days of handling is delivered as one that comes when they are over. */
export async function findReadyTime(db: Database, from: Date, handlingDays: number): Promise<Date> {
  if (handlingDays === 0) return from
  return addWorkingDaysToDate(from, handlingDays, await readExtraHolidays(db))
}

/** Of the goods that take longest to leave. */
export async function readLongestHandling(
  db: Database,
  productIds: readonly number[],
): Promise<number> {
  const [row] = await db
    .select({ days: max(products.handlingDays) })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return row?.days ?? 0
}

type MethodDays = { delivers: boolean; daysMin: number; daysMax: number }

/** Between which a method without hours brings what is ready then; whoever comes for it themselves has no last day. */
export async function findDeliveryDays(
  db: Database,
  { delivers, daysMin, daysMax }: MethodDays,
  readyAt: Date,
): Promise<{ deliveryDay: string; lastDay: string | null }> {
  const extraHolidays = await readExtraHolidays(db)
  const deliveryDay = addWorkingDays(toTehranTime(readyAt).day, daysMin, extraHolidays)
  const lastDay = addWorkingDays(deliveryDay, daysMax - daysMin, extraHolidays)
  return { deliveryDay, lastDay: delivers ? lastDay : null }
}

/** Now, or when the goods of the order are ready, whichever is later; what was refunded whole is not sent. */
export async function findOrderReadyTime(
  db: Database,
  order: { id: number; createdAt: Date; placedBy: string },
  now: Date,
): Promise<Date> {
  // Who of the staff took it by hand knew when its goods could leave.
  if (order.placedBy !== '') return now
  const refundedUnits = sql`coalesce((select sum(${refundItems.quantity}) from ${refundItems}
    where ${refundItems.orderItemId} = ${orderItems.id}), 0)`
  const [row] = await db
    .select({ days: sql<number>`coalesce(max(${products.handlingDays}), 0)::int` })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, order.id), sql`${orderItems.quantity} > ${refundedUnits}`))
  const ready = await findReadyTime(db, order.createdAt, row?.days ?? 0)
  return ready > now ? ready : now
}
