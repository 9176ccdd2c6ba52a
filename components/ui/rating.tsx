import { persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatRating } from '@/lib/persian/money'
import { cn } from './cn'
import { StarIcon } from './icons'

const STARS = [1, 2, 3, 4, 5]

type RatingProps = {
  /** From 0 to 5. */
  value: number
  /** How many people rated. */
  count?: number
  /** One star and the number, as on a card. */
  isCompact?: boolean
  size?: number
  className?: string
}

function formatSpokenRating(value: number, count: number | undefined): string {
  const people = count === undefined ? '' : ` از ${formatNumber(count)} دیدگاه`
  return `امتیاز ${formatNumber(value)} از ${persianDigits(5)}${people}`
}

export function Rating({ value, count, isCompact = false, size, className }: RatingProps) {
  return (
    <span
      role="img"
      aria-label={formatSpokenRating(value, count)}
      className={cn('rating', isCompact && 'rating-compact', className)}
    >
      {isCompact ? formatRating(value) : <Stars value={value} size={size ?? 18} />}
      {count !== undefined && <span className="rating-count">{` (${formatNumber(count)})`}</span>}
    </span>
  )
}

function Stars({ value, size }: { value: number; size: number }) {
  const row = (className: string) => (
    <span className={cn('flex w-max forced-color-adjust-none', className)}>
      {STARS.map((star) => (
        <StarIcon key={star} size={size} />
      ))}
    </span>
  )
  return (
    <span className="relative inline-block">
      {row('text-ink-300')}
      <span
        className="absolute inset-y-0 start-0 overflow-hidden"
        style={{ width: `${(Math.min(Math.max(value, 0), 5) / 5) * 100}%` }}
      >
        {row('text-saffron-400')}
      </span>
    </span>
  )
}
