import { cn } from '@/components/ui/cn'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { formatDateTime } from '@/lib/persian/dates'
import { StatusStar } from './status-star'

export function OrderSteps({ whole: { order, events } }: { whole: StaffOrder }) {
  const at = UNDER_WAY.findIndex((status) => status === order.status)
  if (at < 0 && order.status !== 'delivery') return null
  return (
    <ol
      aria-label="گام‌های سفارش"
      className="desk-card grid grid-cols-8 gap-1 p-3.5 text-center phone:grid-cols-4"
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
              'grid justify-items-center gap-1 py-1 text-[12px]',
              isCurrent ? 'text-acting-ink font-bold' : isPassed ? 'text-ink-700' : 'text-note',
            )}
          >
            <span className={cn(!isPassed && step > at && 'opacity-40')}>
              <StatusStar status={status} size={isCurrent ? 26 : 20} />
            </span>
            {STATUS_TITLES[status]}
            {event && (
              <time dateTime={event.at} className="text-note text-[11px] font-normal">
                {formatDateTime(event.at)}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
