import type { CallParsed } from '@/lib/contract/call'
import type { orderWorkCalls } from '@/lib/contract/desk/order-work'
import type { Database, RecordChange } from '../db/database'
import { writeOrderAddress } from '../orders/change-order-address'
import { lockOrder } from '../orders/order-transitions'
import { versionConflict } from './version-conflict'

/** By the staff, with the rule that its customer has, too; whose change was first is said. */
export async function correctOrderAddress(
  db: Database,
  id: number,
  input: CallParsed<typeof orderWorkCalls.correctOrderAddress>['body'],
  recordChange: RecordChange,
): Promise<void> {
  const order = await lockOrder(db, id)
  const { status, updatedAt } = order
  const conflict = () =>
    versionConflict(db, {
      ...{ subject: `order:${id}`, what: 'این سفارش', status, changedAt: updatedAt },
    })
  const change = await writeOrderAddress(db, order, { input, conflict })
  if (change) recordChange(change)
}
