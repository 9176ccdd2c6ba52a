import type { Order } from '@/lib/contract/orders/order'
import type { Database, PersistResponse } from '../db/database'
import { readOrder } from './order-list'
import { lockOrder, transitionOrder } from './order-transitions'

type CancelCommand = { id: number; reason: string; persistResponse?: PersistResponse<Order> }

export async function cancelOrder(
  db: Database,
  customerId: number,
  { id, reason, persistResponse }: CancelCommand,
): Promise<{ order: Order; tagsToRevalidate: string[] }> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, customerId)
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
