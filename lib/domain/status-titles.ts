import type { OrderStatus } from '@/lib/contract/orders/order-status'

/** As the staff say them; the customer reads the same steps from their own side. */
export const STATUS_TITLES: Record<OrderStatus, string> = {
  completing: 'در حال تکمیل',
  waiting: 'در انتظار بررسی',
  waiting_payment: 'در انتظار پرداخت',
  paid: 'پرداخت شد',
  processing: 'در حال پردازش',
  preparing: 'در حال آماده‌سازی',
  stock: 'خروج از انبار',
  packaging: 'بسته‌بندی',
  ready_for_send: 'آمادهٔ ارسال',
  send_to_center: 'مرکز پخش',
  sending: 'در راه',
  delivery: 'تحویل شد',
  returned: 'به انبار رسید',
  refer_request: 'درخواست مرجوعی',
  refer_accept: 'مرجوعی پذیرفته شد',
  refer_reject: 'مرجوعی رد شد',
  refer_done: 'مرجوعی تمام شد',
  cancel_customer: 'لغو مشتری',
  cancel_store: 'لغو فروشگاه',
  cancel_operator: 'لغو پشتیبانی',
}
