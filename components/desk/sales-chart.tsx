import type { SalesRow } from '@/lib/contract/desk/reports'
import { formatToman, TOMAN } from '@/lib/persian/money'

const HEIGHT = 160
const BAR = 10
const GAP = 4

type SalesChartProps = { rows: readonly SalesRow[]; nameOf: (row: SalesRow) => string }

/** A bar for each row, the first at the right; the table under it says the same in numbers. */
export function SalesChart({ rows, nameOf }: SalesChartProps) {
  const most = Math.max(...rows.map(({ net }) => net), 1)
  const width = rows.length * (BAR + GAP)
  const best = rows.find(({ net }) => net === most)
  const label = best
    ? `نمودار فروش؛ بیشترین، ${nameOf(best)} با ${formatToman(best.net)} ${TOMAN}`
    : 'نمودار فروش؛ در این بازه فروشی نبوده است'
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="text-acting h-40 w-full forced-colors:text-[CanvasText]"
    >
      {rows.map((row, at) => {
        const height = Math.max((Math.max(row.net, 0) / most) * (HEIGHT - 4), row.net > 0 ? 2 : 0)
        return (
          <rect
            key={row.from}
            x={width - (at + 1) * (BAR + GAP) + GAP / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            fill="currentColor"
          >
            <title>{`${nameOf(row)}: ${formatToman(row.net)} ${TOMAN}`}</title>
          </rect>
        )
      })}
      <line x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  )
}
