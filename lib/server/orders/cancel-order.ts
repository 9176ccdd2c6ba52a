import type { Order } from '@/lib/contract/orders/order'
import { canTransition } from '@/lib/domain/order-transitions'
import type { Database, PersistResponse } from '../db/database'
import { DomainError } from '../domain-error'
import { readOrder } from './order-list'
import { lockOrder, TRANSITION_NOT_ALLOWED, transitionOrder } from './order-transitions'

type CancelCommand = { id: number; reason: string; persistResponse?: PersistResponse<Order> }

export async function cancelOrder(
  db: Database,
  customerId: number,
  { id, reason, persistResponse }: CancelCommand,
): Promise<{ order: Order; tagsToRevalidate: string[] }> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, customerId)
    // What is paid at the door is refused there, to the courier who has the goods.
    if (!canTransition(order.status, 'cancel_customer')) {
      throw new DomainError('precondition_failed', TRANSITION_NOT_ALLOWED)
    }
    const tagsToRevalidate = await transitionOrder(tx, order, {
      to: 'cancel_customer',
      by: 'customer',
      actorId: customerId,
      note: reason,
    })
    const cancelled = await readOrder(tx, id)
    await persistResponse?.(tx, cancelled)
    return { order: cancelled, tagsToRevalidate }
  })
}
