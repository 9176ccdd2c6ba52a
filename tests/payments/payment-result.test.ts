import { expect, test } from 'vitest'
import { paymentResultOf } from '@/components/payments/payment-result-view'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { WholeOrder } from '@/lib/contract/orders/order'

type Payments = WholeOrder['payments']

function resultOf(
  status: OrderStatus,
  statuses: Payments[number]['status'][],
  isCashOnDelivery = false,
) {
  const order = {
    ...{ id: 7, code: 'VT-1405-1', type: 'sales' as const, status, parent_id: null },
    ...{
      items_total: 10,
      discount: 0,
      coupon_discount: 0,
      coupon_code: null,
      coupon_base: null,
      shipping_price: 0,
    },
    ...{ wallet_paid: 10, payable: 10, shipping_method: null, delivery: null, note: '' },
    ...{ legal_invoice: false, tracking_code: null, expires_at: null, created_at: '' },
    ...{ delivered_at: null, exchange_total: 0, exchange_of: null, is_pickup: false },
    cash_on_delivery: isCashOnDelivery,
  }
  const payments = statuses.map((paymentStatus, index) => ({
    ...{ id: index + 1, gateway: 'wallet', amount: 10, status: paymentStatus, ref_id: `R${index}` },
    ...{ created_at: '', paid_at: null, card: null },
  }))
  const { status: result, ref_id: ref } = paymentResultOf({ order, payments })
  return [result, ref]
}

test.each([
  ['paid', ['failed', 'paid'], ['paid', 'R1']],
  ['paid', [], ['paid', null]],
  ['cancel_customer', ['paid'], ['paid', 'R0']],
  ['waiting_payment', ['paid', 'pending'], ['pending', 'R0']],
  ['waiting_payment', ['failed'], ['pending', null]],
  ['cancel_store', ['failed'], ['failed', null]],
] as const)('an order that is %s after payments that are %j tells %j', (status, ends, result) => {
  expect(resultOf(status, [...ends])).toEqual(result)
})

test('an order to be paid at the door that was cancelled meanwhile has not failed at a payment', () => {
  expect(resultOf('cancel_customer', [], true)).toEqual(['paid', null])
  expect(resultOf('cancel_customer', [])).toEqual(['failed', null])
})
