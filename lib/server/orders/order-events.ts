import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Actor } from '@/lib/domain/order-transitions'
import type { Database } from '../db/database'
import { orderEvents, type orders } from '../db/schema/schema'
import { recordOrderSteps } from '../outbox/record-event'

export type OrderRecord = typeof orders.$inferSelect
export type OrderTransition = {
  to: OrderStatus
  by: Actor
  actorId?: number | undefined
  note?: string
}

/** One transition after the other, the first of them from the status the order has. */
export async function insertOrderEvents(
  db: Database,
  orderId: number,
  from: OrderStatus | null,
  transitions: OrderTransition[],
): Promise<void> {
  await db.insert(orderEvents).values(
    transitions.map(({ to, by, actorId, note = '' }, step) => ({
      orderId,
      fromStatus: transitions[step - 1]?.to ?? from,
      toStatus: to,
      actor: by,
      actorId: actorId ?? null,
      note,
    })),
  )
  await recordOrderSteps(
    db,
    orderId,
    transitions.map(({ to }) => to),
  )
}
