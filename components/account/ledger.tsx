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
        <p className="font-semibold">{reasons[reason]}</p>
        {(order || note) && (
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-500">
            {order && (
              <span>
                سفارش <bdi dir="ltr">{persianDigits(order.code)}</bdi>
              </span>
            )}
            {note && <span dir="auto">{note}</span>}
          </p>
        )}
        <time dateTime={at} className="mt-0.5 block text-xs text-ink-500">
          {formatMoment(at)}
        </time>
      </div>
      <div className="shrink-0 text-end">
        <p className={cn('font-bold', came && 'text-success-600')}>
          <span className="sr-only">{came ? 'واریز' : 'برداشت'} </span>
          <bdi dir="ltr">
            <span aria-hidden>{came ? '+' : '−'}</span>
            {formatToman(Math.abs(amount))}
          </bdi>{' '}
          <span className="text-xs font-normal text-ink-500">{TOMAN}</span>
        </p>
        <p className="mt-0.5 text-xs text-ink-500">مانده {formatToman(left)}</p>
      </div>
    </li>
  )
}
