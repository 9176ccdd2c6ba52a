import type { BadgeTone } from '@/components/ui/badge'
import type { Order } from '@/lib/contract/orders/order'
import type { ORDER_TABS, OrderStatus } from '@/lib/contract/orders/order-status'
import { isFailed, isUnpaid } from '@/lib/domain/order-statuses'

export type OrderTab = keyof typeof ORDER_TABS

export const orderTabNames: Record<OrderTab, string> = {
  'waiting-payment': 'در انتظار پرداخت',
  'ongoing-orders': 'جاری',
  delivered: 'تحویل‌شده',
  returned: 'مرجوعی',
  canceled: 'لغوشده',
}

export const orderTabs: OrderTab[] = [
  'waiting-payment',
  'ongoing-orders',
  'delivered',
  'returned',
  'canceled',
]

export const statusNames: Record<OrderStatus, string> = {
  completing: 'در حال تکمیل',
  waiting: 'در انتظار بررسی',
  waiting_payment: 'در انتظار پرداخت',
  paid: 'پرداخت شد',
  processing: 'در حال پردازش',
  preparing: 'در حال آماده‌سازی',
  stock: 'خروج از انبار',
  packaging: 'بسته‌بندی',
  ready_for_send: 'آمادهٔ ارسال',
  send_to_center: 'ارسال به مرکز پخش',
  sending: 'در راه شما',
  delivery: 'تحویل شد',
  returned: 'به انبار رسید',
  refer_request: 'درخواست مرجوعی',
  refer_accept: 'مرجوعی پذیرفته شد',
  refer_reject: 'مرجوعی پذیرفته نشد',
  refer_done: 'پول بازگشت',
  cancel_customer: 'به خواست شما لغو شد',
  cancel_store: 'فروشگاه لغو کرد',
  cancel_operator: 'پشتیبانی لغو کرد',
}

/** A return whose goods are sent anew says so; once their time to be held is over, it is a return again. */
const exchangeStatusNames: Partial<Record<OrderStatus, string>> = {
  refer_request: 'درخواست تعویض',
  refer_accept: 'تعویض پذیرفته شد',
  refer_reject: 'تعویض پذیرفته نشد',
  refer_done: 'تعویض شد',
}

/** Nothing is on its way to who comes for it. */
const pickupStatusNames: Partial<Record<OrderStatus, string>> = {
  ready_for_send: 'آمادهٔ تحویل در فروشگاه',
  sending: 'آمادهٔ تحویل در فروشگاه',
}

export type NamedOrder = Pick<
  Order,
  'type' | 'status' | 'exchange_total' | 'exchange_of' | 'is_pickup'
>

export function statusNameOf(order: NamedOrder): string {
  const exchange = order.exchange_total > 0 ? exchangeStatusNames[order.status] : undefined
  const pickup = order.is_pickup ? pickupStatusNames[order.status] : undefined
  return exchange ?? pickup ?? statusNames[order.status]
}

/** What stands before its code. */
export function kindNameOf(order: NamedOrder): string {
  if (order.type === 'refer') return order.exchange_total > 0 ? 'تعویض' : 'مرجوعی'
  return order.exchange_of === null ? 'سفارش' : 'سفارش تعویض'
}

export function statusTone(status: OrderStatus): BadgeTone {
  if (isFailed(status)) return 'pomegranate'
  if (status === 'delivery' || status === 'refer_done') return 'success'
  return isUnpaid(status) ? 'saffron' : 'brand'
}
