import {
  CANCELLED,
  OPEN_RETURNS,
  UNDER_WAY,
  UNPAID,
  VOID_RETURNS,
  type OrderStatus,
} from '@/lib/contract/orders/order-status'

const isOneOf = (list: readonly OrderStatus[]) => (status: OrderStatus) => list.includes(status)

export const isUnpaid = isOneOf(UNPAID)
/** Of a sale from its payment on, or from its confirmation where it is paid at the door. */
export const isPaid = isOneOf([...UNDER_WAY, 'delivery'])
/** Of a return: its customer has withdrawn it. */
export const isCancelled = isOneOf(CANCELLED)
/** It ended without what was asked for. */
export const isFailed = isOneOf([...CANCELLED, 'refer_reject'])
export const isOpenReturn = isOneOf(OPEN_RETURNS)
/** A step of a return, which no order for sale comes to. */
export const isReturn = isOneOf([...OPEN_RETURNS, 'refer_reject', 'refer_done'])
export const isVoidReturn = isOneOf(VOID_RETURNS)
