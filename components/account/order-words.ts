import type { ORDER_TABS } from '@/lib/contract/order-status'

export type OrderTab = keyof typeof ORDER_TABS

export const tabNames: Record<OrderTab, string> = {
  'waiting-payment': 'در انتظار پرداخت',
  'ongoing-orders': 'جاری',
  delivered: 'تحویل‌شده',
  returned: 'مرجوعی',
  canceled: 'لغوشده',
}
