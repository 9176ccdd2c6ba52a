'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { reportQuery } from '@/lib/client/desk/reports'
import {
  REPORT_STEPS,
  type DeskReport,
  type SalesRow,
  type SalesTotals,
} from '@/lib/contract/desk/reports'
import { growthPercentOf } from '@/lib/domain/percents'
import { formatDate } from '@/lib/persian/dates'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { persianDigits } from '@/lib/persian/digits'
import { JALALI_MONTHS, toJalali } from '@/lib/persian/jalali'
import { formatNumber, formatAmount, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { Amount } from './amount'
import { DeskPage } from './desk-page'
import { DeskQuery } from './desk-states'
import { ExportMenu } from './export-menu'
import { DeskTabs, useListAddress } from './list-tools'
import { MarginsCard } from './margins-card'
import { FunnelCard } from './funnel-card'
import { SalesChart } from './sales-chart'
import { TaxExport } from './tax-export'

type Step = (typeof REPORT_STEPS)[number]
type Span = { from: string; to: string }

const RANGES = [
  { id: '30', title: '۳۰ روز' },
  { id: '7', title: '۷ روز' },
  { id: '90', title: '۹۰ روز' },
  { id: 'month', title: 'این ماه' },
  { id: 'last-month', title: 'ماه پیش' },
  { id: 'year', title: 'امسال' },
] as const
const STEP_TITLES: Record<Step, string> = { day: 'روز', week: 'هفته', month: 'ماه' }

function spanOf(range: (typeof RANGES)[number]['id'], today: string): Span {
  const { month, day } = toJalali(today)
  const first = addDays(today, 1 - day)
  if (range === 'month') return { from: first, to: today }
  if (range === 'last-month') {
    const last = addDays(first, -1)
    return { from: addDays(last, 1 - toJalali(last).day), to: last }
  }
  if (range === 'year') {
    const before = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30
    return { from: addDays(first, -before), to: today }
  }
  return { from: addDays(today, 1 - Number(range)), to: today }
}

const noon = (day: string) => `${day}T12:00:00Z`

function nameOf({ from, to }: Span, by: Step): string {
  if (by === 'day') return formatDate(noon(from))
  const { year, month } = toJalali(from)
  if (by === 'month') return `${JALALI_MONTHS[month - 1]} ${persianDigits(year)}`
  return `${formatDate(noon(from))} تا ${formatDate(noon(to))}`
}

/** «۱۲ آبان», or the month alone. */
function shortNameOf({ from }: Span, by: Step): string {
  const { month, day } = toJalali(from)
  const name = JALALI_MONTHS[month - 1] ?? ''
  return by === 'month' ? name : `${persianDigits(day)} ${name}`
}

const COLUMNS: readonly { key: keyof SalesTotals; title: string }[] = [
  { key: 'orders', title: 'سفارش' },
  { key: 'goods', title: 'کالاها' },
  { key: 'discount', title: 'تخفیف' },
  { key: 'shipping', title: 'ارسال' },
  { key: 'returned', title: 'مرجوعی' },
  { key: 'net', title: 'فروش خالص' },
]

/** As numbers alone, which a spreadsheet adds up. */
async function* readSheet(sales: readonly SalesRow[]) {
  yield {
    columns: ['از', 'تا', ...COLUMNS.map(({ title }) => title)],
    rows: sales.map((row) => [
      ...[row.from, row.to],
      ...COLUMNS.map(({ key }) => (key === 'orders' ? row.orders : toUnits(row[key]))),
    ]),
    next: null,
  }
}

export function ReportsView() {
  const address = useListAddress()
  const [today] = useState(() => toTehranTime(new Date()).day)
  const range = RANGES.find(({ id }) => id === address.get('tab')) ?? RANGES[0]
  const span = spanOf(range.id, today)
  const by = REPORT_STEPS.find((one) => one === address.get('by')) ?? 'day'
  const report = useQuery(reportQuery({ ...span, by }))
  return (
    <DeskPage
      title="گزارش فروش"
      needs="reports.read"
      lead={nameOf(span, 'week')}
      tabs={
        <DeskTabs
          label="بازه"
          current={range.id}
          tabs={RANGES.map(({ id, title }) => ({ id, title, href: address.hrefOf({ tab: id }) }))}
        />
      }
      tools={
        <>
          <select
            className="desk-field w-32 shrink-0"
            aria-label="هر ردیف"
            value={by}
            onChange={({ target }) => address.set({ by: target.value })}
          >
            {REPORT_STEPS.map((step) => (
              <option key={step} value={step}>
                هر {STEP_TITLES[step]}
              </option>
            ))}
          </select>
          <TaxExport span={span} title={nameOf(span, 'week')} />
          {report.data && (
            <ExportMenu
              name="sales"
              what={nameOf(span, 'week')}
              read={() => readSheet(report.data.rows)}
            />
          )}
        </>
      }
    >
      <DeskQuery query={report} what="گزارش">
        {(data) => <Report report={data} by={by} from={span.from} />}
      </DeskQuery>
    </DeskPage>
  )
}

/** In whole units, as every sum of an order is. */
function averageOf({ net, orders }: { net: number; orders: number }): number {
  return orders === 0 ? 0 : fromUnits(Math.round(toUnits(net) / orders))
}

type ReportProps = { report: DeskReport; by: Step; from: string }

function Report({ report, by, from }: ReportProps) {
  const { rows, totals, former, funnel, products, returns, coupons, stock, margins } = report
  const average = averageOf(totals)
  const averageBefore = averageOf(former)
  const nameOfRow = (row: SalesRow) => nameOf(row, by)
  return (
    <>
      <dl className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        <Figure title="فروش خالص" now={totals.net} before={former.net} isMoney />
        <Figure title="سفارش" now={totals.orders} before={former.orders} />
        <Figure title="میانگین سبد" now={average} before={averageBefore} isMoney />
        <Figure title="تخفیف داده‌شده" now={totals.discount} before={former.discount} isMoney />
      </dl>
      <section className="desk-card overflow-hidden" aria-label="فروش">
        <div className="p-3.5">
          <SalesChart rows={rows} nameOf={nameOfRow} shortNameOf={(row) => shortNameOf(row, by)} />
        </div>
        <div className="max-h-96 overflow-auto border-t border-line" tabIndex={0}>
          <table className="desk-table" aria-label="فروش">
            <thead>
              <tr>
                <th scope="col">{STEP_TITLES[by]}</th>
                {COLUMNS.map(({ key, title }) => (
                  <th key={key} scope="col">
                    {key === 'orders' ? title : `${title} (${currencyName()})`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map((row) => (
                <tr key={row.from}>
                  <td>{nameOfRow(row)}</td>
                  {COLUMNS.map(({ key }) => (
                    <td key={key}>
                      {row[key] === 0 ? (
                        <span className="text-note">–</span>
                      ) : key === 'orders' ? (
                        formatNumber(row.orders)
                      ) : (
                        <Amount rials={row[key]} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <FunnelCard funnel={funnel} from={from} />
      {margins && <MarginsCard margins={margins} />}
      <div className="grid items-start gap-3.5 lg:grid-cols-2">
        <Ranking
          title="پرفروش‌ها"
          empty="در این بازه کالایی فروخته نشده است."
          rows={products.map(({ id, title, units, sum }) => ({
            ...{ key: id, name: title, count: `${formatNumber(units)} عدد` },
            amount: sum,
          }))}
        />
        <div className="grid gap-3.5">
          <Ranking
            title="دلیل مرجوعی‌ها"
            empty="در این بازه پولی برای مرجوعی برنگشته است."
            rows={returns.map(({ reason, units }) => ({
              ...{ key: reason, name: reason || 'بی‌دلیل', count: `${formatNumber(units)} عدد` },
            }))}
          />
          <Ranking
            title="کدهای تخفیف"
            empty="در این بازه کدی به کار نرفته است."
            rows={coupons.map(({ code, orders, given }) => ({
              ...{ key: code, name: code, count: `${formatNumber(orders)} سفارش` },
              amount: given,
            }))}
          />
          <section className="desk-card p-3.5" aria-label="موجودی">
            <h2 className="mb-1 text-[14px] font-bold">موجودی همین حالا</h2>
            <p>
              {formatNumber(stock.units)} عدد از {formatNumber(stock.variants)} تنوع، به قیمت فروش{' '}
              <b className="font-semibold">
                {formatAmount(stock.value)} {currencyName()}
              </b>
              ؛ {formatNumber(stock.sold_out)} تنوع تمام شده است.
            </p>
            {stock.cost && (
              <p>
                {stock.cost.units === 0 ? (
                  'برای هیچ تنوعی بهای خرید نوشته نشده است.'
                ) : (
                  <>
                    بهای خرید {formatNumber(stock.cost.units)} عدد که بهایش نوشته شده{' '}
                    <b className="font-semibold">
                      {formatAmount(stock.cost.value)} {currencyName()}
                    </b>{' '}
                    است.
                  </>
                )}
              </p>
            )}
          </section>
        </div>
      </div>
    </>
  )
}

type FigureProps = { title: string; now: number; before: number; isMoney?: boolean }

function Figure({ title, now, before, isMoney = false }: FigureProps) {
  const change = growthPercentOf(now, before)
  const write = (amount: number) =>
    isMoney ? (
      <>
        <Amount rials={amount} /> {currencyName()}
      </>
    ) : (
      formatNumber(amount)
    )
  return (
    <div className="desk-card p-3.5">
      <dt className="text-note">{title}</dt>
      <dd className="text-[18px] font-bold">{write(now)}</dd>
      <dd className="text-note text-[12px]">
        {change === null
          ? 'در بازهٔ پیش چیزی نبود'
          : change === 0
            ? 'برابر بازهٔ پیش'
            : `${formatNumber(Math.abs(change))}٪ ${change > 0 ? 'بیشتر' : 'کمتر'} از بازهٔ پیش`}
      </dd>
    </div>
  )
}

type RankingRow = { key: string | number; name: string; count: string; amount?: number }

function Ranking(props: { title: string; empty: ReactNode; rows: readonly RankingRow[] }) {
  const { title, empty, rows } = props
  return (
    <section className="desk-card overflow-hidden" aria-label={title}>
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        {rows.some(({ amount }) => amount !== undefined) && (
          <span className="text-note ms-auto text-[12px]">{currencyName()}</span>
        )}
      </header>
      {rows.length === 0 ? (
        <p className="text-note p-3.5">{empty}</p>
      ) : (
        <ol>
          {rows.map(({ key, name, count, amount }) => (
            <li key={key} className="border-hair flex gap-3 border-b px-3.5 py-2 last:border-0">
              <span className="min-w-0 flex-1 truncate">
                <MixedText>{name}</MixedText>
              </span>
              <span className="text-note w-20 shrink-0">{count}</span>
              {amount !== undefined && (
                <b className="w-28 shrink-0 font-semibold">
                  <Amount rials={amount} />
                </b>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
