import {
  ORDER_STATUSES,
  UNDER_WAY,
  UNPAID,
  type OrderStatus,
} from '@/lib/contract/orders/order-status'
import { isCancelled, isFailed, isUnpaid } from './order-statuses'

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
  if (!isBeforeDispatch(status)) return []
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

/** Paid at the door: it is prepared unpaid, and may be refused there. */
const CASH_ON_DELIVERY_TRANSITIONS: Partial<Record<OrderStatus, OrderStatus>> = {
  waiting_payment: 'processing',
  sending: 'cancel_customer',
}

/** Of a sale that no courier has yet. */
export function isBeforeDispatch(status: OrderStatus): boolean {
  const at = ORDER_STEPS.indexOf(status)
  return at >= 0 && at < ORDER_STEPS.indexOf('sending')
}

/** `hasNothingToSend`: the money of all its units went back, so that it can only be cancelled. */
type Terms = { isCashOnDelivery?: boolean; hasNothingToSend?: boolean }

/** Every status that an order may be given now. */
function listTransitions(
  from: OrderStatus,
  { isCashOnDelivery = false, hasNothingToSend = false }: Terms = {},
): OrderStatus[] {
  const also = isCashOnDelivery ? CASH_ON_DELIVERY_TRANSITIONS[from] : undefined
  const all = [...(ORDER_TRANSITIONS.get(from) ?? []), ...(also === undefined ? [] : [also])]
  return hasNothingToSend && isBeforeDispatch(from) ? all.filter(isCancelled) : all
}

export function canTransition(from: OrderStatus, to: OrderStatus, terms: Terms = {}): boolean {
  return listTransitions(from, terms).includes(to)
}

/** What the desk may give an order: only a payment makes it paid, and only its customer gives it up, but at the door. */
export function listDeskTransitions(from: OrderStatus, terms: Terms = {}): OrderStatus[] {
  return listTransitions(from, terms).filter(
    (to) =>
      to !== 'paid' &&
      (to !== 'cancel_customer' || from === 'sending') &&
      (to !== 'processing' || from !== 'waiting_payment'),
  )
}

type DeliveredOrder = { type: string; status: OrderStatus }

/** Of an order that a courier may still be kept from; a return is fetched where its goods went. */
export function canChangeDelivery({ type, status }: DeliveredOrder): boolean {
  const at = ORDER_STEPS.indexOf(status)
  return type === 'sales' && at >= 0 && at < ORDER_STEPS.indexOf('ready_for_send')
}

/** Of a return that is not fetched yet, and not today: a courier on the way is not turned round. */
export function canChangePickup(
  { type, status, delivery }: DeliveredOrder & { delivery: { day: string } | null },
  today: string,
): boolean {
  const isAwaited = status === 'refer_request' || status === 'refer_accept'
  return type === 'refer' && isAwaited && delivery?.day !== today
}

/** Nothing is brought to who comes for it. */
export function canChangeAddress(order: DeliveredOrder & { is_pickup: boolean }): boolean {
  return canChangeDelivery(order) && !order.is_pickup
}

/** What has no hours has none to change. */
export function canChangeHours(
  order: DeliveredOrder & { delivery: { from: string | null } | null },
): boolean {
  return canChangeDelivery(order) && Boolean(order.delivery?.from)
}

/** Null where an order ends, and where only its customer can take it on. */
export function getNextStatus(
  status: OrderStatus,
  { hasNothingToSend = false }: Pick<Terms, 'hasNothingToSend'> = {},
): OrderStatus | null {
  if (status === 'waiting_payment') return null
  return listTransitions(status, { hasNothingToSend }).find((to) => !isFailed(to)) ?? null
}
