export const ORDER_TYPES = ['sales', 'refer'] as const

export const UNPAID = ['completing', 'waiting', 'waiting_payment'] as const

/** From the payment to the door, step by step. */
export const UNDER_WAY = [
  'paid',
  'processing',
  'preparing',
  'stock',
  'packaging',
  'ready_for_send',
  'send_to_center',
  'sending',
] as const

export const RETURN_STATUSES = [
  'returned',
  'refer_request',
  'refer_accept',
  'refer_reject',
  'refer_done',
] as const

/** Confirmed, and in the hands of the store until they leave it. */
export const TO_SEND = ['processing', 'preparing', 'stock', 'packaging', 'ready_for_send'] as const

/** Left the shop, and not handed over yet. */
export const IN_TRANSIT = ['send_to_center', 'sending'] as const

/** Returns that somebody of the shop has still to deal with. */
export const OPEN_RETURNS = ['refer_request', 'refer_accept', 'returned'] as const

export const CANCELLED = ['cancel_customer', 'cancel_store', 'cancel_operator'] as const

/** Returns that came to nothing: refused, or withdrawn by their customer, with whom the goods stay. */
export const VOID_RETURNS = ['refer_reject', 'cancel_customer'] as const

/** The tabs of the orders page, each with the statuses and the type it lists. */
export const ORDER_TABS = {
  'waiting-payment': { type: 'sales', statuses: UNPAID },
  'ongoing-orders': { type: 'sales', statuses: UNDER_WAY },
  delivered: { type: 'sales', statuses: ['delivery'] },
  returned: {
    type: 'refer',
    /** One that its customer has withdrawn is cancelled, as an order is. */
    statuses: [...RETURN_STATUSES, 'cancel_customer'],
  },
  canceled: { type: 'sales', statuses: CANCELLED },
} as const

export const ORDER_STATUSES = [
  ...UNPAID,
  ...UNDER_WAY,
  ...ORDER_TABS.delivered.statuses,
  ...RETURN_STATUSES,
  ...ORDER_TABS.canceled.statuses,
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
