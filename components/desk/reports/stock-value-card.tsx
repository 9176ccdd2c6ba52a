import type { DeskReport } from '@/lib/contract/desk/reports'
import { currencyName, formatNumber, toUnits } from '@/lib/persian/money'
import { ExportMenu } from '../ui/export-menu'

type Stock = DeskReport['stock']

const listFigures = ({ variants, sold_out: soldOut, units, value, cost }: Stock) => [
  { title: 'تنوع', figure: variants },
  { title: 'تنوع تمام‌شده', figure: soldOut },
  { title: 'عدد', figure: units },
  { title: `ارزش به قیمت فروش (${currencyName()})`, figure: toUnits(value) },
  ...(cost
    ? [
        { title: 'عدد با بهای خرید', figure: cost.units },
        { title: `بهای خرید آن‌ها (${currencyName()})`, figure: toUnits(cost.value) },
      ]
    : []),
]

async function* readSheet(figures: ReturnType<typeof listFigures>) {
  yield {
    columns: ['موجودی', 'مقدار'],
    rows: figures.map(({ title, figure }) => [title, figure]),
    next: null,
  }
}

/** What lies in stock at the moment, whatever days the report is of. */
export function StockValueCard({ stock }: { stock: Stock }) {
  const figures = listFigures(stock)
  return (
    <section className="desk-card overflow-hidden" aria-label="موجودی">
      <header>
        <h2 className="text-[14px] font-bold">موجودی همین حالا</h2>
        <span className="ms-auto">
          <ExportMenu name="stock-value" what="موجودی" read={() => readSheet(figures)} />
        </span>
      </header>
      <table className="desk-table tabular-nums" aria-label="موجودی همین حالا">
        <tbody>
          {figures.map(({ title, figure }) => (
            <tr key={title}>
              <td className="w-full">{title}</td>
              <td className="font-semibold">{formatNumber(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {stock.cost?.units === 0 && (
        <p className="text-note px-3.5 py-2 text-[12px]">
          برای هیچ تنوعی بهای خرید نوشته نشده است.
        </p>
      )}
    </section>
  )
}
