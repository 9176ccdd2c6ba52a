import type { WholeOrder } from '@/lib/contract/orders/order'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import { formatWeekday } from '@/lib/persian/dates'
import { CHECK_DAYS, isReturnLate } from './return-promises'

/** By when the money is in the wallet; what is late has said so above. */
function dueOf(whole: WholeOrder): string {
  const { order, promised_by: promisedBy } = whole
  if (order.status !== 'returned' || !promisedBy) return `${CHECK_DAYS} پس از رسیدن کالا به انبار`
  return isReturnLate(whole) ? 'همین که بازبینی تمام شود' : `تا ${formatWeekday(promisedBy)}`
}

/** Where the money of a return goes and when, as long as it has not come. */
export function RefundPath({ whole }: { whole: WholeOrder }) {
  const { order, origin } = whole
  const { type, status, payable, exchange_total: exchangeTotal } = order
  const isAwaited = ['refer_request', 'refer_accept', 'returned'].includes(status)
  if (type !== 'refer' || !isAwaited || payable <= exchangeTotal) return null
  return (
    <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-md">
      <div className="flex justify-between gap-3">
        <dt className="text-ink-700">مقصد</dt>
        <dd className="font-semibold">کیف پول شما</dd>
      </div>
      <div className="flex justify-between gap-3">
        <dt className="shrink-0 text-ink-700">زمان</dt>
        <dd className="text-end font-semibold">{dueOf(whole)}</dd>
      </div>
      {typeof origin?.exchange_of !== 'number' && (
        <div className="text-sm text-ink-500">
          <dt className="sr-only">از کیف پول به حساب بانکی</dt>
          <dd>{WALLET_CREDIT}.</dd>
        </div>
      )}
    </dl>
  )
}
