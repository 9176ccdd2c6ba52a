import type { FunnelStep, SalesFunnel } from '@/lib/contract/desk/sales-funnel'
import { formatDate } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { ExportMenu } from '../ui/export-menu'

export const FUNNEL_STEP_TITLES: Record<FunnelStep, { title: string; note: string }> = {
  product_view: { title: 'دیدن کالا', note: 'بازشدن صفحهٔ یک کالا' },
  cart_add: { title: 'افزودن به سبد', note: 'از صفحهٔ کالا، فهرست‌ها یا علاقه‌مندی‌ها' },
  checkout: { title: 'آغاز خرید', note: 'بازشدن صفحهٔ تکمیل خرید' },
  order_placed: {
    title: 'ثبت سفارش',
    note: 'به دست خود مشتری، لغوشده‌ها هم؛ بدون سفارش دستی و تعویض',
  },
  order_paid: { title: 'پرداخت', note: 'از همان سفارش‌ها؛ در محل، همین که تأیید شود' },
}

type Row = {
  step: FunnelStep
  count: number | null
  ofFormer: number | null
  ofFirst: number | null
}

export function percentOfStep(
  count: number | null,
  whole: number | null | undefined,
): number | null {
  if (count === null || !whole) return null
  return Math.round((count * 1000) / whole) / 10
}

export function toFunnelRows({ steps }: SalesFunnel): Row[] {
  return steps.map(({ step, count }, nth) => ({
    ...{ step, count, ofFormer: percentOfStep(count, steps[nth - 1]?.count) },
    ofFirst: nth === 0 ? null : percentOfStep(count, steps[0]?.count),
  }))
}

async function* readSheet(rows: readonly Row[]) {
  yield {
    columns: ['گام', 'تعداد', 'درصد از گام پیش', 'درصد از گام اول'],
    rows: rows.map(({ step, count, ofFormer, ofFirst }) => [
      ...[FUNNEL_STEP_TITLES[step].title, count ?? '', ofFormer ?? '', ofFirst ?? ''],
    ]),
    next: null,
  }
}

function StepBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="text-acting mt-1 h-2.5 w-full min-w-16 forced-colors:text-[CanvasText]"
    >
      <rect width="100" height="10" fill="currentColor" opacity="0.12" />
      <rect x={100 - share * 100} width={share * 100} height="10" fill="currentColor" />
    </svg>
  )
}

function Percent({ value }: { value: number | null }) {
  if (value === null) return <span className="text-note">–</span>
  return <>{formatNumber(value)}٪</>
}

const COUNTED = 'دیدن کالا، افزودن به سبد و آغاز خرید'

/** Since when there is something to compare, where the span is older. */
function CountedSince({ funnel, from }: FunnelProps) {
  const { counted_since: since, steps } = funnel
  if (since !== null && since <= from) return null
  const isCounted = steps.every(({ count }) => count !== null)
  return (
    <p className="bg-soon-bg text-soon-ink px-3.5 py-2 text-[12px]">
      {since === null
        ? `${COUNTED} از اولین بازدید شمرده می‌شود.`
        : `${COUNTED} از ${formatDate(`${since}T12:00:00Z`)} شمرده می‌شود.`}
      {isCounted && ' روزهای پیش از آن در این قیف نیست.'}
    </p>
  )
}

type FunnelProps = { funnel: SalesFunnel; from: string }

/** How many came as far as each step, and where they stayed behind. */
export function FunnelCard({ funnel, from }: FunnelProps) {
  const rows = toFunnelRows(funnel)
  const most = Math.max(...rows.map(({ count }) => count ?? 0))
  return (
    <section className="desk-card overflow-hidden" aria-label="قیف فروش">
      <header>
        <h2 className="text-[14px] font-bold">قیف فروش</h2>
        <span className="ms-auto">
          {most > 0 && <ExportMenu name="funnel" what="قیف فروش" read={() => readSheet(rows)} />}
        </span>
      </header>
      <CountedSince {...{ funnel, from }} />
      {most === 0 ? (
        <p className="text-note p-3.5">در این بازه نه بازدیدی شمرده شده و نه سفارشی ثبت شده است.</p>
      ) : (
        <div className="overflow-auto" tabIndex={0}>
          <table className="desk-table tabular-nums" aria-label="قیف فروش">
            <thead>
              <tr>
                <th scope="col">گام</th>
                <th scope="col">تعداد</th>
                <th scope="col">از گام پیش</th>
                <th scope="col">از گام اول</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ step, count, ofFormer, ofFirst }) => (
                <tr key={step}>
                  <th scope="row" className="w-full !whitespace-normal py-2">
                    {FUNNEL_STEP_TITLES[step].title}
                    <span className="text-note block text-[12px] font-normal">
                      {FUNNEL_STEP_TITLES[step].note}
                    </span>
                    {count !== null && <StepBar share={count / most} />}
                  </th>
                  <td className="font-semibold">
                    {count === null ? (
                      <span className="text-note text-[12px] font-normal">شمرده نشده</span>
                    ) : (
                      formatNumber(count)
                    )}
                  </td>
                  <td>
                    <Percent value={ofFormer} />
                  </td>
                  <td>
                    <Percent value={ofFirst} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
