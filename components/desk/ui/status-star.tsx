import { cn } from '@/components/ui/cn'
import { UNDER_WAY, type OrderStatus } from '@/lib/contract/orders/order-status'
import { isCancelled, isUnpaid } from '@/lib/domain/order-statuses'

const POINTS = 8
const RETURN_POINTS: Partial<Record<OrderStatus, number>> = {
  refer_request: 2,
  refer_accept: 4,
  returned: 6,
  refer_done: 8,
}
/** One of eight, at the top: the others are it, turned. */
const POINT = 'M12 11 9.4 5.2 12 1l2.6 4.2z'

function lookOf(status: OrderStatus): { filled: number; tone: string } {
  const returned = RETURN_POINTS[status]
  if (returned !== undefined) return { filled: returned, tone: 'text-soon' }
  if (status === 'delivery') return { filled: POINTS, tone: 'text-done' }
  if (isUnpaid(status)) return { filled: 0, tone: 'text-soon' }
  const step = UNDER_WAY.findIndex((one) => one === status)
  return { filled: step + 1, tone: step < 0 ? 'text-note' : 'text-acting' }
}

/** So many of eight points filled; what it counts always stands beside it. */
export function ProgressStar(props: { filled: number; size: number; tone?: string | undefined }) {
  const { filled, size, tone = filled === POINTS ? 'text-done' : 'text-acting' } = props
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cn('shrink-0', tone)}
    >
      {Array.from({ length: POINTS }, (_, point) => (
        <path
          key={point}
          d={POINT}
          transform={`rotate(${point * (360 / POINTS)} 12 12)`}
          fill={point < filled ? 'currentColor' : 'var(--desk-acting-edge)'}
        />
      ))}
    </svg>
  )
}

/** Of a step that was never made: its outline alone. */
export function SkippedStar({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="text-note shrink-0"
    >
      {Array.from({ length: POINTS }, (_, point) => (
        <path
          key={point}
          d={POINT}
          transform={`rotate(${point * (360 / POINTS)} 12 12)`}
          fill="none"
          stroke="currentColor"
        />
      ))}
    </svg>
  )
}

/** How far an order has come, a point a step; its words always stand beside it. */
export function StatusStar({ status, size = 18 }: { status: OrderStatus; size?: number }) {
  const { filled, tone } = lookOf(status)
  const isDashed = isUnpaid(status)
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cn('shrink-0', tone)}
    >
      {Array.from({ length: POINTS }, (_, point) => (
        <path
          key={point}
          d={POINT}
          transform={`rotate(${point * (360 / POINTS)} 12 12)`}
          fill={point < filled ? 'currentColor' : isDashed ? 'none' : 'var(--desk-acting-edge)'}
          {...(isDashed && { stroke: 'currentColor', strokeDasharray: '2 1.5' })}
        />
      ))}
      {status === 'delivery' && (
        <path d="m8 12 3 3 5-6" fill="none" stroke="rgb(var(--surface-paper))" strokeWidth="2.4" />
      )}
      {isCancelled(status) && (
        <path d="m8 8 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="2" />
      )}
    </svg>
  )
}
