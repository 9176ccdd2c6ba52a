import { EVENT_OF_STATUS, type EventData, type EventKind } from '@/lib/domain/message-kinds'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Database } from '../db/database'
import { outboxEvents } from '../db/schema/schema'

type Happened = { orderId?: number; userId?: number; data?: EventData }

/** In the transaction of what happened: both stay, or neither does. */
export async function recordEvent(
  db: Database,
  kind: EventKind,
  happened: Happened,
): Promise<void> {
  await db.insert(outboxEvents).values({ kind, ...happened })
}

/** Of the steps that an order made at once, the last one that is anybody's news. */
export async function recordOrderSteps(
  db: Database,
  orderId: number,
  steps: readonly OrderStatus[],
): Promise<void> {
  const kind = steps.map((step) => EVENT_OF_STATUS[step]).findLast((one) => one !== undefined)
  if (kind) await recordEvent(db, kind, { orderId })
}
