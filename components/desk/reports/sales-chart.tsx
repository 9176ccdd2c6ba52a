'use client'

import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cn } from '@/components/ui/cn'
import type { SalesRow } from '@/lib/contract/desk/reports'
import { formatNumber, formatAmount, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { Amount } from '../ui/amount'

const HEIGHT = 160
const BAR = 10
const GAP = 4
const FEWEST_STEPS = 4
const MOST_DAYS_AT_FOOT = 6
/** So many have their names beside one another, as the months of a year and the one it began in. */
const MOST_ALL_NAMED = 13
const LEAST_HEIGHT = 2

const SCALES = [
  { size: 1_000_000_000, word: 'میلیارد ' },
  { size: 1_000_000, word: 'میلیون ' },
  { size: 1_000, word: 'هزار ' },
]
const SINGLE_UNITS = { size: 1, word: '' }

/** A scale of round numbers, in rials, that the largest amount fits into, and the least where it is a loss. */
export function scaleOf(mostRials: number, leastRials = 0) {
  const loss = Math.max(-toUnits(leastRials), 0)
  const most = Math.max(toUnits(mostRials), loss > 0 ? 0 : 1)
  const scale = SCALES.find(({ size }) => Math.max(most, loss) >= size) ?? SINGLE_UNITS
  const least = (most + loss) / FEWEST_STEPS
  const power = 10 ** Math.floor(Math.log10(least))
  const step = ([1, 2, 5, 10].find((one) => one * power >= least) ?? 10) * power
  const [above, below] = [Math.ceil(most / step), Math.ceil(loss / step)]
  const steps = above + below
  return {
    unit: `${scale.word}${currencyName()}`,
    top: fromUnits(above * step),
    bottom: below === 0 ? 0 : fromUnits(-below * step),
    ticks: Array.from({ length: steps + 1 }, (_, nth) => ({
      share: nth / steps,
      text: formatNumber(((nth - below) * step) / scale.size),
    })),
  }
}

type SalesChartProps = {
  rows: readonly SalesRow[]
  /** Of as many days before, the first beside the first. */
  former?: readonly SalesRow[]
  nameOf: (row: SalesRow) => string
  /** As short as the foot of the chart needs it. */
  shortNameOf: (row: SalesRow) => string
}

/** A bar for each row, the first at the right; the table under it says the same in numbers. */
export function SalesChart({ rows, former = [], nameOf, shortNameOf }: SalesChartProps) {
  const captionId = useId()
  const [current, setCurrent] = useState<number | null>(null)
  const last = rows.length - 1
  const most = Math.max(...rows.map(({ net }) => net), 0)
  const before = former.slice(0, rows.length)
  const hasFormer = before.some(({ net }) => net !== 0)
  const sums = [...rows, ...before].map(({ net }) => net)
  const { unit, top, bottom, ticks } = scaleOf(Math.max(most, ...sums), Math.min(0, ...sums))
  const heightOf = (net: number) => (net / (top - bottom)) * HEIGHT
  const zero = heightOf(top)
  const width = rows.length * (BAR + GAP)
  const best = most > 0 ? rows.find(({ net }) => net === most) : undefined
  const chosen = current === null ? undefined : rows[current]
  const share = current === null ? 0 : (current + 0.5) / rows.length
  const every = rows.length <= MOST_ALL_NAMED ? 1 : Math.ceil(rows.length / MOST_DAYS_AT_FOOT)
  const handlePointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { right, width: drawn } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((right - clientX) / drawn) * rows.length)
    setCurrent(Math.min(Math.max(at, 0), last))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const at = current ?? last
    const moves: Record<string, number> = {
      ArrowLeft: at + 1,
      ArrowUp: at + 1,
      ArrowRight: at - 1,
      ArrowDown: at - 1,
      Home: 0,
      End: last,
    }
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    setCurrent(Math.min(Math.max(to, 0), last))
  }
  const read = (row: SalesRow | undefined) =>
    row ? `${nameOf(row)}: ${formatAmount(row.net)} ${currencyName()}` : ''
  return (
    <figure>
      <figcaption id={captionId} className="sr-only">
        {best
          ? `بیشترین فروش خالص، ${nameOf(best)} با ${formatAmount(best.net)} ${currencyName()}. جدول زیر همین را با عدد می‌گوید.`
          : 'در این بازه فروشی نبوده است.'}
      </figcaption>
      <p className="text-note mb-2 flex flex-wrap gap-x-4 text-[12px]" aria-hidden="true">
        <span>فروش خالص ({unit})</span>
        {hasFormer && (
          <>
            <span className="inline-flex items-center gap-1.5">
              <span className="bg-acting size-2.5 rounded-sm" /> این بازه
            </span>
            <span className="inline-flex items-center gap-1.5">
              <span className="w-4 border-t-2 border-dashed border-edge" /> بازهٔ پیش
            </span>
          </>
        )}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div
          aria-hidden="true"
          className="text-note grid text-[11px] leading-none [&>*]:col-start-1 [&>*]:row-start-1"
        >
          {ticks.map(({ share: height, text }) => (
            <span key={text} className="relative" style={{ top: `${(1 - height) * HEIGHT - 5}px` }}>
              {text}
            </span>
          ))}
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label="نمودار فروش خالص"
          aria-describedby={captionId}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={rows.length}
          aria-valuenow={(current ?? last) + 1}
          aria-valuetext={read(rows[current ?? last])}
          className="relative cursor-crosshair touch-pan-y"
          onKeyDown={handleKeyDown}
          onFocus={() => setCurrent(current ?? last)}
          onBlur={() => setCurrent(null)}
          onPointerMove={handlePointer}
          onPointerDown={handlePointer}
          onPointerLeave={({ currentTarget }) => {
            if (currentTarget !== document.activeElement) setCurrent(null)
          }}
        >
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-40 w-full overflow-visible"
          >
            {ticks.map(({ share: height, text }) => (
              <line
                key={text}
                x1="0"
                x2={width}
                y1={(1 - height) * HEIGHT}
                y2={(1 - height) * HEIGHT}
                vectorEffect="non-scaling-stroke"
                className={(1 - height) * HEIGHT === zero ? 'stroke-field' : 'stroke-hair'}
              />
            ))}
            {rows.map((row, at) => {
              const isLoss = row.net < 0
              const height = Math.max(heightOf(Math.abs(row.net)), row.net === 0 ? 0 : LEAST_HEIGHT)
              return (
                <rect
                  key={row.from}
                  x={width - (at + 1) * (BAR + GAP) + GAP / 2}
                  y={isLoss ? zero : zero - height}
                  width={BAR}
                  height={height}
                  className={cn(
                    at === current
                      ? 'forced-colors:fill-[Highlight]'
                      : 'forced-colors:fill-[CanvasText]',
                    isLoss && (at === current ? 'fill-late-ink' : 'fill-late'),
                    !isLoss && (at === current ? 'fill-acting-ink' : 'fill-acting'),
                    current !== null && at !== current && 'opacity-60',
                  )}
                />
              )
            })}
            {hasFormer && (
              <polyline
                points={before
                  .map(({ net }, at) => {
                    const x = width - (at + 0.5) * (BAR + GAP)
                    return `${x},${zero - heightOf(net)}`
                  })
                  .join(' ')}
                vectorEffect="non-scaling-stroke"
                strokeWidth="1.5"
                strokeDasharray="4 3"
                fill="none"
                className="stroke-ink-700"
              />
            )}
          </svg>
          {chosen && (
            <p
              className="shadow-float pointer-events-none absolute top-0 z-10 whitespace-nowrap rounded-lg bg-paper px-2.5 py-1.5 text-[12px] text-ink-900 forced-colors:border"
              style={
                share < 0.5
                  ? { insetInlineStart: `${share * 100}%` }
                  : { insetInlineEnd: `${(1 - share) * 100}%` }
              }
            >
              <span className="text-note block">{nameOf(chosen)}</span>
              <b className="font-semibold">
                <Amount rials={chosen.net} /> {currencyName()}
              </b>
              {hasFormer && current !== null && before[current] && (
                <span className="text-note block">
                  پیش از آن <Amount rials={before[current].net} />
                </span>
              )}
            </p>
          )}
        </div>
        <div aria-hidden="true" className="text-note relative col-start-2 h-6 text-[11px]">
          {rows.map(
            (row, at) =>
              at % every === 0 &&
              rows.length - at >= every / 2 && (
                <span
                  key={row.from}
                  className={cn(
                    'absolute top-1.5 whitespace-nowrap ltr:-translate-x-1/2 rtl:translate-x-1/2',
                    (at / every) % 2 === 1 && 'phone:invisible',
                  )}
                  style={{ insetInlineStart: `${((at + 0.5) / rows.length) * 100}%` }}
                >
                  {shortNameOf(row)}
                </span>
              ),
          )}
        </div>
      </div>
    </figure>
  )
}
