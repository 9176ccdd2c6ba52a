import { expect, test } from 'vitest'
import { ORDER_TABS } from '@/lib/contract/orders/order-status'

test.each([
  ['waiting-payment', 'sales', ['completing', 'waiting', 'waiting_payment']],
  [
    'ongoing-orders',
    'sales',
    [
      'paid',
      'processing',
      'preparing',
      'stock',
      'packaging',
      'ready_for_send',
      'send_to_center',
      'sending',
    ],
  ],
  ['delivered', 'sales', ['delivery']],
  [
    'returned',
    'refer',
    ['returned', 'refer_request', 'refer_accept', 'refer_reject', 'refer_done', 'cancel_customer'],
  ],
  ['canceled', 'sales', ['cancel_customer', 'cancel_store', 'cancel_operator']],
])('the tab %s lists orders of type %s in %j', (tab, type, statuses) => {
  const { [tab]: definition } = Object.fromEntries(Object.entries(ORDER_TABS))
  expect({ type: definition?.type, statuses: [...(definition?.statuses ?? [])].sort() }).toEqual({
    type,
    statuses: [...statuses].sort(),
  })
})

test('there are no other tabs', () => expect(Object.keys(ORDER_TABS)).toHaveLength(5))
