import { useState, type PointerEvent } from 'react'
import { AccordionItem } from '@/components/ui/accordion'
import { Cell, ColumnHead, Table, TableHead, TableRow } from '@/components/ui/table'
import type { PriceHistory } from '@/lib/contract/product/price-history'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import {
  calculateAveragePrice,
  findLowestPoint,
  selectPointsWithin,
  type Period,
  createChartFrame,
  GRID_INTERVALS,
  toChartPoint,
  findPointAt,
  buildStepPath,
  type PricePoints,
} from './price-points'

const CHART_WIDTH = 640
const CHART_HEIGHT = 220
const GRID_LINES = GRID_INTERVALS + 1

/** The values of the lines, the highest first. */
function valuesOfGrid({ low, high }: { low: number; high: number }): number[] {
  return Array.from({ length: GRID_LINES }, (_, at) => high - (at * (high - low)) / GRID_INTERVALS)
}

type PriceChartProps = { points: PricePoints; now: number; average: number; label: string }

/** Time goes from left to right, as on every chart of prices. */
function PriceChart({ points, now, average, label }: PriceChartProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const frame = createChartFrame(points, now, CHART_WIDTH, CHART_HEIGHT)
  const path = buildStepPath(points, frame)
  const averageY = toChartPoint(frame, now, average).y
  const moment = pointedAt ?? now
  const point = findPointAt(points, moment)
  const marker = point && toChartPoint(frame, moment, point.price)

  function handlePointer(event: PointerEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect()
    const part = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1)
    setPointedAt(frame.from + part * (frame.to - frame.from))
  }

  return (
    <figure className="mt-4">
      <figcaption className="flex min-h-7 items-baseline justify-between gap-3 text-sm text-ink-500">
        <span>{pointedAt === null ? 'امروز' : formatDate(new Date(moment))}</span>
        {point && (
          <span>
            <bdi className="text-base font-extrabold text-ink-900">{formatAmount(point.price)}</bdi>{' '}
            {currencyName()}
          </span>
        )}
      </figcaption>
      <div dir="ltr" className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <ol
          aria-hidden="true"
          className="flex flex-col justify-between text-end text-xs leading-none text-ink-500"
        >
          {valuesOfGrid(frame).map((price) => (
            <li key={price}>{formatAmount(Math.round(price))}</li>
          ))}
        </ol>
        <div className="relative">
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
            preserveAspectRatio="none"
            className="h-44 w-full cursor-crosshair touch-pan-y overflow-visible desk:h-56"
            onPointerMove={handlePointer}
            onPointerDown={handlePointer}
            onPointerLeave={() => setPointedAt(null)}
          >
            {Array.from(
              { length: GRID_LINES },
              (_, at) => (at * CHART_HEIGHT) / GRID_INTERVALS,
            ).map((y) => (
              <path
                key={y}
                d={`M0 ${y}H${CHART_WIDTH}`}
                className="stroke-ink-200"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path
              d={`M0 ${averageY}H${CHART_WIDTH}`}
              strokeDasharray="2 5"
              vectorEffect="non-scaling-stroke"
              className="stroke-brand-700"
            />
            <path
              d={`${path}V${CHART_HEIGHT}H0Z`}
              className="fill-brand-200 opacity-30 dark:opacity-10"
            />
            <path
              d={path}
              fill="none"
              strokeWidth={2.5}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-brand-500"
            />
            {marker && (
              <path
                d={`M${marker.x} 0V${CHART_HEIGHT}`}
                strokeDasharray="4 4"
                vectorEffect="non-scaling-stroke"
                className="stroke-ink-500"
              />
            )}
          </svg>
          <span
            aria-hidden="true"
            style={{ top: `${(averageY / CHART_HEIGHT) * 100}%` }}
            className="pointer-events-none absolute start-1 -translate-y-full text-xs text-brand-700"
          >
            میانگین
          </span>
        </div>
        <p className="col-start-2 mt-1.5 flex justify-between text-xs text-ink-500">
          <span dir="rtl">{formatDate(new Date(frame.from))}</span>
          <span dir="rtl">امروز</span>
        </p>
      </div>
    </figure>
  )
}

type PriceHistoryViewProps = { history: PriceHistory; period: Period }

/** In rials; nobody has paid an average, so it is said in round numbers. */
const ROUNDED_TO = 10_000

/** The same data three times: a chart, a sentence and a table. */
export function PriceHistoryView({ history, period }: PriceHistoryViewProps) {
  const [now] = useState(() => Date.now())
  const points = selectPointsWithin(history.points, period, now)
  const lowest = findLowestPoint(points)
  if (!lowest) return null
  const span = period === 365 ? 'یک سال' : `${persianDigits(period)} روز`
  const average = calculateAveragePrice(points, now)
  const highest = Math.max(...points.map(({ price }) => price))
  const sentence = `کمترین قیمت در ${span} گذشته ${formatAmount(lowest.price)} ${currencyName()} بوده است، ${formatDate(lowest.at)}؛ میانگین آن ${formatAmount(Math.round(average / ROUNDED_TO) * ROUNDED_TO)} و بیشترین آن ${formatAmount(highest)} ${currencyName()}.`
  return (
    <>
      <PriceChart
        points={points}
        now={now}
        average={average}
        label={`نمودار قیمت در ${span} گذشته. ${sentence}`}
      />
      <p
        role="status"
        className="mt-4 rounded-control bg-brand-50 px-4 py-2.5 text-md text-brand-800"
      >
        {sentence}
      </p>
      <AccordionItem title="همین به‌صورت جدول" className="mt-2 border-b-0">
        <Table caption={`قیمت در ${span} گذشته`} hideCaption className="max-h-72 overflow-y-auto">
          <TableHead>
            <tr>
              <ColumnHead>از تاریخ</ColumnHead>
              <ColumnHead>قیمت ({currencyName()})</ColumnHead>
            </tr>
          </TableHead>
          <tbody>
            {points.toReversed().map(({ at, price }) => (
              <TableRow key={at}>
                <Cell>{formatDate(at)}</Cell>
                <Cell isNumeric>{formatAmount(price)}</Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </AccordionItem>
    </>
  )
}
