import {
  ORDER_TABS,
  RETURN_STATUSES,
  TO_SEND,
  IN_TRANSIT,
  UNDER_WAY,
  UNPAID,
  type OrderStatus,
} from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { isCancelled } from '@/lib/domain/order-statuses'

/** Where many stand beside each other and a star says the rest. */
const SHORT_TITLES: Partial<Record<OrderStatus, string>> = {
  processing: 'پردازش',
  preparing: 'آماده‌سازی',
  stock: 'از انبار',
  delivery: 'تحویل',
}

export function shortStatusTitle(status: OrderStatus): string {
  return SHORT_TITLES[status] ?? STATUS_TITLES[status]
}

export type OrderTab = {
  id: string
  title: string
  /** By which its star is drawn. */
  star?: OrderStatus
  /** Counts again what others count. */
  isExtra?: true
  statuses: readonly OrderStatus[]
}

export const ORDER_TAB_LIST: readonly OrderTab[] = [
  { id: 'open', title: 'همهٔ جاری', statuses: UNDER_WAY },
  { id: 'unpaid', title: 'پرداخت‌نشده', star: 'waiting_payment', statuses: UNPAID },
  ...UNDER_WAY.map((status) => ({
    ...{ id: status, title: shortStatusTitle(status), star: status, statuses: [status] },
  })),
  { id: 'delivery', title: 'تحویل‌شده', star: 'delivery', statuses: ORDER_TABS.delivered.statuses },
  { id: 'refer', title: 'مرجوعی', star: 'refer_request', statuses: RETURN_STATUSES },
  { id: 'canceled', title: 'لغوشده', star: 'cancel_store', statuses: ORDER_TABS.canceled.statuses },
  { id: 'to_send', title: 'برای ارسال', isExtra: true, statuses: TO_SEND },
  { id: 'in_transit', title: 'در راه مشتری', isExtra: true, statuses: IN_TRANSIT },
]

const GATEWAY_TITLES = new Map([
  ['wallet', 'کیف پول'],
  ['zarinpal', 'زرین‌پال'],
  ['zibal', 'زیبال'],
  ['test-bank', 'بانک آزمایشی'],
  ['cash-on-delivery', 'پرداخت در محل'],
  ['card-to-card', 'کارت به کارت'],
])

/** As people say it; what is not known here keeps its own name. */
export function gatewayTitle(name: string, title = name): string {
  return GATEWAY_TITLES.get(name) ?? title
}

/** Once, whoever it is for: the dialog asks for whom. */
export function foldCancellations(allowed: readonly OrderStatus[]): OrderStatus[] {
  const first = allowed.find(isCancelled)
  return allowed.filter((to) => !isCancelled(to) || to === first)
}

export function moveTitle(to: OrderStatus): string {
  return isCancelled(to) ? 'لغو سفارش…' : STATUS_TITLES[to]
}
