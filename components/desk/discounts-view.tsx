'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { discountsQuery } from '@/lib/client/desk/discounts'
import type { DeskCoupon, DeskFestival } from '@/lib/contract/desk/discounts'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { Amount } from './amount'
import type { CouponDraft } from './coupon-draft'
import { CouponPanel } from './coupon-panel'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { DeskTable, type DeskColumn } from './desk-table'
import { FestivalCalendar } from './festival-calendar'
import { FestivalPanel, type FestivalDraft } from './festival-panel'
import { KeyHint } from './key-hint'
import { CALENDAR_HINTS } from './table-hints'
import { DeskTabs, useListAddress } from './list-tools'
import { useDrafts } from './use-drafts'

const NEW = 'new'
const group = 'تخفیف و جشنواره'
const TABS = { calendar: 'تقویم', festivals: 'جشنواره‌ها', coupons: 'کدهای تخفیف' }
const TAB_IDS = ['calendar', 'festivals', 'coupons'] as const

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

const DAY_MS = 86_400_000

const shiftMoment = (iso: string | null, days: number) =>
  iso === null ? null : new Date(Date.parse(iso) + days * DAY_MS).toISOString()

/** One that would end before it begins stays as it is. */
export function shiftFestival<Draft extends FestivalDraft>(
  draft: Draft,
  days: { start: number; end: number },
): Draft {
  const startsAt = shiftMoment(draft.starts_at, days.start)
  const endsAt = shiftMoment(draft.ends_at, days.end)
  const isEmpty = startsAt !== null && endsAt !== null && startsAt >= endsAt
  return isEmpty ? draft : { ...draft, starts_at: startsAt, ends_at: endsAt }
}

const withTimesOf = (saved: DeskFestival, draft: FestivalDraft): DeskFestival => ({
  ...saved,
  starts_at: draft.starts_at ?? saved.starts_at,
  ends_at: draft.ends_at ?? saved.ends_at,
})

export function DiscountsView() {
  const address = useListAddress()
  const discounts = useQuery(discountsQuery)
  const [now] = useState(() => Date.now())
  const festivalDrafts = useDrafts<FestivalDraft>()
  const draftOf = (saved: DeskFestival): FestivalDraft =>
    festivalDrafts.read(String(saved.id)) ?? saved
  const couponDrafts = useDrafts<CouponDraft>()
  const tab = TAB_IDS.find((id) => id === address.get('tab')) ?? 'calendar'
  const show = (changes: { festival?: string; coupon?: string }) =>
    address.set({ festival: '', coupon: '', ...changes })
  const close = () => show({})
  const add: DeskCommand = {
    ...{ id: 'add-festival', title: 'جشنوارهٔ تازه', group, keys: 'KeyC' },
    run: () => show({ festival: NEW }),
  }
  const addCode: DeskCommand = {
    ...{ id: 'add-coupon', title: 'کد تازه', group, keys: 'KeyN' },
    run: () => show({ coupon: NEW }),
  }
  useCommands([add, addCode])
  const festivalId = address.get('festival')
  const couponId = address.get('coupon')
  return (
    <DeskPage
      title="تخفیف و جشنواره"
      needs="discounts.write"
      isFlush
      hints={tab === 'calendar' ? [add, addCode, ...CALENDAR_HINTS] : [add, addCode]}
      actions={
        <>
          <DeskButton onClick={addCode.run}>
            کد تازه
            <KeyHint keys="KeyN" />
          </DeskButton>
          <DeskButton variant="primary" onClick={add.run}>
            <PlusIcon size={16} />
            جشنوارهٔ تازه
            <KeyHint keys="KeyC" />
          </DeskButton>
        </>
      }
      tabs={
        <DeskTabs
          label="نماهای تخفیف"
          current={tab}
          tabs={TAB_IDS.map((id) => ({
            ...{ id, title: TABS[id], href: address.tabHref(id) },
            count:
              id === 'calendar'
                ? undefined
                : (id === 'festivals' ? discounts.data?.festivals : discounts.data?.coupons)
                    ?.length,
          }))}
        />
      }
    >
      <DeskQuery query={discounts} what="تخفیف‌ها">
        {({ festivals, coupons, holidays }) => {
          const festival = festivals.find(({ id }) => String(id) === festivalId)
          const coupon = coupons.find(({ id }) => String(id) === couponId)
          return (
            <div className="flex min-h-0 flex-1">
              <div className="flex min-w-0 flex-1 flex-col">
                {tab === 'calendar' && (
                  <FestivalCalendar
                    festivals={festivals.map((one) => withTimesOf(one, draftOf(one)))}
                    holidays={holidays}
                    currentId={festival?.id ?? null}
                    onOpen={(id) => show({ festival: String(id) })}
                    isMoved={(id) => festivalDrafts.has(String(id))}
                    onMove={({ id }, days) => {
                      const saved = festivals.find((one) => one.id === id)
                      if (!saved) return
                      const draft = shiftFestival(draftOf(saved), days)
                      festivalDrafts.write(String(id), draft, saved)
                    }}
                  />
                )}
                {tab === 'festivals' && (
                  <FestivalTable
                    festivals={festivals}
                    now={now}
                    onOpen={(id) => show({ festival: String(id) })}
                  />
                )}
                {tab === 'coupons' && (
                  <CouponTable
                    coupons={coupons}
                    now={now}
                    onOpen={(id) => show({ coupon: String(id) })}
                  />
                )}
              </div>
              {(festival ?? (festivalId === NEW ? null : undefined)) !== undefined && (
                <FestivalPanel
                  key={festivalId}
                  saved={festival ?? null}
                  drafts={festivalDrafts}
                  onClose={close}
                  onSaved={(id) => show({ festival: String(id) })}
                />
              )}
              {(coupon ?? (couponId === NEW ? null : undefined)) !== undefined && (
                <CouponPanel
                  key={couponId}
                  saved={coupon ?? null}
                  codes={coupons.map(({ code }) => code)}
                  drafts={couponDrafts}
                  onClose={close}
                  onSaved={(id) => show({ coupon: String(id) })}
                />
              )}
            </div>
          )
        }}
      </DeskQuery>
    </DeskPage>
  )
}

function OpenButton({ onOpen, children }: { onOpen: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className="min-h-6 font-semibold hover:underline" onClick={onOpen}>
      {children}
    </button>
  )
}

type TableProps = { now: number; onOpen: (id: number) => void }

function FestivalTable({ festivals, now, onOpen }: TableProps & { festivals: DeskFestival[] }) {
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
      card={(festival) => (
        <TimedCard of={festival} title={festival.title} now={now} onOpen={onOpen}>
          {formatNumber(festival.goods)} کالا، تا {persianDigits(festival.most_percent)}٪
        </TimedCard>
      )}
    />
  )
}

function CouponTable({ coupons, now, onOpen }: TableProps & { coupons: DeskCoupon[] }) {
  if (coupons.length === 0) {
    return (
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
  children: React.ReactNode
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
