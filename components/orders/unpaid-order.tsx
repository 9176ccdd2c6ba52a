import { ButtonLink } from '@/components/ui/button'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { calculateAmountDue } from '@/lib/domain/pricing'
import { paths } from '@/lib/paths'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { hasPendingPayment, PaymentDeadline, PendingPaymentNotice } from './payment-deadline'

/** What an unpaid order waits for, before anything else of it: until when, and the sum. */
export function UnpaidOrder({ whole }: { whole: WholeOrder }) {
  const { order, actions } = whole
  if (!actions.includes('pay')) return null
  const isInDoubt = hasPendingPayment(whole)
  return (
    <div className="print:hidden">
      {isInDoubt && <PendingPaymentNotice />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {order.expires_at && <PaymentDeadline until={order.expires_at} />}
        <ButtonLink
          href={paths.payment(order.id)}
          prefetch={false}
          variant={isInDoubt ? 'soft' : 'primary'}
          className="phone:w-full"
        >
          <span>
            پرداخت <bdi>{formatAmount(calculateAmountDue(order))}</bdi> {currencyName()}
          </span>
        </ButtonLink>
      </div>
    </div>
  )
}
