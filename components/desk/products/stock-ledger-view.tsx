'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { persianDigits } from '@/lib/persian/digits'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { fetchMovements, stockMovementsQuery } from '@/lib/client/desk/stock-movements'
import type { DeskStockMovement } from '@/lib/contract/desk/stock-movements'
import { STOCK_REASONS } from '@/lib/domain/stock-reasons'
import { formatDateTime, formatSheetMoment } from '@/lib/persian/dates'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { formatNumber } from '@/lib/persian/money'
import { DaySpanFields, readDaySpan } from '../ui/day-span-fields'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { DeskTable, type DeskColumn } from '../ui/desk-table'
import { ExportMenu } from '../ui/export-menu'
import { DeskSearch, DeskTabs, useListAddress } from '../ui/list-tools'
import { RowDensityField } from '../ui/row-density'
import { STOCK_REASON_TITLES } from '../ui/stock-labels'
import { FILTER_HINT, TABLE_HINTS } from '../ui/table-hints'

const RANGES = [
  { id: 'all', title: 'همه', days: null },
  { id: '7', title: '۷ روز', days: 7 },
  { id: '30', title: '۳۰ روز', days: 30 },
] as const

const nameOf = ({ title, choices, stock_id: id }: DeskStockMovement) =>
  title === null
    ? `تنوع ${formatNumber(id)}، که دیگر نیست`
    : [title, ...Object.values(choices)].join(' · ')

/** Left of the number stands its sign, as in a ledger. */
function Change({ change }: { change: number }) {
  return (
    <bdi dir="ltr" className={cn('font-semibold', change < 0 ? 'text-late-ink' : 'text-done-ink')}>
      {change < 0 ? '−' : '+'}
      {formatNumber(Math.abs(change))}
    </bdi>
  )
}

const hasSource = ({ order, actor, note }: DeskStockMovement) =>
  order !== null || actor !== '' || note !== ''

/** The order that it was sold or came back with, and what was written of it. */
function Source({ movement }: { movement: DeskStockMovement }) {
  const { order, note } = movement
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {order && (
        <Link
          href={deskPaths.order(order.id)}
          className="text-acting-ink font-semibold hover:underline"
        >
          <span className="sr-only">سفارش </span>
          <bdi dir="ltr">{persianDigits(order.code)}</bdi>
        </Link>
      )}
      {note && (
        <span className="text-note">
          <MixedText>{note}</MixedText>
        </span>
      )}
      {!order && !note && <None />}
    </span>
  )
}

const None = () => <span className="text-note">–</span>

/** What tells two rows of one good apart stands whole on a line of its own; the name may be cut. */
export function LedgerGood({
  movement,
  list = '',
}: {
  movement: DeskStockMovement
  list?: string
}) {
  const { title, choices, sku } = movement
  if (title === null) return <span className="text-note">{nameOf(movement)}</span>
  const variant = Object.values(choices).join(' · ')
  return (
    <span className="grid min-w-44 max-w-[26rem] whitespace-normal leading-5">
      <Link
        href={deskPaths.productOfLedger(movement.product_id, list)}
        className="line-clamp-1 font-semibold hover:underline phone:line-clamp-2"
      >
        <MixedText>{title}</MixedText>
      </Link>
      {(variant || sku) && (
        <span className="flex flex-wrap gap-x-2 text-[12px]">
          {variant && (
            <span>
              <MixedText>{variant}</MixedText>
            </span>
          )}
          {sku && (
            <bdi dir="ltr" className="text-note break-all">
              {sku}
            </bdi>
          )}
        </span>
      )}
    </span>
  )
}

const columnsOf = (list: string): DeskColumn<DeskStockMovement>[] => [
  {
    id: 'at',
    header: 'زمان',
    cell: ({ at }) => formatDateTime(at),
    className: 'md:whitespace-normal lg:whitespace-nowrap',
  },
  { id: 'good', header: 'کالا', cell: (movement) => <LedgerGood movement={movement} list={list} /> },
  { id: 'change', header: 'تغییر', cell: (movement) => <Change {...movement} /> },
  { id: 'quantity', header: 'مانده', cell: ({ quantity }) => formatNumber(quantity) },
  { id: 'reason', header: 'دلیل', cell: ({ reason }) => STOCK_REASON_TITLES[reason] },
  { id: 'source', header: 'سفارش و شرح', cell: (movement) => <Source movement={movement} /> },
  {
    id: 'actor',
    header: 'چه کسی',
    cell: ({ actor }) => (actor ? <MixedText>{actor}</MixedText> : <None />),
  },
]

const SHEET_COLUMNS = [
  ...['زمان', 'کالا', 'کد کالا', 'تغییر', 'مانده', 'دلیل', 'سفارش', 'چه کسی', 'شرح'],
]

