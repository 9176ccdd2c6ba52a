import { ORDER_STATUSES, UNDER_WAY, UNPAID, type OrderStatus } from './order-status'

export type Mover = 'customer' | 'operator' | 'system' | 'gateway'

/** The order's way to the door, for who waits for it. */
export const ORDER_WAY: readonly OrderStatus[] = [...UNPAID, ...UNDER_WAY, 'delivery']

const SKIPPED: readonly OrderStatus[] = ['stock', 'send_to_center']
/** Paid and still in the house: the customer may change their mind. */
const EARLY: readonly OrderStatus[] = ['paid', 'processing', 'preparing']

function onwards(status: OrderStatus): OrderStatus[] {
  const at = ORDER_WAY.indexOf(status)
  const next = at < 0 ? undefined : ORDER_WAY[at + 1]
  if (next === undefined) return []
  return SKIPPED.includes(next) ? [next, ...onwards(next)] : [next]
}

function cancels(status: OrderStatus): OrderStatus[] {
  if (UNPAID.some((unpaid) => unpaid === status)) return ['cancel_customer', 'cancel_store']
  const at = ORDER_WAY.indexOf(status)
  if (at < 0 || at >= ORDER_WAY.indexOf('sending')) return []
  const byShop: OrderStatus[] = ['cancel_store', 'cancel_operator']
  return EARLY.includes(status) ? ['cancel_customer', ...byShop] : byShop
}

const RETURNS: Partial<Record<OrderStatus, OrderStatus[]>> = {
  refer_request: ['refer_accept', 'refer_reject'],
  refer_accept: ['returned'],
  returned: ['refer_done'],
}

/** Every move an order may make; what is not here is refused. */
export const ORDER_MOVES: ReadonlyMap<OrderStatus, readonly OrderStatus[]> = new Map(
  ORDER_STATUSES.map((status) => [
    status,
    RETURNS[status] ?? [...onwards(status), ...cancels(status)],
  ]),
)

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_MOVES.get(from)?.includes(to) ?? false
}

export function isPaid(status: OrderStatus): boolean {
  const at = ORDER_WAY.indexOf(status)
  return at >= ORDER_WAY.indexOf('paid')
}
