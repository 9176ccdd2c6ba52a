import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { Badge } from './badge'
import { cn } from './cn'

const sizes = {
  sm: { now: 'text-md', unit: 'text-2xs', was: 'text-2xs' },
  md: { now: 'text-base phone:text-md', unit: 'text-2xs', was: 'text-xs' },
  lg: { now: 'text-3xl phone:text-xl', unit: 'text-sm', was: 'text-md' },
}

type PriceProps = {
  rials: number
  /** The price before the discount. */
  oldRials?: number | null
  percent?: number | null
  size?: keyof typeof sizes
  /** Keeps the struck line's height when there is no discount, so that cards stay level. */
  level?: boolean
  className?: string
}

export function Price({ rials, oldRials, percent, size = 'md', level, className }: PriceProps) {
  const look = sizes[size]
  const cut = typeof oldRials === 'number' && oldRials > rials
  return (
    <div className={className}>
      <p className="flex min-h-7 items-center justify-between gap-2">
        {cut && percent ? <PercentBadge percent={percent} /> : null}
        <span className="ms-auto whitespace-nowrap">
          <span className="sr-only">{cut ? 'قیمت با تخفیف: ' : 'قیمت: '}</span>
          <bdi className={cn('font-extrabold', look.now)}>{formatToman(rials)}</bdi>{' '}
          <span className={cn('text-ink-500', look.unit)}>{TOMAN}</span>
        </span>
      </p>
      {cut && (
        <p className={cn('min-h-[22px] text-end text-ink-500', look.was)}>
          <span className="sr-only">قیمت پیش از تخفیف: </span>
          <s>
            <bdi>{formatToman(oldRials)}</bdi>
          </s>
          <span className="sr-only"> {TOMAN}</span>
        </p>
      )}
      {!cut && level && <p aria-hidden="true" className="min-h-[22px]" />}
    </div>
  )
}

function PercentBadge({ percent, className }: { percent: number; className?: string }) {
  return (
    <Badge tone="solid" className={className}>
      <span className="sr-only">تخفیف </span>
      <bdi>{persianDigits(percent)}٪</bdi>
    </Badge>
  )
}
