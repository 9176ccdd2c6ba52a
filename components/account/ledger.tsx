import { cn } from '@/components/ui/cn'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { WalletTransaction } from '@/lib/contract/wallet'
import { formatMoment } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'

const reasons: Record<WalletTransaction['reason'], string> = {
  charge: 'شارژ کیف پول',
  purchase: 'پرداخت سفارش',
  refund: 'بازگشت پول',
  gift: 'هدیهٔ ویترین',
}

/** A list and no table: on a phone a line of it is read as one thing. */
export function Ledger({ transactions }: { transactions: WalletTransaction[] }) {
  return (
    <ul className="divide-y divide-line">
      {transactions.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: WalletTransaction }) {
  const { amount, reason, order, note, created_at: at, balance_after: left } = line
  const came = amount > 0
  const time = <time dateTime={at}>{formatMoment(at)}</time>
  return (
    <li className="flex items-start gap-3 py-3.5 first:pt-0 last:pb-0">
      <span
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-control',
          came ? 'bg-success-50 text-success-600' : 'bg-ink-100 text-ink-700',
        )}
      >
        <ChevronDownIcon size={18} className={came ? undefined : 'rotate-180'} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{reasons[reason]}</span>
          <span className={cn('font-bold', came && 'text-success-600')}>
            <span className="sr-only">{came ? 'واریز' : 'برداشت'} </span>
            <bdi dir="ltr">
              <span aria-hidden>{came ? '+' : '−'}</span>
              {formatToman(Math.abs(amount))}
            </bdi>{' '}
            <span className="text-xs font-normal text-ink-500">{TOMAN}</span>
          </span>
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-ink-500">
          {order && (
            <span className="desk:text-sm">
              سفارش <bdi dir="ltr">{persianDigits(order.code)}</bdi>
            </span>
          )}
          {!order && time}
          <span>مانده {formatToman(left)}</span>
        </p>
        {order && <p className="mt-0.5 text-xs text-ink-500">{time}</p>}
        {note && (
          <p dir="auto" className="mt-0.5 text-start text-sm text-ink-500">
            {note}
          </p>
        )}
      </div>
    </li>
  )
}
