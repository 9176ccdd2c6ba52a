import { cn } from '@/components/ui/cn'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { StatusStar } from './status-star'

type ShownStatusProps = { status: OrderStatus; isUnsent: boolean; size?: number }

/** Where an order stands; dotted while the shop has not heard of it. */
export function ShownStatus({ status, isUnsent, size = 18 }: ShownStatusProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <StatusStar status={status} size={size} />
      <span className={cn(isUnsent && 'border-acting border-b border-dashed')}>
        {STATUS_TITLES[status]}
      </span>
      {isUnsent && <UnsentMark />}
    </span>
  )
}

export function UnsentMark() {
  return <span className="text-note text-[11px] font-normal">هنوز ثبت نشده</span>
}
