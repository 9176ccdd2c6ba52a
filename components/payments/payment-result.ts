import type { getPayment } from '@/lib/contract/payments'
import type { CallAnswer } from '@/lib/contract/call'
import { isPaid } from '@/lib/domain/order-transitions'
import type { WholeOrder } from '@/lib/contract/orders/order'

export type PaymentResult = CallAnswer<typeof getPayment>['data']['payment']

/**
 * How an order was paid for, as a payment would tell it: the wallet leads to no bank and back, what
 * a coupon covers whole has no payment, and a share from the wallet is not all of it.
 */
export function paymentResultOf({
  order,
  payments,
}: Pick<WholeOrder, 'order' | 'payments'>): PaymentResult {
  const paid = payments.findLast(({ status }) => status === 'paid')
  const waits = order.status === 'waiting_payment'
  return {
    status: waits ? 'pending' : paid || isPaid(order.status) ? 'paid' : 'failed',
    ref_id: paid?.ref_id ?? null,
    amount: order.payable,
    order_id: order.id,
    order_code: order.code,
    returned_to: null,
    retry_until: null,
  }
}
