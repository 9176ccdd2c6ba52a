import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { RecentSales } from '@/lib/contract/desk/today'
import { formatDate } from '@/lib/persian/dates'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { formatRoundedAmount } from '@/lib/persian/rounded-money'
import { cn } from '@/components/ui/cn'
import { canCompare, compareSpans, describeTooFew } from './span-comparison'

type SalesDays = Pick<RecentSales, 'days' | 'former'>
type Days = RecentSales['days']

const sumOf = (days: Days, field: 'net' | 'orders') =>
  days.reduce((sum, day) => sum + day[field], 0)

const TONES = { more: 'text-done-ink', less: 'text-late-ink', same: 'text-note' }

const FORMER_DAYS = '۳۰ روز پیش از آن'

type FigureProps = Record<'title' | 'value', string> &
  Record<'now' | 'former', number> & { hasBefore: boolean }

function Figure({ title, value, now, former, hasBefore }: FigureProps) {
  const comparison = compareSpans({ now, before: former, hasBefore, name: FORMER_DAYS })
  return (
    <div className="min-w-0">
      <dt className="text-note text-[12px]">{title}</dt>
      <dd className="whitespace-nowrap text-[14px] font-bold leading-7">{value}</dd>
      {comparison && (
        <dd className={cn('text-[12px] leading-4', TONES[comparison.tone])}>{comparison.text}</dd>
      )}
    </div>
  )
}

const WIDTH = 300
const HEIGHT = 100
const STEPS = [1, 2, 2.5, 5, 10]

/** The first round number that is not below. */
export function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return (STEPS.find((step) => step * unit >= value) ?? 10) * unit
}

const dayTitle = (day: string) => formatDate(`${day}T12:00:00Z`)
const shortDay = (day: string) => dayTitle(day).replace(/ \S+$/, '')

/** Time runs from the right. */
function pointsOf(days: Days, top: number): string[] {
  const step = WIDTH / Math.max(days.length - 1, 1)
  return days.map(({ net }, at) => {
    const y = HEIGHT - (Math.max(net, 0) / top) * HEIGHT
    return `${(WIDTH - at * step).toFixed(1)} ${y.toFixed(1)}`
  })
}

const pathOf = (points: readonly string[]) =>
  points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point}`).join('')

/** Thirty days as a line, the thirty before them faint behind it; today is dotted, as it is not over. */
function SalesLine({ days, former }: SalesDays) {
  const top = roundUp(Math.max(...[...days, ...former].map(({ net }) => net), 1))
  const points = pointsOf(days, top)
  const line = pathOf(points.slice(0, -1))
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)]
  const best = days.find(({ net }) => net === Math.max(...days.map((day) => day.net)))
  const scaled = { fill: 'none', vectorEffect: 'non-scaling-stroke' }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <svg
        role="img"
        aria-label={`نمودار فروش ۳۰ روز، امروز با خط‌چین${best && best.net > 0 ? `؛ بیشترین، ${dayTitle(best.day)} با ${formatAmount(best.net)} ${currencyName()}` : ''}`}
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        className="text-acting h-24 w-full forced-colors:text-[CanvasText]"
      >
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            x1="0"
            x2={WIDTH}
            y1={HEIGHT * share}
            y2={HEIGHT * share}
            stroke="currentColor"
            strokeOpacity="0.18"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={pathOf(pointsOf(former, top))}
          {...scaled}
          stroke="currentColor"
          strokeOpacity="0.35"
        />
        {line !== '' && (
          <path
            d={`${line}V${HEIGHT}H${WIDTH}Z`}
            fill="currentColor"
            fillOpacity="0.1"
            stroke="none"
          />
        )}
        <path d={line} {...scaled} stroke="currentColor" strokeWidth="2" />
        <path
          data-part="today"
          d={pathOf(points.slice(-2))}
          {...scaled}
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="2 4"
        />
      </svg>
      <ol
        aria-label="محور مبلغ"
        className="text-note flex h-24 flex-col justify-between text-[11px] leading-none"
      >
        {[top, top / 2, 0].map((value) => (
          <li key={value}>{value === 0 ? '۰' : formatRoundedAmount(value)}</li>
        ))}
      </ol>
      <p className="text-note mt-1 flex justify-between text-[11px]">
        {first && <span>{shortDay(first.day)}</span>}
        {middle && <span>{shortDay(middle.day)}</span>}
        {last && <span>امروز</span>}
      </p>
    </div>
  )
}

/** What was sold in thirty days beside the thirty before, in figures and as a line. */
export function RecentSalesCard({ days, former }: SalesDays) {
  const [net, formerNet] = [sumOf(days, 'net'), sumOf(former, 'net')]
  const [orders, formerOrders] = [sumOf(days, 'orders'), sumOf(former, 'orders')]
  const average = (sum: number, count: number) => (count === 0 ? 0 : Math.round(sum / count))
  const basket = average(net, orders)
  const hasBefore = canCompare(formerOrders)
  return (
    <section className="desk-card" aria-labelledby="recent-sales">
      <header>
        <h2 id="recent-sales" className="text-[14px] font-bold">
          فروش ۳۰ روز
        </h2>
        <Link
          href={deskPaths.reports}
          className="text-acting-ink ms-auto text-[12px] hover:underline"
        >
          گزارش فروش
        </Link>
      </header>
      <div className="grid gap-3 p-3.5">
        {!hasBefore && (
          <p className="text-note text-[12px]">{describeTooFew(formerOrders, FORMER_DAYS)}</p>
        )}
        <dl className="grid grid-cols-[1.4fr_0.8fr_1.2fr] gap-3">
          <Figure
            title="فروش خالص"
            value={formatRoundedAmount(net)}
            now={net}
            former={formerNet}
            hasBefore={hasBefore}
          />
          <Figure
            title="سفارش"
            value={formatNumber(orders)}
            now={orders}
            former={formerOrders}
            hasBefore={hasBefore}
          />
          <Figure
            title="میانگین سفارش"
            value={formatRoundedAmount(basket)}
            now={basket}
            former={average(formerNet, formerOrders)}
            hasBefore={hasBefore}
          />
        </dl>
        <SalesLine days={days} former={former} />
        <p className="text-note text-[12px]">کم‌رنگ: ۳۰ روز پیش از آن · خط‌چین: امروز تا حالا</p>
        <table className="sr-only">
          <caption>فروش خالص هر روز</caption>
          <tbody>
            {days.map(({ day, net: sum }) => (
              <tr key={day}>
                <th scope="row">{dayTitle(day)}</th>
                <td>
                  {formatAmount(sum)} {currencyName()}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
