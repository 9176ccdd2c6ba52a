import { useState, type PointerEvent } from 'react'
import { AccordionItem } from '@/components/ui/accordion'
import { Cell, ColumnHead, Table, TableHead, TableRow } from '@/components/ui/table'
import type { PriceHistory } from '@/lib/contract/product/price-history'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import {
  findLowestPoint,
  selectPointsWithin,
  type Period,
  createChartFrame,
  toChartPoint,
  findPointAt,
  buildStepPath,
  type PricePoints,
} from './price-points'

const CHART_WIDTH = 640
const CHART_HEIGHT = 220
const GRID_LINES = 4

type PriceChartProps = { points: PricePoints; now: number; label: string }

/** Time goes from left to right, as on every chart of prices. */
function PriceChart({ points, now, label }: PriceChartProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const frame = createChartFrame(points, now, CHART_WIDTH, CHART_HEIGHT)
  const path = buildStepPath(points, frame)
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
            <bdi className="text-base font-extrabold text-ink-900">{formatToman(point.price)}</bdi>{' '}
            {TOMAN}
          </span>
        )}
      </figcaption>
      <div dir="ltr" className="mt-2">
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
            (_, at) => (at * CHART_HEIGHT) / (GRID_LINES - 1),
          ).map((y) => (
            <path
              key={y}
              d={`M0 ${y}H${CHART_WIDTH}`}
              className="stroke-ink-200"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path d={`${path}V${CHART_HEIGHT}H0Z`} className="fill-brand-200 opacity-30" />
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
        <p className="mt-1.5 flex justify-between text-xs text-ink-500">
          <span dir="rtl">{formatDate(new Date(frame.from))}</span>
          <span dir="rtl">امروز</span>
        </p>
      </div>
    </figure>
  )
}

type PriceHistoryViewProps = { history: PriceHistory; period: Period }

/** The same data three times: a chart, a sentence and a table. */
export function PriceHistoryView({ history, period }: PriceHistoryViewProps) {
  const [now] = useState(() => Date.now())
  const { percent, final_price } = history
  const points = selectPointsWithin(history.points, period, now)
  const lowest = findLowestPoint(points)
  if (!lowest) return null
  const span = period === 365 ? 'یک سال' : `${persianDigits(period)} روز`
  const sentence = `کمترین قیمت در ${span} گذشته ${formatToman(lowest.price)} ${TOMAN} بوده است، ${formatDate(lowest.at)}.`
  return (
    <>
      <PriceChart points={points} now={now} label={`نمودار قیمت در ${span} گذشته. ${sentence}`} />
      <p
        role="status"
        className="mt-4 rounded-control bg-brand-50 px-4 py-2.5 text-md text-brand-800"
      >
        {sentence}
        {percent > 0 && (
          <>
            {' '}
            نمودار بدون تخفیف است؛ اکنون با {persianDigits(percent)}٪ تخفیف{' '}
            {formatToman(final_price)} {TOMAN}.
          </>
        )}
      </p>
      <AccordionItem title="همین به‌صورت جدول" className="mt-2 border-b-0">
        <Table caption={`قیمت در ${span} گذشته`} hideCaption className="max-h-72 overflow-y-auto">
          <TableHead>
            <tr>
              <ColumnHead>از تاریخ</ColumnHead>
              <ColumnHead>قیمت ({TOMAN})</ColumnHead>
            </tr>
          </TableHead>
          <tbody>
            {points.toReversed().map(({ at, price }) => (
              <TableRow key={at}>
                <Cell>{formatDate(at)}</Cell>
                <Cell isNumeric>{formatToman(price)}</Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </AccordionItem>
    </>
  )
}
