import { eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { changeOrderAddress as call } from '@/lib/contract/orders/delivery-changes'
import { orderAddress } from '@/lib/contract/orders/order-address'
import { canChangeDelivery } from '@/lib/domain/order-transitions'
import { formatMobile } from '@/lib/persian/validators'
import type { Database, PersistResponse } from '../db/database'
import { orders } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { logCustomerChange } from './log-customer-change'
import type { OrderRecord } from './order-events'
import { readOrder } from './order-list'
import { lockOrder } from './order-transitions'

const ADDRESS_TOO_LATE = 'این سفارش آمادهٔ ارسال شده است؛ نشانی آن دیگر عوض نمی‌شود.'
const CHANGED_MEANWHILE =
  'فروشگاه نشانی این سفارش را در این میان تغییر داده است؛ آن را ببینید و اگر لازم است دوباره تغییر دهید.'

const NO_ADDRESS = 'این سفارش را خودتان تحویل می‌گیرید؛ نشانی‌ای ندارد که تغییر کند.'

type AddressInput = CallParsed<typeof call>['body']
type AddressChange = { input: AddressInput; conflict: () => Promise<DomainError> | DomainError }

/**
 * The copy that the order has; the customer's own addresses stay. The town stays as well, because the
 * price and the days of its shipping were reckoned for it. The log says what was changed and no more:
 * it outlives the account of whoever lives there.
 */
export async function writeOrderAddress(
  tx: Database,
  order: OrderRecord,
  { input: { seen, ...input }, conflict }: AddressChange,
): Promise<{ subject: string; after: unknown } | null> {
  const { id } = order
  const address = order.address && orderAddress.parse(order.address)
  if (!address || !canChangeDelivery(order)) {
    throw new DomainError('precondition_failed', ADDRESS_TOO_LATE)
  }
  const before: Record<string, string> = address
  const fields = Object.entries({ ...input, receiver_mobile: formatMobile(input.receiver_mobile) })
  if (fields.some(([name]) => (before[name] ?? '') !== (seen[name] ?? ''))) throw await conflict()
  const corrected = fields.filter(([name, value]) => before[name] !== value)
  if (corrected.length === 0) return null
  await tx
    .update(orders)
    .set({ address: { ...address, ...Object.fromEntries(corrected) } })
    .where(eq(orders.id, id))
  return { subject: `order:${id}`, after: { corrected: corrected.map(([name]) => name) } }
}

type AddressCommand = { id: number; input: AddressInput; persistResponse?: PersistResponse<void> }

/** By its customer; another's order is not there. */
export async function changeOrderAddress(
  db: Database,
  customerId: number,
  { id, input, persistResponse }: AddressCommand,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, customerId)
    const { is_pickup: isPickup } = await readOrder(tx, id)
    if (isPickup) throw new DomainError('precondition_failed', NO_ADDRESS)
    // Who of the staff it was is not the customer's to know.
    const conflict = () => new DomainError('version_conflict', CHANGED_MEANWHILE)
    const change = await writeOrderAddress(tx, order, { input, conflict })
    if (change) await logCustomerChange(tx, 'changeOrderAddress', change)
    await persistResponse?.(tx)
  })
}
