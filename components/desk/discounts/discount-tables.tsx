import type { ReactNode } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { DeskCoupon, DeskFestival } from '@/lib/contract/desk/discounts'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { DeskState } from '../ui/desk-states'
import { DeskTable, type DeskColumn } from '../ui/desk-table'

type Timed = { starts_at: string; ends_at: string }
const STATE_TONES = {
  آینده: 'bg-soon-bg text-soon-ink',
  برپا: 'bg-done-bg text-done-ink',
  پایان‌یافته: '',
}

function stateOf({ starts_at: start, ends_at: end }: Timed, now: number): keyof typeof STATE_TONES {
  if (now < Date.parse(start)) return 'آینده'
  return now < Date.parse(end) ? 'برپا' : 'پایان‌یافته'
}

function StateTag({ of, now }: { of: Timed; now: number }) {
  const state = stateOf(of, now)
  return <span className={`desk-tag ${STATE_TONES[state]}`}>{state}</span>
}

const timeColumns = <Row extends Timed>(): DeskColumn<Row>[] => [
  {
    id: 'from',
    header: 'آغاز',
    cell: ({ starts_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    id: 'to',
    header: 'پایان',
    cell: ({ ends_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
]

function couponTerms({ kind, value, max_discount: most }: DeskCoupon): string {
  if (kind === 'amount') return `${formatAmount(value)} ${currencyName()}`
  return `${persianDigits(value)}٪${most === null ? '' : ` تا ${formatAmount(most)} ${currencyName()}`}`
}

function couponUse({ used, usage_limit: limit }: DeskCoupon): string {
  return limit === null
    ? `${formatNumber(used)} بار`
    : `${formatNumber(used)} از ${formatNumber(limit)}`
}

function OpenButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className="min-h-6 font-semibold hover:underline" onClick={onOpen}>
      {children}
    </button>
  )
}

type TableProps = { now: number; onOpen: (id: number) => void }

export function FestivalTable({
  festivals,
  now,
  onOpen,
}: TableProps & { festivals: DeskFestival[] }) {
  if (festivals.length === 0) {
    return (
      <DeskState
        title="هنوز جشنواره‌ای نیست"
        text="جشنواره به کالاهایی که برمی‌گزینید در زمانی که می‌گویید درصدی تخفیف می‌دهد."
      />
    )
  }
  const columns: DeskColumn<DeskFestival>[] = [
    {
      id: 'title',
      header: 'جشنواره',
      cell: ({ id, title }) => (
        <OpenButton onOpen={() => onOpen(id)}>
          <MixedText>{title}</MixedText>
        </OpenButton>
      ),
    },
    { id: 'state', header: 'وضعیت', cell: (festival) => <StateTag of={festival} now={now} /> },
    ...timeColumns<DeskFestival>(),
    {
      id: 'percent',
      header: 'تخفیف',
      cell: ({ most_percent: most }) => (most === 0 ? '–' : `تا ${persianDigits(most)}٪`),
    },
    { id: 'goods', header: 'کالا', cell: ({ goods }) => formatNumber(goods) },
    { id: 'gone', header: 'ناموجود', cell: ({ sold_out: gone }) => formatNumber(gone) },
  ]
  return (
    <DeskTable
      label="جشنواره‌ها"
      rows={festivals}
      columns={columns}
      getId={({ id }) => id}
      getName={({ title }) => title}
      getHref={({ id }) => `${deskPaths.discounts}?tab=festivals&festival=${id}`}
      card={(festival) => (
        <TimedCard of={festival} title={festival.title} now={now} onOpen={onOpen}>
          {formatNumber(festival.goods)} کالا، تا {persianDigits(festival.most_percent)}٪
        </TimedCard>
      )}
    />
  )
}

type CouponTableProps = TableProps & { coupons: DeskCoupon[]; isSearched: boolean }

export function CouponTable({ coupons, isSearched, now, onOpen }: CouponTableProps) {
  if (coupons.length === 0) {
    return isSearched ? (
      <DeskState title="کدی با این نام نیست" />
    ) : (
      <DeskState
        title="هنوز کدی نیست"
        text="کد تخفیف را خریدار در سبد می‌نویسد و از مبلغ سفارش کم می‌شود."
      />
    )
  }
  const columns: DeskColumn<DeskCoupon>[] = [
    {
      id: 'code',
      header: 'کد',
      cell: ({ id, code }) => (
        <OpenButton onOpen={() => onOpen(id)}>
          <bdi dir="ltr">{code}</bdi>
        </OpenButton>
      ),
    },
    { id: 'title', header: 'نام', cell: ({ title }) => <MixedText>{title}</MixedText> },
    { id: 'state', header: 'وضعیت', cell: (coupon) => <StateTag of={coupon} now={now} /> },
    { id: 'terms', header: 'تخفیف', cell: couponTerms },
    { id: 'used', header: 'به کار رفته', cell: couponUse },
    {
      id: 'given',
      header: `داده‌شده (${currencyName()})`,
      cell: ({ given }) => <Amount rials={given} />,
    },
    ...timeColumns<DeskCoupon>(),
  ]
  return (
    <DeskTable
      label="کدهای تخفیف"
      rows={coupons}
      columns={columns}
      getId={({ id }) => id}
      getName={({ code }) => code}
      getHref={({ id }) => deskPaths.coupon(id)}
      card={(coupon) => (
        <TimedCard of={coupon} title={coupon.code} now={now} onOpen={onOpen}>
          {couponTerms(coupon)} · {couponUse(coupon)}
        </TimedCard>
      )}
    />
  )
}

type TimedCardProps = TableProps & {
  of: Timed & { id: number }
  title: string
  children: ReactNode
}

/** The same on a phone. */
function TimedCard({ of, title, now, onOpen, children }: TimedCardProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1">
      <span className="truncate text-start">
        <OpenButton onOpen={() => onOpen(of.id)}>
          <MixedText>{title}</MixedText>
        </OpenButton>
      </span>
      <span className="justify-self-end">
        <StateTag of={of} now={now} />
      </span>
      <span>{children}</span>
      <span className="text-note justify-self-end text-[12px]">
        تا {formatDateTime(of.ends_at)}
      </span>
    </div>
  )
}
