import { CopyText } from '@/components/ui/copy-text'
import type { WholeOrder } from '@/lib/contract/orders'
import { formatMoment } from '@/lib/persian/dates'
import { formatToman, TOMAN } from '@/lib/persian/money'
import type { ReactNode } from 'react'
import { deliveryOf } from './order-facts'

/** What is asked of an order most often, at one look. */
export function OrderBrief({ whole }: { whole: WholeOrder }) {
  const { order, payments } = whole
  const reference = payments.findLast(({ status }) => status === 'paid')?.ref_id
  const delivery = deliveryOf(whole)
  const facts: [string, ReactNode][] = [
    [
      'تاریخ ثبت',
      <time key="at" dateTime={order.created_at}>
        {formatMoment(order.created_at)}
      </time>,
    ],
    [
      order.type === 'refer' ? 'مبلغ درخواست' : 'مبلغ',
      <span key="sum">
        <bdi>{formatToman(order.payable)}</bdi> {TOMAN}
      </span>,
    ],
  ]
  if (reference) {
    facts.push(['شمارهٔ پیگیری', <CopyText key="ref" text={reference} label="شمارهٔ پیگیری" />])
  }
  if (delivery) facts.push(['زمان تحویل', delivery])
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-500">{label}</dt>
          <dd className="mt-0.5 flex min-h-9 items-center text-md font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
