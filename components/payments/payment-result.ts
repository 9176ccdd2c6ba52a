import type { getPayment } from '@/lib/contract/payments'
import type { CallAnswer } from '@/lib/contract/call'
import { isPaid } from '@/lib/domain/order-transitions'
import type { WholeOrder } from '@/lib/contract/orders/order'

export type PaymentResult = CallAnswer<typeof getPayment>['data']['payment']

/**
 * The result of an order that no bank was visited for: paid by the wallet, or covered whole by a
 * coupon, which leaves no payment at all. A wallet's share alone does not make it paid.
 */
export function paymentResultOf({
  order,
  payments,
}: Pick<WholeOrder, 'order' | 'payments'>): PaymentResult {
  const paid = payments.findLast(({ status }) => status === 'paid')
  const isUnpaid = order.status === 'waiting_payment'
  return {
    status: isUnpaid ? 'pending' : paid || isPaid(order.status) ? 'paid' : 'failed',
    ref_id: paid?.ref_id ?? null,
    amount: order.payable,
    order_id: order.id,
    order_code: order.code,
    returned_to: null,
    retry_until: null,
  }
}
