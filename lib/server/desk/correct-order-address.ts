import { eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { orderWorkCalls } from '@/lib/contract/desk/order-work'
import { orderAddress } from '@/lib/contract/orders/order-address'
import { canCorrectAddress } from '@/lib/domain/order-transitions'
import { formatMobile } from '@/lib/persian/validators'
import type { Database, RecordChange } from '../db/database'
import { orders } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { lockOrder } from '../orders/order-transitions'
import { versionConflict } from './version-conflict'

const TOO_LATE = 'این سفارش آمادهٔ ارسال شده است؛ نشانی آن دیگر عوض نمی‌شود.'

/**
 * The copy that the order has; the customer's own addresses stay. The town stays as well, because the
 * price and the days of its shipping were reckoned for it. The log says what was corrected and no more:
 * it outlives the account of whoever lives there.
 */
export async function correctOrderAddress(
  db: Database,
  id: number,
  { seen, ...input }: CallParsed<typeof orderWorkCalls.correctOrderAddress>['body'],
  recordChange: RecordChange,
): Promise<void> {
  const order = await lockOrder(db, id)
  const { status, updatedAt } = order
  const address = order.address && orderAddress.parse(order.address)
  if (!address || !canCorrectAddress(order)) throw new DomainError('precondition_failed', TOO_LATE)
  const before: Record<string, string> = address
  const fields = Object.entries({ ...input, receiver_mobile: formatMobile(input.receiver_mobile) })
  if (fields.some(([name]) => (before[name] ?? '') !== (seen[name] ?? ''))) {
    throw await versionConflict(db, {
      ...{ subject: `order:${id}`, what: 'این سفارش', status, changedAt: updatedAt },
    })
  }
  const corrected = fields.filter(([name, value]) => before[name] !== value)
  if (corrected.length === 0) return
  await db
    .update(orders)
    .set({ address: { ...address, ...Object.fromEntries(corrected) } })
    .where(eq(orders.id, id))
  recordChange({ subject: `order:${id}`, after: { corrected: corrected.map(([name]) => name) } })
}
