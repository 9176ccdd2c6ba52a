import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { OPEN_RETURNS } from '@/lib/contract/orders/order-status'
import { findReturnPayer } from '@/lib/domain/return-reasons'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import { formatDeadline } from './order-arrival'
import { CHECK_DAYS, isReturnLate, EXCHANGE_COSTS, RETURN_COSTS } from './return-promises'

const isAwaited = ({ status }: Order) => OPEN_RETURNS.some((one) => one === status)

/** By when the money is in the wallet; what is late has said so above. */
function dueOf(whole: WholeOrder): string {
  const { order, promised_by: promisedBy } = whole
  if (order.status !== 'returned' || !promisedBy) return `${CHECK_DAYS} پس از رسیدن کالا به انبار`
  return isReturnLate(whole) ? 'همین که بازبینی تمام شود' : formatDeadline(promisedBy)
}

const payerOf = (items: WholeOrder['items'], hasFreeExchange: boolean) =>
  findReturnPayer(
    items.map(({ reason, exchange }) => ({
      ...{ reason: reason ?? '', isExchange: exchange !== undefined, hasFreeExchange },
    })),
  )

const isStillToSend = ({ status }: Order) => status === 'refer_request' || status === 'refer_accept'

/** Who pays the way back of goods that are not back yet, by their reasons; it is not taken off the sum. */
export function ReturnCost({ whole: { order, items } }: { whole: WholeOrder }) {
  if (order.type !== 'refer' || !isStillToSend(order)) return null
  // Whether an exchange was the first of its line is not known any more.
  const payer = payerOf(items, true)
  const costs = items.every(({ exchange }) => exchange) ? EXCHANGE_COSTS : RETURN_COSTS
  const cost = costs[payerOf(items, false) === payer ? payer : 'by_reason']
  return <p className="mt-3 text-md text-ink-700">{cost}</p>
}

/** Where the money of a return goes and when, as long as it has not come. */
export function RefundPath({ whole }: { whole: WholeOrder }) {
  const { order, origin } = whole
  const { type, payable, exchange_total: exchangeTotal } = order
  if (type !== 'refer' || !isAwaited(order) || payable <= exchangeTotal) return null
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
