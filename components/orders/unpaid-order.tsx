import { ButtonLink } from '@/components/ui/button'
import { useHasPassed } from '@/components/ui/use-has-passed'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { calculateAmountDue } from '@/lib/domain/pricing'
import { paths } from '@/lib/paths'
import { formatAmount, currencyName } from '@/lib/persian/money'
import {
  hasPendingPayment,
  PAYMENT_EXPIRED,
  PaymentDeadline,
  PendingPaymentNotice,
} from './payment-deadline'

/** What an unpaid order waits for, before anything else of it: until when, and the sum. */
export function UnpaidOrder({ whole }: { whole: WholeOrder }) {
  const { order, actions } = whole
  const hasExpired = useHasPassed(order.expires_at)
  const isInDoubt = hasPendingPayment(whole)
  if (order.status === 'waiting_payment' && hasExpired) {
    return (
      <div className="text-md text-ink-700 print:hidden">
        {isInDoubt ? <PendingPaymentNotice hasExpired /> : PAYMENT_EXPIRED}
      </div>
    )
  }
  if (!actions.includes('pay')) return null
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
