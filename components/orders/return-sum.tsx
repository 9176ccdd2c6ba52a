import { formatAmount, currencyName } from '@/lib/persian/money'

type ReturnSumProps = {
  worth: number
  exchangeTotal: number
  /** Something is wanted instead, and some goods are given back for their money. */
  hasExchange: boolean
  hasRefund: boolean
  /** A variant that is wanted instead is not chosen yet. */
  isUndecided: boolean
}

function nameOf({ worth, exchangeTotal, hasExchange, hasRefund, isUndecided }: ReturnSumProps) {
  if (!hasExchange) return 'بازگشت به کیف پول'
  if (!isUndecided && worth === exchangeTotal) return 'تعویض هم‌قیمت'
  if (hasRefund) return 'تعویض و بازگشت به کیف پول'
  return isUndecided ? 'تعویض' : 'تفاوت تعویض، به کیف پول'
}

/** What the goods are worth, what is wanted instead costs of it, and what is left for the wallet. */
export function ReturnSum(props: ReturnSumProps) {
  const { worth, exchangeTotal, hasExchange, isUndecided } = props
  const rows: [string, number][] =
    hasExchange && !isUndecided
      ? [
          ['ارزش کالاهای مرجوعی', worth],
          ['کالای جایگزین', -exchangeTotal],
        ]
      : []
  return (
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
  )
}
