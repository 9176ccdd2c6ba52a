import { cn } from '@/components/ui/cn'
import { Countdown } from '@/components/ui/countdown'
import type { WholeOrder } from '@/lib/contract/orders/order'

/** Until the shop takes note of it, an order whose time is over waits like any other. */
export const PAYMENT_EXPIRED = 'مهلت پرداخت تمام شد و این سفارش لغو می‌شود.'

/** True as well for who came back from the bank without paying. */
export function hasPendingPayment({ payments }: Pick<WholeOrder, 'payments'>): boolean {
  return payments.some(({ status }) => status === 'pending')
}

type PendingPaymentNoticeProps = { hasExpired?: boolean }

export function PendingPaymentNotice({ hasExpired = false }: PendingPaymentNoticeProps) {
  return (
    <p className="mb-4 rounded-card bg-saffron-100 p-4 text-md text-saffron-800">
      <strong className="block">پاسخ بانک برای پرداخت پیشین هنوز نرسیده است.</strong>
      اگر در بانک پرداخته‌اید، دوباره نپردازید؛ نتیجه را از بانک می‌پرسیم و تا چند دقیقهٔ دیگر روشن
      می‌شود.{' '}
      {hasExpired
        ? 'اگر نپرداخته‌اید، مهلت پرداخت تمام شده است و این سفارش لغو می‌شود.'
        : 'اگر نپرداخته‌اید، می‌توانید همین حالا بپردازید.'}
    </p>
  )
}

type PaymentDeadlineProps = { until: string; className?: string }

export function PaymentDeadline({ until, className }: PaymentDeadlineProps) {
  return (
    <p className={cn('flex flex-wrap items-center gap-2 text-md text-ink-700', className)}>
      کالاها تا پایان این مهلت برای شما نگه داشته می‌شود:
      <Countdown until={until} size="sm" isBrief label="مهلت پرداخت" ended="تمام شد" />
    </p>
  )
}
