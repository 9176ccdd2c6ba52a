'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { reportQuery } from '@/lib/client/desk/reports'
import {
  REPORT_STEPS,
  SALES_CUTS,
  type DeskReport,
  type SalesRow,
} from '@/lib/contract/desk/reports'
import { formatDate } from '@/lib/persian/dates'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { persianDigits } from '@/lib/persian/digits'
import { JALALI_MONTHS, toJalali } from '@/lib/persian/jalali'
import { toUnits, fromUnits } from '@/lib/persian/money'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { DaySpanFields, readDaySpan, type DaySpan } from '../ui/day-span-fields'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery } from '../ui/desk-states'
import { DeskTabs, useListAddress } from '../ui/list-tools'
import { MarginsCard } from './margins-card'
import { FunnelCard } from './funnel-card'
import { ReportActions } from './report-actions'
import { ReportFigure } from './report-figure'
import { ReportRanking } from './report-ranking'
import { SalesCutCard } from './sales-cut-card'
import { SalesChart } from './sales-chart'
import { readSalesSheet } from './sales-sheet'
import { SalesTable } from './sales-table'
import { StockValueCard } from './stock-value-card'
import { canCompare, describeTooFew } from './span-comparison'

type Step = (typeof REPORT_STEPS)[number]

const RANGES = [
  { id: '30', title: '۳۰ روز' },
  { id: '7', title: '۷ روز' },
  { id: '90', title: '۹۰ روز' },
  { id: 'month', title: 'این ماه' },
  { id: 'last-month', title: 'ماه پیش' },
  { id: 'year', title: 'امسال' },
] as const
const STEP_TITLES: Record<Step, string> = { day: 'روز', week: 'هفته', month: 'ماه' }

