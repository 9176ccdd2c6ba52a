import { useQuery } from '@tanstack/react-query'
import { MixedText } from '@/components/ui/mixed-text'
import { festivalForecastQuery } from '@/lib/client/desk/discounts'
import type { DeskFestival, FestivalForecast } from '@/lib/contract/desk/discounts'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { DeskQuery } from '../ui/desk-states'

/** What is to be known before a festival begins. */
export function FestivalForecastCard({ festival: { id, goods } }: { festival: DeskFestival }) {
  const forecast = useQuery({ ...festivalForecastQuery(id), enabled: goods > 0 })
  if (goods === 0) return null
  return (
    <section className="bg-sunk grid gap-1.5 rounded-[10px] p-3" aria-label="پیش‌بینی">
      <h3 className="font-bold">اگر مانند ۳۰ روز گذشته بفروشد</h3>
      <DeskQuery query={forecast} what="پیش‌بینی">
        {(data) => <Forecast forecast={data} />}
      </DeskQuery>
    </section>
  )
}

function Forecast({ forecast }: { forecast: FestivalForecast }) {
  const { units, revenue, discount, margin, below_cost: below, short } = forecast
  const facts = [
    ['فروش', `${formatNumber(units)} عدد، ${formatAmount(revenue)} ${currencyName()}`],
    ['تخفیفی که می‌دهید', `${formatAmount(discount)} ${currencyName()}`],
    ...(margin === null
      ? []
      : [
          [
            margin < 0 ? 'زیان' : 'سود',
            `${formatAmount(Math.abs(margin))} ${currencyName()}، از کالاهایی که بهای خریدشان نوشته شده`,
          ],
        ]),
  ]
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-[12px]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-note">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {below !== null && below.length > 0 && (
        <Warning
          text="زیر بهای خرید فروخته می‌شود:"
          rows={below.map(({ id, title, final_price: final, cost }) => ({
            ...{ id, title },
            note: `${formatAmount(final)} به جای بهای ${formatAmount(cost)}`,
          }))}
        />
      )}
      {short.length > 0 && (
        <Warning
          text="موجودی کفاف نمی‌دهد:"
          rows={short.map(({ id, title, units: wanted, free }) => ({
            ...{ id, title },
            note: `${formatNumber(wanted)} عدد خواسته می‌شود، ${formatNumber(free)} عدد هست`,
          }))}
        />
      )}
    </>
  )
}

type WarningProps = { text: string; rows: readonly { id: number; title: string; note: string }[] }

function Warning({ text, rows }: WarningProps) {
  return (
    <div className="text-soon-ink text-[12px]">
      <p className="font-semibold">{text}</p>
      <ul>
        {rows.map(({ id, title, note }, nth) => (
          <li key={`${id}:${nth}`}>
            <MixedText>{title}</MixedText>: {note}
          </li>
        ))}
      </ul>
    </div>
  )
}
