'use client'

import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { quoteRefund } from '@/lib/domain/refunds'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { CopyText } from '@/components/ui/copy-text'
import { REFUND_REASONS } from '@/lib/domain/refund-reasons'
import { persianDigits } from '@/lib/persian/digits'
import { groupByFour, isBankCard } from '@/lib/persian/identity'
import { currencyName } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import type { RefundableLine } from './refund-suggestion'

/** The money of a return goes back with its own last step, and not from here as well. */
export function OpenReturnNote({ refer }: { refer: StaffOrder['refers'][number] }) {
  return (
    <p className="bg-soon-bg text-soon-ink rounded-[10px] p-3">
      مرجوعی{' '}
      <Link
        href={`${deskPaths.inbox}?queue=returns&item=${refer.id}`}
        className="font-semibold underline underline-offset-4"
      >
        <bdi dir="ltr">{persianDigits(refer.code)}</bdi>
      </Link>{' '}
      باز است ({STATUS_TITLES[refer.status]})؛ پول کالاهای آن با گام آخر همان مرجوعی برمی‌گردد.
    </p>
  )
}

type RefundRowProps = {
  line: RefundableLine
  chosen: number
  onChoose: (units: number) => void
}

export function RefundRow({ line, chosen, onChoose }: RefundRowProps) {
  const { title, parent_value: variant, final_price: price, left, inReturns } = line
  const name = [title, ...Object.values(variant)].join('، ')
  return (
    <div
      className={`border-hair flex flex-wrap items-center gap-x-3 border-b px-3 py-2 last:border-0 ${chosen > 0 ? 'bg-acting-bg' : ''}`}
    >
      <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 phone:basis-full">
        <input
          type="checkbox"
          className="desk-check"
          disabled={left === 0}
          checked={chosen > 0}
          onChange={({ target }) => onChoose(target.checked ? left : 0)}
        />
        <span className="min-w-0 break-words">
          <MixedText>{name}</MixedText>
        </span>
      </label>
      <div className="flex shrink-0 items-center gap-3 phone:ms-[30px]">
        {left === 0 && (
          <span className="text-note shrink-0">{inReturns > 0 ? 'در مرجوعی' : 'پیش‌تر برگشته'}</span>
        )}
        {left > 1 && (
          <label className="text-note inline-flex shrink-0 items-center gap-1.5">
            <span className="sr-only">تعداد از {name}</span>
            <select
              className="desk-field w-16"
              value={chosen}
              onChange={({ target }) => onChoose(Number(target.value))}
            >
              {Array.from({ length: left + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {persianDigits(count)}
                </option>
              ))}
            </select>
            از {persianDigits(left)}
          </label>
        )}
        <b className="w-28 shrink-0 font-semibold phone:w-auto">
          <Amount rials={price * Math.max(chosen, 1)} />
        </b>
      </div>
    </div>
  )
}

type DestinationProps = {
  title: ReactNode
  text: ReactNode
  isChosen: boolean
  onChoose: () => void
}

export function Destination({ title, text, isChosen, onChoose }: DestinationProps) {
  return (
    <label
      className={`flex cursor-pointer gap-2.5 rounded-[10px] border p-3 ${isChosen ? 'border-acting bg-acting-bg' : 'border-hair'}`}
    >
      <input
        type="radio"
        name="destination"
        className="desk-check mt-0.5"
        checked={isChosen}
        onChange={onChoose}
      />
      <span>
        <b className="block font-semibold">{title}</b>
        <span className="text-note text-[12px]">{text}</span>
      </span>
    </label>
  )
}

/** Where a transfer goes by hand: the gateway gives no number whole of the card that paid. */
export function CustomerCard({ card }: { card: string | null }) {
  if (card === null) {
    return <p className="text-note">مشتری در حسابش شمارهٔ کارتی ننوشته است.</p>
  }
  const shown = groupByFour(card)
  return (
    <p className="flex flex-wrap items-center gap-x-1.5">
      <span className="text-note">کارتی که مشتری در حسابش نوشته است:</span>{' '}
      {isBankCard(card) ? (
        <CopyText text={card} shown={shown} label="شمارهٔ کارت" />
      ) : (
        <bdi dir="ltr">{persianDigits(shown)}</bdi>
      )}
    </p>
  )
}

type ReasonChoicesProps = { onChoose: (reason: string, hasGoods: boolean) => void }

/** What it mostly is, in one press. */
export function ReasonChoices({ onChoose }: ReasonChoicesProps) {
  return (
    <div role="group" aria-label="دلیل‌های آماده" className="-mt-2 flex flex-wrap gap-1.5">
      {REFUND_REASONS.map(({ text, hasGoods }) => (
        <button
          key={text}
          type="button"
          onClick={() => onChoose(text, hasGoods)}
          className="border-hair hover:bg-hover text-note inline-flex h-7 items-center rounded-full border px-2.5 text-[12px] phone:h-11 phone:px-3.5"
        >
          {text.slice(0, -1)}
        </button>
      ))}
    </div>
  )
}

type RefundSumsProps = {
  quote: ReturnType<typeof quoteRefund>
  coupon: string | null
  refundable: NonNullable<StaffOrder['refundable']>
}

/** How the sum comes about, and how far it may go. */
export function RefundSums({ quote, coupon, refundable }: RefundSumsProps) {
  const sums = [
    { label: 'مبلغ کالاها', amount: quote.goods },
    { label: `سهم کد تخفیف ${coupon ?? ''}`, amount: -quote.couponShare },
    { label: 'هزینهٔ ارسال', amount: quote.shipping },
  ].filter(({ amount }) => amount !== 0)
  const bounds = [
    { label: 'مانده از پول این سفارش', amount: refundable.amount },
    { label: 'سقف نقش شما در این سفارش', amount: refundable.limit },
  ]
  return (
    <dl className="border-hair grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-[10px] border p-3">
      {sums.map(({ label, amount }) => (
        <div key={label} className="contents">
          <dt className="text-note">
            <MixedText>{label}</MixedText>
          </dt>
          <dd className={amount < 0 ? 'text-late-ink' : undefined}>
            <Amount rials={amount} />
          </dd>
        </div>
      ))}
      <dt className="font-bold">
        به مشتری برمی‌گردد <span className="text-note font-normal">({currencyName()})</span>
      </dt>
      <dd className="font-bold">
        <Amount rials={quote.amount} />
      </dd>
      {bounds.map(({ label, amount }) =>
        amount === null ? null : (
          <div key={label} className="text-note contents text-[12px]">
            <dt className="text-note">{label}</dt>
            <dd className="text-note">
              <Amount rials={amount} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
