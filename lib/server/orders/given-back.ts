import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ListedOrder } from '@/lib/contract/orders/order'
import { OPEN_RETURNS } from '@/lib/contract/orders/order-status'
import type { Database } from '../db/database'
import { orderItems, orders, refundItems } from '../db/schema/schema'

type GivenBack = NonNullable<ListedOrder['given_back']>
const NOTHING: GivenBack = { exchanging: 0, returning: 0, refunded: 0 }

const units = sql<number>`sum(${orderItems.quantity})::int`
const isExchange = sql<boolean>`coalesce(${orderItems.exchangeState} in ('held', 'ordered'), false)`

/** Of the orders of a list, by order: what its returns and refunds have of it. What was exchanged has come back to its customer. */
export async function readGivenBack(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, GivenBack>> {
  const found = new Map<number, GivenBack>()
  if (orderIds.length === 0) return found
  const add = (orderId: number | null, kind: keyof GivenBack, count: number) => {
    if (orderId === null) return
    const counts = found.get(orderId) ?? NOTHING
    found.set(orderId, { ...counts, [kind]: counts[kind] + count })
  }
  const returned = await db
    .select({ orderId: orders.parentId, status: orders.status, isExchange, units })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        inArray(orders.parentId, [...orderIds]),
        inArray(orders.status, [...OPEN_RETURNS, 'refer_done']),
      ),
    )
    .groupBy(orders.parentId, orders.status, isExchange)
  for (const { orderId, status, isExchange: isForGoods, units: count } of returned) {
    if (status !== 'refer_done') add(orderId, isForGoods ? 'exchanging' : 'returning', count)
    else if (!isForGoods) add(orderId, 'refunded', count)
  }
  const byLine = await db
    .select({
      orderId: orderItems.orderId,
      units: sql<number>`sum(${refundItems.quantity})::int`,
    })
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .groupBy(orderItems.orderId)
  for (const { orderId, units: count } of byLine) add(orderId, 'refunded', count)
  return found
}