function spanOf(range: (typeof RANGES)[number]['id'], today: string): DaySpan {
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

/** Of the day that is not said, the other is: until today, or that day alone. */
function ownSpan({ from, to }: DaySpan, today: string): DaySpan | null {
  if (from === '' && to === '') return null
  if (to === '') return { from, to: from > today ? from : today }
  return { from: from || to, to }
}

const noon = (day: string) => `${day}T12:00:00Z`

function nameOf({ from, to }: DaySpan, by: Step): string {
  if (by === 'day') return formatDate(noon(from))
  const { year, month } = toJalali(from)
  if (by === 'month') return `${JALALI_MONTHS[month - 1]} ${persianDigits(year)}`
  return `${formatDate(noon(from))} تا ${formatDate(noon(to))}`
}

/** «۱۲ آبان», or the month alone. */
function shortNameOf({ from }: DaySpan, by: Step): string {
  const { month, day } = toJalali(from)
  const name = JALALI_MONTHS[month - 1] ?? ''
  return by === 'month' ? name : `${persianDigits(day)} ${name}`
}

export function ReportsView() {
  const address = useListAddress()
  const [today] = useState(() => toTehranTime(new Date()).day)
  const range = RANGES.find(({ id }) => id === address.get('tab')) ?? RANGES[0]
  const own = readDaySpan(address.get)
  const chosen = ownSpan(own, today)
  const span = chosen ?? spanOf(range.id, today)
  const cut = SALES_CUTS.find((one) => one === address.get('cut')) ?? 'category'
  const by = REPORT_STEPS.find((one) => one === address.get('by')) ?? 'day'
  const report = useQuery(reportQuery({ ...span, by }))
  /** On a phone these go with the page: its head would take a quarter of the window. */
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const spanFields = <DaySpanFields {...own} onChange={address.set} />
  const stepSelect = (
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
  )
  return (
    <DeskPage
      title="گزارش فروش"
      needs="reports.read"
      lead={nameOf(span, 'week')}
      actions={
        report.data && (
          <ReportActions
            span={span}
            title={nameOf(span, 'week')}
            read={() => readSalesSheet(report.data.rows, by)}
          />
        )
      }
      tabs={
        <DeskTabs
          label="بازه"
          current={chosen ? '' : range.id}
          tabs={RANGES.map(({ id, title }) => ({
            ...{ id, title },
            href: address.hrefOf({ tab: id, from: '', to: '' }),
          }))}
        />
      }
      tools={
        !isPhone && (
          <>
            {spanFields}
            {stepSelect}
          </>
        )
      }
    >
      {isPhone && spanFields}
      <DeskQuery query={report} what="گزارش">
        {(data) => (
          <Report report={data} by={by} from={span.from} stepSelect={isPhone && stepSelect}>
            <SalesCutCard
              span={span}
              spanName={nameOf(span, 'week')}
              cut={cut}
              onCut={(next) => address.set({ cut: next })}
            />
          </Report>
        )}
      </DeskQuery>
    </DeskPage>
  )
}

/** In whole units, as every sum of an order is. */
function averageOf({ net, orders }: { net: number; orders: number }): number {
  return orders === 0 ? 0 : fromUnits(Math.round(toUnits(net) / orders))
}

type ReportProps = {
  report: DeskReport
  by: Step
  from: string
  stepSelect: ReactNode
  children: ReactNode
}

function Report({ report, by, from, stepSelect, children }: ReportProps) {
  const {
    rows,
    totals,
    former,
    former_rows: formerRows,
    funnel,
    products,
    returns,
    coupons,
    stock,
    margins,
  } = report
  const hasBefore = canCompare(former.orders)
  const average = averageOf(totals)
  const averageBefore = averageOf(former)
  const nameOfRow = (row: SalesRow) => nameOf(row, by)
  return (
    <>
      {!hasBefore && <p className="text-note">{describeTooFew(former.orders)}</p>}
      <dl className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        <ReportFigure
          title="فروش خالص"
          now={totals.net}
          before={former.net}
          {...{ hasBefore }}
          isMoney
        />
        <ReportFigure title="سفارش" now={totals.orders} before={former.orders} {...{ hasBefore }} />
        <ReportFigure
          title="میانگین سبد"
          now={average}
          before={averageBefore}
          {...{ hasBefore }}
          isMoney
        />
        <ReportFigure
          title="تخفیف"
          now={totals.discount}
          before={former.discount}
          {...{ hasBefore }}
          isMoney
        />
      </dl>
      <section className="desk-card overflow-hidden" aria-label="فروش">
        <div className="grid gap-3.5 p-3.5">
          {stepSelect}
          <SalesChart
            rows={rows}
            former={formerRows}
            nameOf={nameOfRow}
            shortNameOf={(row) => shortNameOf(row, by)}
          />
        </div>
        <SalesTable rows={rows} step={STEP_TITLES[by]} nameOf={nameOfRow} />
      </section>
      {children}
      <FunnelCard funnel={funnel} from={from} />
      {margins && <MarginsCard margins={margins} />}
      <div className="grid items-start gap-3.5 lg:grid-cols-2">
        <ReportRanking
          title="پرفروش‌ها"
          note="بی آنچه پولش برگشته است"
          file="best-sellers"
          heads={{ name: 'کالا', count: 'تعداد', amount: 'فروش' }}
          empty="در این بازه کالایی فروخته نشده است."
          rows={products.map(({ id, title, units, sum, picture }) => ({
            ...{ key: id, name: title, count: units, picture },
            amount: sum,
          }))}
        />
        <div className="grid gap-3.5">
          <ReportRanking
            title="دلیل مرجوعی‌ها و بازپرداخت‌ها"
            file="return-reasons"
            heads={{ name: 'دلیل', count: 'تعداد', amount: 'پول برگشته' }}
            empty="در این بازه پولی به مشتری برنگشته است."
            rows={returns.map(({ reason, units, sum }) => ({
              ...{ key: reason, name: reason || 'بی‌دلیل', count: units, amount: sum },
            }))}
          />
          <ReportRanking
            title="کدهای تخفیف"
            file="coupons"
            heads={{ name: 'کد', count: 'سفارش', amount: 'تخفیف' }}
            empty="در این بازه کدی به کار نرفته است."
            rows={coupons.map(({ code, orders, given }) => ({
              ...{ key: code, name: code, count: orders },
              amount: given,
            }))}
          />
          <StockValueCard stock={stock} />
        </div>
      </div>
    </>
  )
}
