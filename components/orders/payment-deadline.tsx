import { cn } from '@/components/ui/cn'
import { Countdown } from '@/components/ui/countdown'

type PaymentDeadlineProps = { until: string; className: string }

export function PaymentDeadline({ until, className }: PaymentDeadlineProps) {
  return (
    <p className={cn('flex flex-wrap items-center gap-2 text-md text-ink-700', className)}>
      کالاها تا پایان این مهلت برای شما نگه داشته می‌شود:
      <Countdown until={until} size="sm" isBrief label="مهلت پرداخت" ended="تمام شد" />
    </p>
  )
}
