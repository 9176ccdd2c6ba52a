'use client'

import { lazyComponent, useLazyOpen } from '@/components/ui/lazy-component'
import { TruckIcon } from '@/components/ui/shop-icons'
import { useDeliveryTag, useFreeDelivery } from '@/components/catalogue/delivery-tag'
import { AFTER_CITY, FREE } from '@/lib/domain/sum-labels'
import { useShop } from '@/stores/shop'
import { useVariant } from './variant-provider'

const CityDeliveryEstimate = lazyComponent(() => import('./city-delivery-estimate'))
const CityDialog = lazyComponent(() => import('@/components/catalogue/city-dialog'))

/** As high whatever the city, so that choosing one moves nothing; no promise for what cannot be bought. */
export function DeliveryEstimate() {
  const city = useShop((shop) => shop.city)
  const { isPurchasable, stock, product } = useVariant()
  const dialog = useLazyOpen()
  const freeFrom = useFreeDelivery()
  if (!isPurchasable || !stock) return null
  const isFree = freeFrom !== null && stock.final_price >= freeFrom
  const ofCity = {
    cityId: city?.id ?? 0,
    worth: stock.final_price,
    stockId: stock.id,
    handlingDays: product.handling_days ?? 0,
  }
  return (
    <div className="mt-4 rounded-control bg-brand-50 px-3.5 py-2 print:hidden">
      <div className="flex items-center gap-2 text-sm text-ink-700">
        <TruckIcon size={18} className="text-brand-700" />
        <span className="min-w-0 flex-1 text-balance">
          {city ? `ارسال به ${city.name}` : 'ارسال به سراسر ایران'}
        </span>{' '}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={dialog.show}
          className="min-h-11 shrink-0 rounded-control px-1 font-semibold text-brand-700 underline-offset-4 hover:underline"
        >
          {city ? 'تغییر' : 'انتخاب'} شهر
        </button>
      </div>
      <div aria-live="polite">
        <p className="min-h-7 text-md font-bold">
          {city ? (
            <CityDeliveryEstimate {...ofCity} key={city.id} fallback="…" />
          ) : (
            <SoonestDelivery handlingDays={product.handling_days} />
          )}
        </p>
        <p className="min-h-5 text-xs text-ink-700">
          {city ? (
            <CityDeliveryEstimate {...ofCity} key={city.id} part="cost" fallback={null} />
          ) : (
            costBeforeCity(isFree)
          )}
        </p>
      </div>
      {dialog.isRendered && <CityDialog {...dialog.props} />}
    </div>
  )
}

const costBeforeCity = (isFree: boolean) => (isFree ? FREE : `هزینه ${AFTER_CITY}`)

/** The same day as on the cards, with what holds elsewhere. */
function SoonestDelivery({ handlingDays }: { handlingDays: number | undefined }) {
  const tag = useDeliveryTag(handlingDays, -1)
  if (tag) return tag
  const hint = 'روز ارسال را با انتخاب شهر ببینید.'
  // To be taken back in a moment, unless nothing comes.
  return tag === undefined ? <noscript>{hint}</noscript> : hint
}
