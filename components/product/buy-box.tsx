import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Countdown } from '@/components/ui/countdown'
import { RETURN_DAYS } from '@/lib/domain/working-days'
import { persianDigits } from '@/lib/persian/digits'
import type { ProductInfo } from '@/lib/contract/product/product-info'
import { paths } from '@/lib/paths'
import { siteUrl } from '@/lib/seo/site-url'
import { AddToCartButton, ChosenVariant, StockLeft, VariantPrice } from './buy-controls'
import { DeliveryEstimate } from './delivery-estimate'
import { ReturnIcon, TruckIcon } from '../ui/account-icons'
import { ShieldIcon, StoreIcon } from '../ui/shop-icons'

function PerkList({ guarantee }: { guarantee: string }) {
  return (
    <ul className="divide-y divide-line text-sm text-ink-700 print:hidden">
      <Perk icon={<StoreIcon />}>فروشنده: ویترین</Perk>
      {guarantee && <Perk icon={<ShieldIcon />}>{guarantee}</Perk>}
      <Perk icon={<TruckIcon />}>
        <DeliveryEstimate />
      </Perk>
      <Perk icon={<ReturnIcon />}>{persianDigits(RETURN_DAYS)} روز کاری ضمانت بازگشت</Perk>
    </ul>
  )
}

function Perk({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-12 items-center gap-3">
      <span className="text-brand-700">{icon}</span>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}

/** On paper: which variant, from whom, and where it is found again. */
function PrintedFacts({ slug, guarantee }: Pick<ProductInfo['product'], 'slug' | 'guarantee'>) {
  return (
    <div data-printed-facts className="hidden text-sm leading-7 print:block">
      <ChosenVariant />
      <p>
        فروشنده: ویترین
        {guarantee && <>، {guarantee}</>}
      </p>
      <p>
        <bdi dir="ltr">{decodeURI(siteUrl(paths.product(slug)))}</bdi>
      </p>
    </div>
  )
}

export function BuyBox({ product, festival }: Pick<ProductInfo, 'product' | 'festival'>) {
  return (
    <aside
      aria-label="خرید این کالا"
      className="h-fit rounded-card bg-ink-50 p-4 desk:col-span-2 desk:grid desk:grid-cols-2 desk:gap-x-8 desk:p-5 md:sticky md:top-6 md:col-span-1 md:block print:col-span-full print:block print:bg-transparent print:p-0"
    >
      <PerkList guarantee={product.guarantee} />
      <PrintedFacts slug={product.slug} guarantee={product.guarantee} />
      <div className="desk:flex desk:flex-col desk:justify-end md:block">
        {festival.percent > 0 && festival.ends_at && (
          <div className="mt-3 flex min-h-10 items-center justify-between gap-2 text-sm font-semibold text-pomegranate-600 print:hidden">
            {festival.title}
            <Countdown until={festival.ends_at} label="پایان تخفیف" size="sm" />
          </div>
        )}
        <div
          className={cn(
            'mt-3 flex flex-col justify-end phone:hidden short:flex print:flex',
            festival.percent > 0 ? 'min-h-[62px]' : 'min-h-10',
          )}
        >
          <VariantPrice size="lg" />
        </div>
        <div className="mt-3 phone:hidden short:block print:!hidden">
          <AddToCartButton />
        </div>
        <div className="print:hidden">
          <StockLeft />
        </div>
      </div>
    </aside>
  )
}
