import { ORDER_STATUSES, type OrderStatus } from './order-status'

export type Mover = 'customer' | 'operator' | 'system' | 'gateway'

const WAY = [
  'completing',
  'waiting',
  'waiting_payment',
  'paid',
  'processing',
  'preparing',
  'stock',
  'packaging',
  'ready_for_send',
  'send_to_center',
  'sending',
  'delivery',
] as const satisfies readonly OrderStatus[]

const SKIPPED: readonly OrderStatus[] = ['stock', 'send_to_center']
const UNPAID: readonly OrderStatus[] = ['completing', 'waiting', 'waiting_payment']
/** Paid and still in the house: the customer may change their mind. */
const EARLY: readonly OrderStatus[] = ['paid', 'processing', 'preparing']

function onwards(status: OrderStatus): OrderStatus[] {
  const at = WAY.findIndex((step) => step === status)
  const next = at < 0 ? undefined : WAY[at + 1]
  if (next === undefined) return []
  return SKIPPED.includes(next) ? [next, ...onwards(next)] : [next]
}

function cancels(status: OrderStatus): OrderStatus[] {
  if (UNPAID.includes(status)) return ['cancel_customer', 'cancel_store']
  const at = WAY.findIndex((step) => step === status)
  if (at < 0 || at >= WAY.indexOf('sending')) return []
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
  const at = WAY.findIndex((step) => step === status)
  return at >= WAY.indexOf('paid')
}

/** The order's way to the door, for who waits for it. */
export const ORDER_WAY: readonly OrderStatus[] = WAY
