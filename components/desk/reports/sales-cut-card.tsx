'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { salesCutQuery } from '@/lib/client/desk/reports'
import { SALES_CUTS, type SalesCut, type SalesCutRow } from '@/lib/contract/desk/reports'
import { currencyName, formatNumber, toUnits } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import type { DaySpan } from '../ui/day-span-fields'
import { DeskButton } from '../ui/desk-button'
import { DeskQuery } from '../ui/desk-states'
import { ExportMenu } from '../ui/export-menu'
import { gatewayTitle } from '../orders/order-labels'

const CUT_TITLES: Record<SalesCut, string> = {
  category: 'دسته',
  brand: 'برند',
  city: 'شهر',
  gateway: 'درگاه',
}
const NOTES: Record<SalesCut, string> = {
  category: 'پول پرداخت‌شده برای کالاهای هر دسته، پیش از کد تخفیف و مرجوعی.',
  brand: 'پول پرداخت‌شده برای کالاهای هر برند، پیش از کد تخفیف و مرجوعی.',
  city: 'کالا و ارسال پس از تخفیف، پیش از مرجوعی؛ شهر از نشانی سفارش است.',
  gateway: 'پولی که از هر راه رسیده است، پیش از مرجوعی.',
}

function nameOf(cut: SalesCut, { name }: SalesCutRow): string {
  if (cut === 'gateway') return gatewayTitle(name)
  return name || 'بی‌نشانی'
}

async function* readSheet(cut: SalesCut, rows: readonly SalesCutRow[]) {
  yield {
    columns: [CUT_TITLES[cut], 'سفارش', `مبلغ (${currencyName()})`],
    rows: rows.map((row) => [nameOf(cut, row), row.orders, toUnits(row.sum)]),
    next: null,
  }
}

const percent = (part: number, whole: number) => (whole <= 0 ? 0 : Math.round((part / whole) * 100))

/** With the rest under one button, so that no list scrolls inside the page. */
const FIRST_ROWS = 8

function CutTable({ cut, rows }: { cut: SalesCut; rows: readonly SalesCutRow[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const whole = rows.reduce((sum, row) => sum + row.sum, 0)
  if (rows.length === 0) return <p className="text-note p-3.5">در این بازه فروشی نبوده است.</p>
  return (
    <>
      <div
        role="group"
        aria-label={`جدول فروش هر ${CUT_TITLES[cut]}`}
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="desk-table tabular-nums" aria-label={`فروش هر ${CUT_TITLES[cut]}`}>
          <thead>
            <tr>
              <th scope="col">{CUT_TITLES[cut]}</th>
              <th scope="col">سفارش</th>
              <th scope="col">مبلغ ({currencyName()})</th>
              <th scope="col">سهم</th>
            </tr>
          </thead>
          <tbody>
            {(showsAll ? rows : rows.slice(0, FIRST_ROWS)).map((row) => (
              <tr key={row.key}>
                <th scope="row" className="whitespace-normal text-start font-semibold">
                  <MixedText>{nameOf(cut, row)}</MixedText>
                </th>
                <td>{formatNumber(row.orders)}</td>
                <td>
                  <Amount rials={row.sum} />
                </td>
                <td className="text-note">{formatNumber(percent(row.sum, whole))}٪</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > FIRST_ROWS && (
        <DeskButton
          variant="plain"
          className="text-acting-ink m-1.5"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? `تنها ${formatNumber(FIRST_ROWS)} ${CUT_TITLES[cut]} اول`
            : `${formatNumber(rows.length - FIRST_ROWS)} ${CUT_TITLES[cut]} دیگر`}
        </DeskButton>
      )}
    </>
  )
}

type SalesCutCardProps = {
  span: DaySpan
  spanName: string
  cut: SalesCut
  onCut: (cut: SalesCut) => void
}

/** What of the sales was of which category, brand or city, or came by which gateway. */
export function SalesCutCard({ span, spanName, cut, onCut }: SalesCutCardProps) {
  const query = useQuery(salesCutQuery({ ...span, cut }))
  return (
    <section className="desk-card overflow-hidden" aria-labelledby="sales-cut">
      <header className="flex-wrap gap-2">
        <h2 id="sales-cut" className="text-[14px] font-bold">
          فروش به تفکیک
        </h2>
        <div
          role="group"
          aria-label="به تفکیک چه"
          className="flex flex-wrap gap-1.5 phone:order-last phone:grid phone:w-full phone:grid-cols-4"
        >
          {SALES_CUTS.map((one) => (
            <DeskButton
              key={one}
              aria-pressed={one === cut}
              className={cn('!h-7 !px-2 phone:!h-11', one === cut && 'border-acting text-acting')}
              onClick={() => onCut(one)}
            >
              {CUT_TITLES[one]}
            </DeskButton>
          ))}
        </div>
        {query.data && (
          <span className="ms-auto">
            <ExportMenu
              name={`sales-by-${cut}`}
              what={`فروش هر ${CUT_TITLES[cut]}، ${spanName}`}
              read={() => readSheet(cut, query.data)}
            />
          </span>
        )}
      </header>
      <p className="text-note px-3.5 pt-2 text-[12px]">{NOTES[cut]}</p>
      <DeskQuery query={query} what="فروش به تفکیک">
        {(rows) => <CutTable key={cut} cut={cut} rows={rows} />}
      </DeskQuery>
    </section>
  )
}