export function StockLedgerView() {
  const address = useListAddress()
  const columns = useMemo(() => columnsOf(address.query), [address.query])
  const [today] = useState(() => toTehranTime(new Date()).day)
  const range = RANGES.find(({ id }) => id === address.get('tab')) ?? RANGES[0]
  const reason = STOCK_REASONS.find((one) => one === address.get('reason'))
  const product = address.get('product')
  const q = address.get('q').trim()
  const own = readDaySpan(address.get)
  const isOwnSpan = own.from !== '' || own.to !== ''
  const field = useRef<HTMLInputElement>(null)
  const find: DeskCommand = {
    ...{ id: 'find-movement', title: 'جستجو در گردش موجودی', group: 'گردش موجودی', keys: 'Slash' },
    run: () => field.current?.focus(),
  }
  useCommands([find])
  const filters = {
    ...(q && { q }),
    ...(reason && { reason }),
    ...(product && { product }),
    ...(!isOwnSpan && range.days && { from: addDays(today, 1 - range.days) }),
    ...(own.from && { from: own.from }),
    ...(own.to && { to: own.to }),
  }
  const movements = useInfiniteQuery(stockMovementsQuery(filters))
  const rows = movements.data?.pages.flatMap((page) => page.movements) ?? []
  const isNarrowed = Boolean(q || reason || product || range.days || isOwnSpan)
  async function* readSheet(signal: AbortSignal) {
    for await (const part of fetchMovements(filters, signal)) {
      yield {
        columns: SHEET_COLUMNS,
        rows: part.map((one) => [
          ...[formatSheetMoment(new Date(one.at)), nameOf(one), one.sku, one.change, one.quantity],
          STOCK_REASON_TITLES[one.reason],
          ...[one.order?.code ?? null, one.actor || null, one.note || null],
        ]),
        next: null,
      }
    }
  }
  return (
    <DeskPage
      title="گردش موجودی"
      needs="stock.write"
      isFlush
      hints={[...TABLE_HINTS, find, FILTER_HINT]}
      actions={<ExportMenu name="stock" what="گردش موجودی" read={readSheet} />}
      tabs={
        <DeskTabs
          label="بازه"
          current={isOwnSpan ? '' : range.id}
          tabs={RANGES.map(({ id, title }) => ({
            ...{ id, title },
            href: address.hrefOf({ tab: id, from: '', to: '' }),
          }))}
        />
      }
      tools={
        <>
          <DeskSearch
            label="نام یا کد کالا، کد سفارش"
            value={q}
            fieldRef={field}
            onSearch={(text) => address.set({ q: text })}
          />
          <DaySpanFields {...own} onChange={address.set} />
          <select
            className="desk-field w-44 shrink-0"
            aria-label="دلیل"
            value={reason ?? ''}
            onChange={({ target }) => address.set({ reason: target.value })}
          >
            <option value="">همهٔ دلیل‌ها</option>
            {STOCK_REASONS.map((one) => (
              <option key={one} value={one}>
                {STOCK_REASON_TITLES[one]}
              </option>
            ))}
          </select>
          {product && (
            <DeskButton onClick={() => address.set({ product: '' })}>همهٔ کالاها</DeskButton>
          )}
          <RowDensityField />
        </>
      }
    >
      <DeskQuery query={movements} what="گردش موجودی">
        {() =>
          rows.length === 0 ? (
            <DeskState
              title={isNarrowed ? 'با این فیلترها چیزی نیست' : 'هنوز موجودی‌ای تغییر نکرده است'}
              text="هر فروش، مرجوعی، ورود از فایل و تغییر موجودی در میز کار اینجا می‌آید."
              action={
                isNarrowed && (
                  <DeskButton
                    onClick={() =>
                      address.set({ q: '', tab: '', reason: '', product: '', from: '', to: '' })
                    }
                  >
                    برداشتن فیلترها
                  </DeskButton>
                )
              }
            />
          ) : (
            <DeskTable
              label="گردش موجودی"
              rows={rows}
              columns={columns}
              getId={({ id }) => id}
              getName={nameOf}
              getHref={({ product_id: id }) => deskPaths.productOfLedger(id, address.query)}
              rowHeight={52}
              card={(movement) => (
                <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
                  <LedgerGood movement={movement} list={address.query} />
                  <Change {...movement} />
                  <span className="text-note text-[12px]">
                    {STOCK_REASON_TITLES[movement.reason]} · {formatDateTime(movement.at)}
                  </span>
                  <span>مانده {formatNumber(movement.quantity)}</span>
                  {hasSource(movement) && (
                    <span className="col-span-2 flex flex-wrap gap-x-2">
                      {(movement.order || movement.note) && <Source movement={movement} />}
                      {movement.actor && <MixedText>{movement.actor}</MixedText>}
                    </span>
                  )}
                </div>
              )}
              more={{
                hasMore: movements.hasNextPage,
                isLoading: movements.isFetchingNextPage,
                load: () => void movements.fetchNextPage(),
              }}
            />
          )
        }
      </DeskQuery>
    </DeskPage>
  )
}
