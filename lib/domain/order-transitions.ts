import {
  ORDER_STATUSES,
  UNDER_WAY,
  UNPAID,
  type OrderStatus,
} from '@/lib/contract/orders/order-status'

export type Actor = 'customer' | 'operator' | 'system' | 'gateway'

/** From checkout to delivery. */
export const ORDER_STEPS: readonly OrderStatus[] = [...UNPAID, ...UNDER_WAY, 'delivery']

const OPTIONAL_STEPS: readonly OrderStatus[] = ['stock', 'send_to_center']
/** Not packed yet. */
const CANCELLABLE_BY_CUSTOMER: readonly OrderStatus[] = ['paid', 'processing', 'preparing']

function nextStatuses(status: OrderStatus): OrderStatus[] {
  const at = ORDER_STEPS.indexOf(status)
  const next = at < 0 ? undefined : ORDER_STEPS[at + 1]
  if (next === undefined) return []
  return OPTIONAL_STEPS.includes(next) ? [next, ...nextStatuses(next)] : [next]
}

function cancellationStatuses(status: OrderStatus): OrderStatus[] {
  if (isUnpaid(status)) return ['cancel_customer', 'cancel_store']
  const at = ORDER_STEPS.indexOf(status)
  if (at < 0 || at >= ORDER_STEPS.indexOf('sending')) return []
  const byShop: OrderStatus[] = ['cancel_store', 'cancel_operator']
  return CANCELLABLE_BY_CUSTOMER.includes(status) ? ['cancel_customer', ...byShop] : byShop
}

const RETURN_TRANSITIONS: Partial<Record<OrderStatus, OrderStatus[]>> = {
  refer_request: ['refer_accept', 'refer_reject', 'cancel_customer'],
  refer_accept: ['returned', 'cancel_customer'],
  returned: ['refer_done'],
}

/** Every transition an order may make. */
export const ORDER_TRANSITIONS: ReadonlyMap<OrderStatus, readonly OrderStatus[]> = new Map(
  ORDER_STATUSES.map((status) => [
    status,
    RETURN_TRANSITIONS[status] ?? [...nextStatuses(status), ...cancellationStatuses(status)],
  ]),
)

export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS.get(from)?.includes(to) ?? false
}

export function isUnpaid(status: OrderStatus): boolean {
  return UNPAID.some((unpaid) => unpaid === status)
}

export function isPaid(status: OrderStatus): boolean {
  const at = ORDER_STEPS.indexOf(status)
  return at >= ORDER_STEPS.indexOf('paid')
}

/** Null where an order ends, and where only its customer can take it on. */
export function getNextStatus(status: OrderStatus): OrderStatus | null {
  if (status === 'waiting_payment') return null
  return ORDER_TRANSITIONS.get(status)?.find((to) => !/^cancel|^refer_reject$/.test(to)) ?? null
}
