'use client'

import { Price } from '@/components/ui/price'
import { formatWeekday } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { useVariant } from './variant-provider'

const FEW = 5

export function VariantPrice({ size }: { size: 'md' | 'lg' }) {
  const { goods, stock } = useVariant()
  if (!stock || (goods.status === 'published' && stock.quantity <= 0)) return null
  const { final_price, price } = stock
  return <Price rials={final_price} oldRials={price} percent={goods.percent} size={size} />
}

function comesOn(day: string | null): string {
  return day ? `فروش از ${formatWeekday(day)} آغاز می‌شود.` : 'فروش این کالا هنوز آغاز نشده است.'
}

/** Keeps its line while there is nothing to say, so that choosing moves nothing. */
export function StockLeft() {
  const { goods, stock } = useVariant()
  const left = stock?.quantity ?? 0
  const soldOut = goods.stocks.every((each) => each.quantity <= 0)
  return (
    <p
      aria-live="polite"
      className="mt-3 min-h-6 text-center text-sm text-pomegranate-600 phone:mt-0"
    >
      {goods.status === 'coming_soon' && (
        <span className="text-ink-500">{comesOn(goods.on_sale_at)}</span>
      )}
      {goods.status === 'published' && left > 0 && left <= FEW && (
        <>تنها {persianDigits(left)} عدد در انبار مانده</>
      )}
      {goods.status === 'published' && left <= 0 && (
        <span className="text-ink-500">
          {soldOut ? 'این کالا اکنون موجود نیست.' : 'این مدل موجود نیست؛ مدل دیگری را انتخاب کنید.'}
        </span>
      )}
    </p>
  )
}
