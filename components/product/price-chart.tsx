import { useState, type PointerEvent } from 'react'
import { formatDate } from '@/lib/persian/dates'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { frameOf, placeOf, pointAt, stepPath, type Points } from './price-periods'

const WIDTH = 640
const HEIGHT = 220
const LINES = 4

type PriceChartProps = { points: Points; now: number; label: string }

/** Time goes from left to right as on every chart of prices; the words around it stay Persian. */
export function PriceChart({ points, now, label }: PriceChartProps) {
  const [seen, setSeen] = useState<number | null>(null)
  const frame = frameOf(points, now, WIDTH, HEIGHT)
  const path = stepPath(points, frame)
  const moment = seen ?? now
  const point = pointAt(points, moment)
  const spot = point && placeOf(frame, moment, point.price)

  function onPointer(event: PointerEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect()
    const part = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1)
    setSeen(frame.from + part * (frame.to - frame.from))
  }

  return (
    <figure className="mt-4">
      <figcaption className="flex min-h-7 items-baseline justify-between gap-3 text-sm text-ink-500">
        <span>{seen === null ? 'امروز' : formatDate(new Date(moment))}</span>
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
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-44 w-full cursor-crosshair touch-pan-y overflow-visible desk:h-56"
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setSeen(null)}
        >
          {Array.from({ length: LINES }, (_, at) => (at * HEIGHT) / (LINES - 1)).map((y) => (
            <path
              key={y}
              d={`M0 ${y}H${WIDTH}`}
              className="stroke-ink-200"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path d={`${path}V${HEIGHT}H0Z`} className="fill-brand-200 opacity-30" />
          <path
            d={path}
            fill="none"
            strokeWidth={2.5}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-brand-500"
          />
          {spot && (
            <path
              d={`M${spot.x} 0V${HEIGHT}`}
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
