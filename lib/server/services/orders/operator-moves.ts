import { eq } from 'drizzle-orm'
import { ORDER_MOVES } from '@/lib/contract/order-moves'
import type { operateOrder } from '@/lib/contract/operator'
import type { CallParsed } from '@/lib/contract/call'
import type { OrderStatus } from '@/lib/contract/order-status'
import type { Database } from '../../db/database'
import { orders } from '../../db/schema/schema'
import { Refusal } from '../refusal'
import { lockOrder, moveOrder } from './moving'
import { presentOrder, readOrders } from './order-list'

type Wished = CallParsed<typeof operateOrder>['body']

/** The next step of the way, for an operator who only says «on». */
function nextOf(status: OrderStatus): OrderStatus {
  const next = ORDER_MOVES.get(status)?.find((to) => !/^cancel|^refer_reject$/.test(to))
  const mayPay = status !== 'waiting_payment'
  if (next === undefined || !mayPay) {
    throw new Refusal('refused', 'این سفارش گام بعدی ندارد که اپراتور بردارد.')
  }
  return next
}

/** From the moment it is packed and labelled. */
const WITH_PARCEL: readonly OrderStatus[] = [
  'ready_for_send',
  'send_to_center',
  'sending',
  'delivery',
]
const NO_PARCEL = 'این سفارش در این گام هنوز بسته‌ای ندارد که کد رهگیری بگیرد.'

function mustHaveParcel(to: OrderStatus): void {
  if (WITH_PARCEL.includes(to)) return
  throw new Refusal('invalid', NO_PARCEL, { fields: { tracking_code: [NO_PARCEL] } })
}

export async function moveByOperator(db: Database, wished: Wished) {
  const { id, to = 'next', note, tracking_code: trackingCode } = wished
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (to === 'paid') throw new Refusal('refused', 'سفارش تنها با پرداخت، پرداخت‌شده می‌شود.')
    const move = { to: to === 'next' ? nextOf(order.status) : to, by: 'operator', note } as const
    if (trackingCode) mustHaveParcel(move.to)
    const stale = await moveOrder(tx, order, move)
    if (trackingCode) await tx.update(orders).set({ trackingCode }).where(eq(orders.id, id))
    const [row] = await readOrders(tx).where(eq(orders.id, id))
    if (row === undefined) throw new Error('the order is gone')
    return { order: presentOrder(row), stale }
  })
}
