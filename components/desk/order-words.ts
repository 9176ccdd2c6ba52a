import {
  ORDER_TABS,
  RETURN_STATUSES,
  TO_SEND,
  UNDER_WAY,
  UNPAID,
  type OrderStatus,
} from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'

export type OrderTab = { id: string; title: string; statuses: readonly OrderStatus[] }

export const ORDER_TAB_LIST: readonly OrderTab[] = [
  { id: 'open', title: 'همهٔ جاری', statuses: UNDER_WAY },
  { id: 'unpaid', title: 'پرداخت‌نشده', statuses: UNPAID },
  ...UNDER_WAY.map((status) => ({ id: status, title: STATUS_TITLES[status], statuses: [status] })),
  { id: 'delivery', title: 'تحویل‌شده', statuses: ORDER_TABS.delivered.statuses },
  { id: 'refer', title: 'مرجوعی', statuses: RETURN_STATUSES },
  { id: 'canceled', title: 'لغوشده', statuses: ORDER_TABS.canceled.statuses },
  { id: 'to_send', title: 'برای ارسال', statuses: TO_SEND },
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
