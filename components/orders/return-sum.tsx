import type { Order } from '@/lib/contract/orders/order'
import { formatAmount, currencyName } from '@/lib/persian/money'

type ReturnSumProps = {
  /** As `priceReturn` finds them, by which the money goes back. */
  goods: number
  couponShare: number
  worth: number
  exchangeTotal: number
  /** Something is wanted instead, and some goods are given back for their money. */
  hasExchange: boolean
  hasRefund: boolean
  /** A variant that is wanted instead is not chosen yet. */
  isUndecided: boolean
  order: Pick<Order, 'shipping_price' | 'is_pickup'>
}

function nameOf({ worth, exchangeTotal, hasExchange, hasRefund, isUndecided }: ReturnSumProps) {
  if (!hasExchange) return 'بازگشت به کیف پول'
  if (!isUndecided && worth === exchangeTotal) return 'تعویض هم‌قیمت'
  if (hasRefund) return 'تعویض و بازگشت به کیف پول'
  return isUndecided ? 'تعویض' : 'تفاوت تعویض، به کیف پول'
}

/** What was paid for the way there is not part of a refund. */
function describeShipping({ shipping_price: price, is_pickup: isPickup }: ReturnSumProps['order']) {
  if (price > 0) {
    return (
      <>
        هزینهٔ ارسال سفارش، <bdi>{formatAmount(price)}</bdi> {currencyName()}، بازنمی‌گردد.
      </>
    )
  }
  return isPickup ? null : 'ارسال سفارش رایگان بود؛ بابت آن چیزی کم نمی‌شود.'
}

/** What the goods are worth, what is wanted instead costs of it, and what is left for the wallet. */
export function ReturnSum(props: ReturnSumProps) {
  const { goods, couponShare, worth, exchangeTotal, hasExchange, isUndecided, order } = props
  const shipping = props.hasRefund && describeShipping(order)
  const rows: [string, number][] =
    hasExchange && !isUndecided
      ? [
          ['ارزش کالاهای مرجوعی', worth],
          ['کالای جایگزین', -exchangeTotal],
        ]
      : couponShare > 0
        ? [
            ['مبلغ کالاها', goods],
            ['سهم کد تخفیف', -couponShare],
          ]
        : []
  return (
    <>
      <dl className="grid gap-2">
        {rows.map(([label, rials]) => (
          <div key={label} className="flex flex-wrap justify-between gap-3 text-md">
            <dt className="text-ink-700">{label}</dt>
            <dd className="font-semibold">
              <bdi dir="ltr">
                {rials < 0 && '−'}
                {formatAmount(Math.abs(rials))}
              </bdi>{' '}
              <span className="text-xs font-normal text-ink-500">{currencyName()}</span>
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-3 text-lg font-extrabold">
          <dt>{nameOf(props)}</dt>
          <dd aria-live="polite">
            {isUndecided ? (
              <span className="text-md font-semibold">پس از انتخاب گزینه</span>
            ) : (
              <>
                <bdi>{formatAmount(worth - exchangeTotal)}</bdi>{' '}
                <span className="text-xs font-normal">{currencyName()}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
      {shipping && <p className="mt-1 text-sm text-ink-700">{shipping}</p>}
    </>
  )
}
