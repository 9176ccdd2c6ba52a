import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { cn } from './cn'

const sizes = { sm: 'price-sm', md: 'price-md', lg: 'price-lg', bar: 'price-bar' }

type PriceProps = {
  rials: number
  /** The price before the discount. */
  oldRials?: number | null
  percent?: number | null
  size?: keyof typeof sizes
  /** The discount and the struck price share a line under the price, as on a card. */
  isStacked?: boolean
  className?: string
}

export function Price(props: PriceProps) {
  const { rials, oldRials, percent, size = 'md', isStacked, className } = props
  const isReduced = typeof oldRials === 'number' && oldRials > rials
  const cut =
    isReduced && percent ? (
      <span className="price-cut">
        <span className="sr-only">تخفیف </span>
        {`${persianDigits(percent)}٪`}
      </span>
    ) : null
  const now = (
    <span className="price-now">
      <span className="sr-only">{isReduced ? 'قیمت با تخفیف: ' : 'قیمت: '}</span>
      <bdi>{formatAmount(rials)}</bdi> <small>{currencyName()}</small>
    </span>
  )
  return (
    <div className={cn(isStacked ? 'price-stacked' : ['price', sizes[size]], className)}>
      {isStacked ? now : cut}
      {cut && ' '}
      {isStacked ? cut : now}
      {isReduced && ' '}
      {isReduced && (
        <s>
          <span className="sr-only">قیمت پیش از تخفیف: </span>
          {formatAmount(oldRials)}
          <span className="sr-only">{` ${currencyName()}`}</span>
        </s>
      )}
    </div>
  )
}
