import { and, eq, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { OPEN_RETURNS } from '@/lib/contract/orders/order-status'
import { isOpenReturn } from '@/lib/domain/order-statuses'
import type { Database } from '../db/database'
import { orderItems, orders } from '../db/schema/schema'
import { insertOrderEvents } from './order-events'
import { lockOrder } from './order-transitions'
import { releaseExchange } from './release-exchange'

const BATCH_SIZE = 20
const HOLD_LAPSED =
  'کالا در مهلت به انبار نرسید و کالای دیگر دیگر نگه داشته نمی‌شود؛ پس از رسیدنش پول به کیف پول می‌آید.'

/** A version that knows no exchanges may have ended a return and left its variant held. */
const isOver = notInArray(orders.status, [...OPEN_RETURNS])

export async function findLapsedExchanges(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isNotNull(orderItems.exchangeStockId),
        eq(orderItems.exchangeState, 'held'),
        or(lt(orders.expiresAt, sql`now()`), isOver),
      ),
    )
    .limit(BATCH_SIZE)
  return rows.map(({ id }) => id)
}

/** The return goes on, for its money: its goods may be on their way. */
export async function lapseExchange(db: Database, id: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const { status, expiresAt } = order
    const isOpen = isOpenReturn(status)
    if (isOpen && (expiresAt === null || expiresAt > new Date())) return []
    const tagsToRevalidate = await releaseExchange(tx, id)
    await tx.update(orders).set({ exchangeTotal: 0, expiresAt: null }).where(eq(orders.id, id))
    if (isOpen) {
      await insertOrderEvents(tx, id, null, [{ to: status, by: 'system', note: HOLD_LAPSED }])
    }
    return tagsToRevalidate
  })
}
