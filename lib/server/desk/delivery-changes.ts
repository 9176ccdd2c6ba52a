import { eq, sql } from 'drizzle-orm'
import { LOGGED_CUSTOMER_CALLS } from '@/lib/contract/orders/delivery-changes'
import type { Database } from '../db/database'
import { auditEvents, orders } from '../db/schema/schema'

/** Where the log says that an order goes elsewhere, or at another time. */
export const DELIVERY_CHANGES = [...LOGGED_CUSTOMER_CALLS, 'correctOrderAddress']

const actions = sql.join(
  DELIVERY_CHANGES.map((action) => sql`${action}`),
  sql`, `,
)

/** Of an order, the newest of these in the log; who sends it has seen this one. 0 where there is none. */
export const lastDeliveryChange = sql<number>`coalesce((
  select change.id from ${auditEvents} change
  where change.subject = 'order:' || ${orders}.id and change.action in (${actions})
  order by change.id desc limit 1), 0)`.mapWith(Number)

export async function readLastDeliveryChange(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ last: lastDeliveryChange })
    .from(orders)
    .where(eq(orders.id, orderId))
  return row?.last ?? 0
}
