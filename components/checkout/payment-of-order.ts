import type { getPayment } from '@/lib/contract/buying'
import type { CallAnswer } from '@/lib/contract/call'
import type { WholeOrder } from '@/lib/contract/orders'

export type Payment = CallAnswer<typeof getPayment>['data']['payment']

/** How an order was paid for, as a payment would tell it: the wallet leads to no bank and back. */
export function paymentOfOrder({
  order,
  payments,
}: Pick<WholeOrder, 'order' | 'payments'>): Payment {
  const paid = payments.findLast(({ status }) => status === 'paid')
  const waits = order.status === 'waiting_payment'
  return {
    status: paid ? 'paid' : waits ? 'pending' : 'failed',
    ref_id: paid?.ref_id ?? null,
    amount: order.payable,
    order_id: order.id,
    order_code: order.code,
    returned_to: null,
    retry_until: null,
  }
}
