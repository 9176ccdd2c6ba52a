import { cn } from '@/components/ui/cn'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderEvent } from '@/lib/contract/orders/order'
import { UNDER_WAY, type OrderStatus } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { formatDay, formatTime } from '@/lib/persian/dates'
import { SkippedStar, StatusStar } from '../ui/status-star'
import { shortStatusTitle } from './order-labels'

type OrderStepsProps = {
  order: StaffOrder['order']
  events: readonly Pick<OrderEvent, 'to_status' | 'at'>[]
  /** The year is said where it is another one than then. */
  now: number
}

const SALE_STEPS = [...UNDER_WAY, 'delivery'] as const
const RETURN_STEPS = ['refer_request', 'refer_accept', 'returned', 'refer_done'] as const
const REFUSED_STEPS = ['refer_request', 'refer_reject'] as const

/** Of a sale, of a return, and of a return that was not accepted. */
function stepsOf({ type, status }: StaffOrder['order']): readonly OrderStatus[] {
  if (type === 'sales') return SALE_STEPS
  return status === 'refer_reject' ? REFUSED_STEPS : RETURN_STEPS
}

/** On a phone they stand as stars in one row, and the one that it has come to says its name and time. */
export function OrderSteps({ order, events, now }: OrderStepsProps) {
  const steps = stepsOf(order)
  const at = steps.indexOf(order.status)
  if (at < 0) return null
  return (
    <ol
      aria-label={order.type === 'sales' ? 'گام‌های سفارش' : 'گام‌های مرجوعی'}
      style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      className="desk-card grid p-2 text-center lg:p-3.5 phone:relative phone:pb-12"
    >
      {steps.map((status, step) => {
        const event = events.findLast(({ to_status: to }) => to === status)
        const isCurrent = status === order.status
        const isPassed = event !== undefined
        const isSkipped = !isPassed && step < at
        return (
          <li
            key={status}
            aria-current={isCurrent ? 'step' : undefined}
            className={cn(
              'flex min-h-8 flex-col items-center gap-1 py-1 text-[12px] leading-5',
              isCurrent ? 'text-acting-ink font-bold' : isPassed ? 'text-ink-700' : 'text-note',
            )}
          >
            <span
              className={cn(
                'grid size-7 shrink-0 place-items-center',
                !isPassed && step > at && 'opacity-40',
              )}
            >
              {isSkipped ? (
                <SkippedStar size={20} />
              ) : (
                <StatusStar status={status} size={isCurrent ? 26 : 20} />
              )}
            </span>
            <span
              className={
                isCurrent ? 'phone:absolute phone:inset-x-2 phone:bottom-6' : 'phone:sr-only'
              }
            >
              {isCurrent ? STATUS_TITLES[status] : shortStatusTitle(status)}
            </span>{' '}
            {isSkipped && (
              <span className="text-note text-[11px] leading-4 phone:sr-only">انجام نشد</span>
            )}
            {event && (
              <time
                dateTime={event.at}
                className={cn(
                  'text-note text-[11px] font-normal leading-4 desk:[&>span]:block [&>span]:whitespace-nowrap',
                  isCurrent ? 'phone:absolute phone:inset-x-2 phone:bottom-2' : 'phone:sr-only',
                )}
              >
                <span>{formatDay(event.at, now)}</span> <span>{formatTime(event.at)}</span>
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
