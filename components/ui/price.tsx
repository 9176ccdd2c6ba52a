import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { cn } from './cn'

const sizes = { sm: 'price-sm', md: 'price-md', lg: 'price-lg' }

type PriceProps = {
  rials: number
  /** The price before the discount. */
  oldRials?: number | null
  percent?: number | null
  size?: keyof typeof sizes
  /** Keeps the struck line's height when there is no discount, so that cards stay level. */
  isLevel?: boolean
  className?: string
}

export function Price({ rials, oldRials, percent, size = 'md', isLevel, className }: PriceProps) {
  const isReduced = typeof oldRials === 'number' && oldRials > rials
  return (
    <div className={cn('price', sizes[size], isLevel && 'price-level', className)}>
      {isReduced && percent ? (
        <span className="price-cut">
          <span className="sr-only">تخفیف </span>
          {persianDigits(percent)}٪
        </span>
      ) : null}{' '}
      <span className="price-now">
        <span className="sr-only">{isReduced ? 'قیمت با تخفیف: ' : 'قیمت: '}</span>
        <bdi>{formatToman(rials)}</bdi> <small>{TOMAN}</small>
      </span>{' '}
      {isReduced && (
        <s>
          <span className="sr-only">قیمت پیش از تخفیف: </span>
          {formatToman(oldRials)}
          <span className="sr-only"> {TOMAN}</span>
        </s>
      )}
    </div>
  )
}
