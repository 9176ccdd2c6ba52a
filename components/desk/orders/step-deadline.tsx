import { cn } from '@/components/ui/cn'
import { persianDigits } from '@/lib/persian/digits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/persian/durations'

/** «۴۰ دقیقه», «۳ ساعت», «۲ روز». */
export function formatSpan(milliseconds: number): string {
  if (milliseconds < HOUR_MS)
    return `${persianDigits(Math.max(1, Math.round(milliseconds / MINUTE_MS)))} دقیقه`
  if (milliseconds < 2 * DAY_MS) return `${persianDigits(Math.round(milliseconds / HOUR_MS))} ساعت`
  return `${persianDigits(Math.round(milliseconds / DAY_MS))} روز`
}

type StepDeadlineProps = {
  since: string
  dueAt: string | null
  now: number
  /** With a shorter bar, where something else stands on the line. */
  isSmall?: boolean
  /** The same, and in a table of a tablet the words alone. */
  hasNoBarOnTablet?: boolean
}

/** How much of this step's time is gone, and what is left of it. */
export function StepDeadline(props: StepDeadlineProps) {
  const { since, dueAt, now, isSmall = false, hasNoBarOnTablet = false } = props
  if (dueAt === null) return <span className="text-note">–</span>
  const [start, end] = [since, dueAt].map((iso) => new Date(iso).getTime())
  if (start === undefined || end === undefined) return null
  const left = end - now
  const share = Math.min(Math.max((now - start) / (end - start), 0), 1)
  const tone = left < 0 ? 'late' : share > 0.75 ? 'soon' : 'calm'
  const fills = { late: 'bg-late', soon: 'bg-soon', calm: 'bg-acting' }
  const texts = { late: 'text-late-ink', soon: 'text-soon-ink', calm: 'text-note' }
  return (
    <span
      className={cn(
        'inline-grid items-center whitespace-nowrap text-[12px]',
        hasNoBarOnTablet
          ? 'gap-1.5 md:grid-cols-[28px_auto]'
          : isSmall
            ? 'grid-cols-[28px_auto] gap-1.5'
            : 'grid-cols-[56px_auto] gap-2',
      )}
    >
      <span
        className={cn(
          'bg-hair h-1 overflow-hidden rounded-full',
          hasNoBarOnTablet && 'hidden md:block',
        )}
        aria-hidden="true"
      >
        <span
          className={cn('block h-full rounded-full forced-colors:bg-[CanvasText]', fills[tone])}
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </span>
      <span className={texts[tone]}>
        {formatSpan(Math.abs(left))} {left < 0 ? 'دیر' : 'مانده'}
      </span>
    </span>
  )
}
