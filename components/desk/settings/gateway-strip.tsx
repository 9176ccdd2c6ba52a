import { cn } from '@/components/ui/cn'
import type { GatewayHealth } from '@/lib/contract/desk/services'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'

/** Of fewer attempts a share is chance. */
const FEWEST_FOR_SHARE = 5
const WELL = 0.9
const POOR = 0.7

function toneOf(share: number): string {
  if (share >= WELL) return 'bg-done'
  return share >= POOR ? 'bg-soon' : 'bg-late'
}

/** A bar for each day, the oldest at the right, and how many of all attempts were paid. */
export function GatewayStrip({ days }: Pick<GatewayHealth, 'days'>) {
  const paid = days.reduce((sum, day) => sum + day.paid, 0)
  const all = days.reduce((sum, day) => sum + day.paid + day.failed, 0)
  const most = Math.max(...days.map((day) => day.paid + day.failed), 1)
  if (days.length === 0) return null
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
      <span className="flex h-6 w-56 max-w-full items-end gap-[2px]" aria-hidden="true">
        {days.map((day) => {
          const attempts = day.paid + day.failed
          return (
            <span
              key={day.day}
              data-day={day.day}
              title={`${formatDate(`${day.day}T12:00:00Z`)}: ${formatNumber(day.paid)} از ${formatNumber(attempts)}`}
              className={cn(
                'min-w-0 flex-1 rounded-sm forced-colors:bg-[CanvasText]',
                attempts === 0 ? 'bg-hair' : toneOf(day.paid / attempts),
              )}
              style={{ height: attempts === 0 ? '2px' : `${20 + (attempts / most) * 80}%` }}
            />
          )
        })}
      </span>
      <span className="text-note text-[12px]">
        {all === 0 ? (
          `در ${persianDigits(days.length)} روز پرداختی از آن نگذشته است`
        ) : (
          <>
            {all >= FEWEST_FOR_SHARE && (
              <b className="font-semibold text-ink-900">
                {persianDigits(Math.round((paid / all) * 100))}٪ موفق ·{' '}
              </b>
            )}
            {formatNumber(paid)} از {formatNumber(all)} پرداخت در {persianDigits(days.length)} روز
          </>
        )}
      </span>
    </div>
  )
}
