import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import type { SalesRow } from '@/lib/contract/desk/reports'
import { formatNumber } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { DeskButton } from '../ui/desk-button'
import { SALES_COLUMNS, titleOfSales } from './sales-sheet'

/** What stands before other reports; the older rows come when they are asked for. */
const LATEST_ROWS = 7

/** A phone shows what went back and what is left, and the orders under their day; the file has all. */
const isAside = ({ key }: Pick<(typeof SALES_COLUMNS)[number], 'key'>) =>
  key !== 'returned' && key !== 'net'

const isEmpty = (row: SalesRow) => SALES_COLUMNS.every(({ key }) => row[key] === 0)

type SalesTableProps = {
  rows: readonly SalesRow[]
  /** What one row is: a day, a week or a month. */
  step: string
  nameOf: (row: SalesRow) => string
}

/** What was sold in each step of the span, the last one first. */
export function SalesTable({ rows, step, nameOf }: SalesTableProps) {
  const [showsOlder, setShowsOlder] = useState(false)
  const [showsEmpty, setShowsEmpty] = useState(false)
  const empty = rows.filter(isEmpty).length
  const latest = rows.filter((row) => showsEmpty || !isEmpty(row)).toReversed()
  const older = Math.max(latest.length - LATEST_ROWS, 0)
  return (
    <>
      <div className="overflow-x-auto border-t border-line" tabIndex={0}>
        <table className="desk-table tabular-nums" aria-label="فروش">
          <thead>
            <tr>
              <th scope="col">{step}</th>
              {SALES_COLUMNS.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={cn(
                    'phone:!whitespace-normal phone:py-1',
                    isAside(column) && 'phone:hidden',
                  )}
                >
                  {titleOfSales(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(showsOlder || showsEmpty ? latest : latest.slice(0, LATEST_ROWS)).map((row) => (
              <tr key={row.from}>
                <td className="phone:!whitespace-normal phone:py-1.5">
                  {nameOf(row)}
                  <span className="text-note hidden text-[12px] phone:block">
                    {formatNumber(row.orders)} سفارش
                  </span>
                </td>
                {SALES_COLUMNS.map(({ key }) => (
                  <td
                    key={key}
                    className={cn(
                      isAside({ key }) && 'phone:hidden',
                      key === 'net' && 'font-semibold',
                    )}
                  >
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
      {(older > 0 || empty > 0) && (
        <div className="flex flex-wrap items-center gap-x-2 px-1.5 py-1">
          {older > 0 && !showsEmpty && (
            <DeskButton
              variant="plain"
              className="text-acting-ink"
              aria-expanded={showsOlder}
              onClick={() => setShowsOlder(!showsOlder)}
            >
              {showsOlder
                ? `تنها ${formatNumber(LATEST_ROWS)} ${step} آخر`
                : `${formatNumber(older)} ${step} پیش از آن`}
            </DeskButton>
          )}
          {empty > 0 && (
            <p className="text-note ms-auto flex flex-wrap items-center gap-x-1 ps-2">
              {formatNumber(empty)} {step} بی‌فروش
              {showsEmpty ? ' هم در جدول هست.' : ' در جدول نیامده است.'}
              <DeskButton
                variant="plain"
                className="text-acting-ink"
                aria-pressed={showsEmpty}
                onClick={() => setShowsEmpty(!showsEmpty)}
              >
                {showsEmpty ? 'جمع کردن' : 'نشان دادن همه'}
              </DeskButton>
            </p>
          )}
        </div>
      )}
    </>
  )
}
