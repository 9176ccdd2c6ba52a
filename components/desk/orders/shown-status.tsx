import { cn } from '@/components/ui/cn'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { shortStatusTitle } from './order-labels'
import { StatusStar } from '../ui/status-star'

type ShownStatusProps = {
  status: OrderStatus
  isUnsent: boolean
  size?: number
  isShortOnTablet?: boolean
}

const UNSENT = 'هنوز ثبت نشده'

/** Where an order stands; while the shop has not heard of it a ring turns around the star, and nothing grows wider. */
export function ShownStatus(props: ShownStatusProps) {
  const { status, isUnsent, size = 18, isShortOnTablet = false } = props
  const [title, short] = [STATUS_TITLES[status], shortStatusTitle(status)]
  return (
    <span className="inline-flex items-center gap-2" title={isUnsent ? UNSENT : undefined}>
      <span className="relative shrink-0">
        <StatusStar status={status} size={size} />
        {isUnsent && (
          <span
            aria-hidden="true"
            className="border-acting absolute -inset-[3px] animate-spin rounded-full border-2 border-t-transparent"
          />
        )}
      </span>
      <span className={cn(isUnsent && 'underline decoration-dashed underline-offset-4')}>
        {isShortOnTablet && short !== title ? (
          <>
            <span className="md:hidden">{short}</span>
            <span className="hidden md:inline">{title}</span>
          </>
        ) : (
          title
        )}
      </span>
      {isUnsent && <span className="sr-only">{UNSENT}</span>}
    </span>
  )
}

export function UnsentMark() {
  return <span className="text-note text-[11px] font-normal">{UNSENT}</span>
}
