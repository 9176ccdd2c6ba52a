import { cn } from '@/components/ui/cn'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { formatDate, formatTime } from '@/lib/persian/dates'
import { StatusStar } from './status-star'

export function OrderSteps({ order, events }: Pick<StaffOrder, 'order' | 'events'>) {
  const at = UNDER_WAY.findIndex((status) => status === order.status)
  if (at < 0 && order.status !== 'delivery') return null
  return (
    <ol
      aria-label="گام‌های سفارش"
      className="desk-card grid gap-1 p-3.5 lg:grid-cols-8 lg:text-center"
    >
      {UNDER_WAY.map((status, step) => {
        const event = events.findLast(({ to_status: to }) => to === status)
        const isCurrent = status === order.status
        const isPassed = event !== undefined
        return (
          <li
            key={status}
            aria-current={isCurrent ? 'step' : undefined}
            className={cn(
              'flex min-h-8 items-center gap-2 text-[12px] lg:flex-col lg:gap-1 lg:py-1',
              isCurrent ? 'text-acting-ink font-bold' : isPassed ? 'text-ink-700' : 'text-note',
            )}
          >
            <span
              className={cn(
                'grid w-7 shrink-0 place-items-center',
                !isPassed && step > at && 'opacity-40',
              )}
            >
              <StatusStar status={status} size={isCurrent ? 26 : 20} />
            </span>
            <span>{STATUS_TITLES[status]}</span>{' '}
            {event && (
              <time
                dateTime={event.at}
                className="text-note ms-auto text-[11px] font-normal lg:ms-0 [&>span]:whitespace-nowrap"
              >
                <span>{formatDate(event.at)}،</span> <span>{formatTime(event.at)}</span>
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
