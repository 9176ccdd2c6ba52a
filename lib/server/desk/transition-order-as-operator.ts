import { eq } from 'drizzle-orm'
import { getNextStatus } from '@/lib/domain/order-transitions'
import type { setOrderStatus } from '@/lib/contract/desk/actions'
import type { CallParsed } from '@/lib/contract/call'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Database } from '../db/database'
import { orders } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { lockOrder, transitionOrder } from '../orders/order-transitions'
import { presentOrder, selectOrders } from '../orders/order-list'

type OperatorTransitionInput = CallParsed<typeof setOrderStatus>['body']

const NOT_PAID = 'این سفارش هنوز پرداخت نشده است و پیش از پرداخت جلو نمی‌رود.'
const ALREADY_FINAL = 'این سفارش به پایان راه خود رسیده است و گام دیگری ندارد.'
const PAID_BY_HAND = 'سفارش را نمی‌توان دستی «پرداخت‌شده» کرد؛ این وضعیت تنها با پرداخت ثبت می‌شود.'

function requireNextStatus(status: OrderStatus): OrderStatus {
  if (status === 'waiting_payment') throw new DomainError('precondition_failed', NOT_PAID)
  const next = getNextStatus(status)
  if (next === null) throw new DomainError('precondition_failed', ALREADY_FINAL)
  return next
}

/** From the moment it is packed and labelled. */
const STATUSES_WITH_PARCEL: readonly OrderStatus[] = [
  'ready_for_send',
  'send_to_center',
  'sending',
  'delivery',
]
const NO_PARCEL =
  'این سفارش هنوز بسته‌بندی نشده است؛ کد رهگیری را از گام «آمادهٔ ارسال» به بعد بنویسید.'

function assertHasParcel(to: OrderStatus): void {
  if (STATUSES_WITH_PARCEL.includes(to)) return
  throw new DomainError('invalid', NO_PARCEL, { fields: { tracking_code: [NO_PARCEL] } })
}

export async function transitionOrderAsOperator(db: Database, input: OperatorTransitionInput) {
  const { id, to = 'next', note, tracking_code: trackingCode } = input
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (to === 'paid') throw new DomainError('precondition_failed', PAID_BY_HAND)
    const transition = {
      to: to === 'next' ? requireNextStatus(order.status) : to,
      by: 'operator',
      note,
    } as const
    if (trackingCode) assertHasParcel(transition.to)
    const tagsToRevalidate = await transitionOrder(tx, order, transition)
    if (trackingCode) await tx.update(orders).set({ trackingCode }).where(eq(orders.id, id))
    const [row] = await selectOrders(tx).where(eq(orders.id, id))
    if (row === undefined) throw new Error('the order is gone')
    return { order: presentOrder(row), from: order.status, tagsToRevalidate }
  })
}
