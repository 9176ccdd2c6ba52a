import { RETURN_DAYS } from '@/lib/domain/working-days'
import { persianDigits } from '@/lib/persian/digits'
import type { ProductInfo } from '@/lib/contract/product/product-info'
import { cn } from '@/components/ui/cn'
import { paths } from '@/lib/paths'
import { siteUrl } from '@/lib/seo/site-url'
import { formatSaleStart } from '@/components/catalogue/sale-start'
import { BOX_BUTTON_ID } from './buy-bar'
import {
  AddToCartButton,
  AvailableInstead,
  ChosenGuarantee,
  ChosenVariant,
  DealCountdown,
  StockLeft,
  VariantPrice,
} from './buy-controls'
import { DeliveryEstimate } from './delivery-estimate'
import { Perk } from './perk'
import { PriceHistoryLine } from './price-history-line'
import { ReturnIcon } from '../ui/account-icons'
import { ShieldIcon, StoreIcon } from '../ui/page-icons'

type PerkListProps = { guarantee: string; shopName: string; isSoldOut: boolean }

/** Who sends it and until when it comes back, only of what can be bought. */
function PerkList({ guarantee, shopName, isSoldOut }: PerkListProps) {
  return (
    <ul className="mt-2 grid gap-1.5 text-sm text-ink-700 empty:hidden print:hidden">
      {!isSoldOut && (
        <>
          <Perk icon={<StoreIcon size={18} />}>فروش و ارسال از {shopName}</Perk>
          <Perk icon={<ReturnIcon size={18} />}>
            {persianDigits(RETURN_DAYS)} روز کاری مهلت مرجوعی
          </Perk>
        </>
      )}
      <ChosenGuarantee usual={guarantee} icon={<ShieldIcon size={18} />} />
    </ul>
  )
}

type UnavailableNoteProps = Pick<ProductInfo['product'], 'status' | 'on_sale_at'> & {
  className: string
}

/** That it cannot be bought, and since when it can where that is known. */
export function UnavailableNote({ status, on_sale_at, className }: UnavailableNoteProps) {
  return (
    <p className={className}>
      {status === 'coming_soon'
        ? `${formatSaleStart(on_sale_at)}.`
        : 'موجود نیست و زمان آمدن آن معلوم نیست.'}
    </p>
  )
}

/** On paper: which variant, from whom, and where it is found again. */
type PrintedFactsProps = Pick<ProductInfo['product'], 'slug' | 'guarantee'> & { shopName: string }

function PrintedFacts({ slug, guarantee, shopName }: PrintedFactsProps) {
  return (
    <div data-printed-facts className="hidden text-sm leading-7 print:block">
      <ChosenVariant />
      <p>
        فروشنده: {shopName}
        <ChosenGuarantee usual={guarantee} />
      </p>
      <p>
        <bdi dir="ltr">{decodeURI(siteUrl(paths.product(slug)))}</bdi>
      </p>
    </div>
  )
}

/** What is paid, when it comes and the button: beside the whole page, wherever it is scrolled to. */
type BuyBoxProps = Pick<ProductInfo, 'festival'> & {
  product: Pick<ProductInfo['product'], 'slug' | 'guarantee' | 'status' | 'on_sale_at'>
  shopName: string
  isSoldOut: boolean
}

export function BuyBox({ product, festival, shopName, isSoldOut }: BuyBoxProps) {
  return (
    <aside
      aria-label="خرید این کالا"
      className="rounded-card bg-ink-50 p-4 desk:border desk:border-line desk:bg-paper desk:p-5 desk:shadow-card print:border-0 print:p-0 print:shadow-none"
    >
      <PrintedFacts slug={product.slug} guarantee={product.guarantee} shopName={shopName} />
      {isSoldOut && (
        <UnavailableNote
          {...product}
          className="mb-3 text-balance font-bold phone:hidden short:block print:hidden"
        />
      )}
      <div className="mb-3 text-sm font-medium empty:hidden phone:hidden print:hidden">
        <ChosenVariant isShort holdsLine={!isSoldOut} />
      </div>
      <div className="phone:hidden short:block">
        <DealCountdown festival={festival} />
      </div>
      <div
        className={cn(
          'flex flex-col justify-end phone:hidden short:flex print:flex',
          !isSoldOut && 'min-h-10',
        )}
      >
        <VariantPrice size="lg" />
      </div>
      <PriceHistoryLine />
      <DeliveryEstimate />
      <div id={BOX_BUTTON_ID} className="mt-4 phone:hidden short:block print:!hidden">
        <AddToCartButton />
      </div>
      <div className="print:hidden">
        <StockLeft />
        <AvailableInstead className="phone:hidden short:block" />
      </div>
      <PerkList guarantee={product.guarantee} {...{ shopName, isSoldOut }} />
    </aside>
  )
}
