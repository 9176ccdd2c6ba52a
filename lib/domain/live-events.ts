import type { EventKind } from './message-kinds'
import type { Permission } from './staff'

/** What reaches the people of the shop while they work, with who may know of it. */
export const ARRIVALS: Partial<Record<EventKind, { permission: Permission; title: string }>> = {
  order_paid: { permission: 'orders.read', title: 'سفارش تازه' },
  order_confirmed: { permission: 'orders.read', title: 'سفارش تازه' },
  order_cancelled: { permission: 'orders.read', title: 'سفارشی لغو شد' },
  delivery_changed: { permission: 'orders.read', title: 'مشتری نشانی یا زمان تحویل را عوض کرد' },
  return_requested: { permission: 'orders.read', title: 'درخواست مرجوعی تازه' },
  ticket_written: { permission: 'inbox.answer', title: 'تیکت تازه' },
}

export const PRESENCE_SUBJECT = /^(?:order|product|refund|ticket):[1-9]\d{0,9}$/
/** Whoever did nothing for so long is no longer said to be there. */
const PRESENCE_SECONDS = 60
/** Money is given back by one person at a time. */
const REFUND_SECONDS = 120

export const refundSubject = (orderId: number) => `refund:${orderId}`
export const isRefundSubject = (subject: string) => subject.startsWith('refund:')

export function presenceSeconds(subject: string): number {
  return isRefundSubject(subject) ? REFUND_SECONDS : PRESENCE_SECONDS
}
