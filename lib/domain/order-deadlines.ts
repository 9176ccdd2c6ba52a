import type { OrderStatus } from '@/lib/contract/orders/order-status'

const HOUR = 3_600_000

/** How long an order may stay at a step before it is late; a step that is not here waits for nobody of the shop. */
export const STEP_HOURS: Partial<Record<OrderStatus, number>> = {
  waiting: 24,
  paid: 4,
  processing: 8,
  preparing: 8,
  stock: 8,
  packaging: 6,
  ready_for_send: 24,
  send_to_center: 48,
  sending: 96,
  refer_request: 24,
  refer_accept: 120,
  returned: 24,
}

/** When the step that began at `since` should be done: the deadline of its own, else by its hours. */
export function stepDeadline(
  status: OrderStatus,
  since: Date,
  own: Date | null = null,
): Date | null {
  if (own !== null) return own
  const hours = STEP_HOURS[status]
  return hours === undefined ? null : new Date(since.getTime() + hours * HOUR)
}
