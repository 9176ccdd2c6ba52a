import { Countdown } from '@/components/ui/countdown'
import type { ProductInfo } from '@/lib/contract/products'
import { AddButton } from './add-button'
import { Promises } from './promises'
import { StockLeft, VariantPrice } from './variant-price'

export function BuyBox({ product, festival }: Pick<ProductInfo, 'product' | 'festival'>) {
  return (
    <aside
      aria-label="خرید این کالا"
      className="h-fit rounded-card bg-ink-50 p-4 desk:col-span-2 desk:grid desk:grid-cols-2 desk:gap-x-8 desk:p-5 md:sticky md:top-6 md:col-span-1 md:block"
    >
      <Promises guarantee={product.guarantee} />
      <div className="desk:flex desk:flex-col desk:justify-end md:block">
        {festival.percent > 0 && festival.ends_at && (
          <div className="mt-3 flex min-h-10 items-center justify-between gap-2 text-sm font-semibold text-pomegranate-600">
            {festival.title}
            <Countdown until={festival.ends_at} label="پایان تخفیف" size="sm" />
          </div>
        )}
        <div className="mt-3 flex min-h-[62px] flex-col justify-end phone:hidden">
          <VariantPrice size="lg" />
        </div>
        <div className="mt-3 phone:hidden">
          <AddButton />
        </div>
        <StockLeft />
      </div>
    </aside>
  )
}
