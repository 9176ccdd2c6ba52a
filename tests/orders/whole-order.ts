import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Order, OrderEvent, WholeOrder } from '@/lib/contract/orders/order'

const AT = '2026-11-03T10:00:00.000Z'

export function orderOf(own: Partial<Order> = {}): Order {
  return {
    ...{ id: 7, code: 'VT-1405-1', type: 'sales', status: 'waiting_payment', parent_id: null },
    ...{
      items_total: 1_000,
      discount: 0,
      coupon_discount: 0,
      coupon_code: null,
      coupon_base: null,
    },
    ...{ shipping_price: 0, wallet_paid: 0, payable: 1_000, shipping_method: null },
    ...{ exchange_total: 0, exchange_of: null, is_pickup: false, cash_on_delivery: false },
    ...{ delivery: null, tracking_code: null, note: '', expires_at: null, delivered_at: null },
    created_at: AT,
    ...own,
  }
}

export function wholeOrderOf(own: Partial<Order>, rest: Partial<WholeOrder> = {}): WholeOrder {
  return {
    order: orderOf(own),
    ...{ items: [], events: [], payments: [], address: null, legal: null, refunds: [] },
    ...{ refers: [], pictures: [], ratings: [], actions: [] },
    returned_before: { goods: 0, coupon: 0 },
    ...rest,
  }
}

export function eventOf(to: OrderStatus, actor: OrderEvent['actor'], note: string): OrderEvent {
  return { id: 1, from_status: null, to_status: to, actor, note, at: AT }
}
