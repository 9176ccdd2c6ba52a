import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { DeskReport } from '@/lib/contract/desk/reports'
import { formatNumber, toUnits, currencyName } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { ExportMenu } from '../ui/export-menu'

type Margins = NonNullable<DeskReport['margins']>
type Margin = Pick<Margins, 'sum' | 'cost'>

const marginOf = ({ sum, cost }: Margin) => sum - cost
/** Of what was earned; a loss stands under zero. */
const marginPercentOf = (margin: Margin) =>
  margin.sum <= 0 ? 0 : Math.round((marginOf(margin) * 100) / margin.sum)

function Signed({ value, unit = '' }: { value: string; unit?: string }) {
  return (
    <bdi dir="ltr">
      {value}
      {unit}
    </bdi>
  )
}

/** A bar a product, as long as its share of the best margin; the table says the same in numbers. */
function MarginBar({ margin, most }: { margin: number; most: number }) {
  const share = most > 0 ? Math.max(margin, 0) / most : 0
  return (
    <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-24">
      <rect width="100" height="6" fill="currentColor" opacity="0.12" />
      <rect x={100 - share * 100} width={share * 100} height="6" fill="currentColor" />
    </svg>
  )
}

async function* readSheet({ products }: Margins) {
  yield {
    columns: [
      ...['کالا', 'تعداد', `فروش (${currencyName()})`, `بهای خرید (${currencyName()})`],
      ...[`سود (${currencyName()})`, 'درصد سود'],
    ],
    rows: products.map(({ title, units, ...margin }) => [
      ...[title, units, toUnits(margin.sum), toUnits(margin.cost)],
      ...[toUnits(marginOf(margin)), marginPercentOf(margin)],
    ]),
    next: null,
  }
}

/** What is left of the sales when the goods are paid for. */
export function MarginsCard({ margins }: { margins: Margins }) {
  const { units_without_cost: without, products } = margins
  const most = Math.max(...products.map(marginOf), 0)
  return (
    <section className="desk-card overflow-hidden" aria-label="سود کالاها">
      <header>
        <h2 className="text-[14px] font-bold">سود کالاها</h2>
        {products.length > 0 && (
          <span className="text-note text-[12px]">
            سود <Amount rials={marginOf(margins)} /> {currencyName()} از فروش{' '}
            <Amount rials={margins.sum} />،{' '}
            <Signed value={formatNumber(marginPercentOf(margins))} unit="٪" />
          </span>
        )}
        <span className="ms-auto">
          {products.length > 0 && (
            <ExportMenu name="margins" what="سود کالاها" read={() => readSheet(margins)} />
          )}
        </span>
      </header>
      {without > 0 && (
        <p className="bg-soon-bg text-soon-ink px-3.5 py-2 text-[12px]">
          بهای خرید {formatNumber(without)} عدد از فروخته‌ها نوشته نشده بود و در این حساب نیست.
        </p>
      )}
      {products.length === 0 ? (
        <p className="text-note p-3.5">
          در این بازه کالایی با بهای خرید فروخته نشده است. بهای خرید را در صفحهٔ کالا بنویسید؛ هر سفارش
          بهای همان روز را نگه می‌دارد.
        </p>
      ) : (
        <div className="max-h-96 overflow-auto" tabIndex={0}>
          <table className="desk-table tabular-nums" aria-label="سود کالاها">
            <thead>
              <tr>
                <th scope="col">کالا</th>
                <th scope="col">تعداد</th>
                <th scope="col">فروش ({currencyName()})</th>
                <th scope="col">بهای خرید ({currencyName()})</th>
                <th scope="col">سود ({currencyName()})</th>
                <th scope="col">درصد</th>
                <th scope="col">
                  <span className="sr-only">سهم از بیشترین سود</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ id, title, units: sold, ...margin }) => (
                <tr key={id}>
                  <td className="max-w-72 truncate normal-nums">
                    <Link href={deskPaths.product(id)} className="font-medium hover:underline">
                      <MixedText>{title}</MixedText>
                    </Link>
                  </td>
                  <td>
                    <Signed value={formatNumber(sold)} />
                  </td>
                  <td>
                    <Amount rials={margin.sum} />
                  </td>
                  <td>
                    <Amount rials={margin.cost} />
                  </td>
                  <td className="font-semibold">
                    <Amount rials={marginOf(margin)} />
                  </td>
                  <td>
                    <Signed value={formatNumber(marginPercentOf(margin))} unit="٪" />
                  </td>
                  <td className="text-acting">
                    <MarginBar margin={marginOf(margin)} most={most} />
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
