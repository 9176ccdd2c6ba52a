'use client'

import { lazyComponent, useLazyOpen } from '@/components/ui/lazy-component'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { formatWeekday } from '@/lib/persian/dates'
import { useShop } from '@/stores/shop'
import { useVariant } from './variant-provider'

const CityDeliveryEstimate = lazyComponent(() => import('./city-delivery-estimate'))
const CityDialog = lazyComponent(() => import('./city-dialog'))

const DAY_MS = 24 * 3600 * 1000

/** Two lines in every state, so that choosing a city moves nothing. */
export function DeliveryEstimate() {
  const city = useShop((shop) => shop.city)
  const { product, stock } = useVariant()
  const dialog = useLazyOpen()
  return (
    <div className="flex min-h-16 items-center gap-2">
      <p className="min-w-0 flex-1" aria-live="polite">
        <span className="block">{city ? `ارسال به ${city.name}` : 'ارسال به سراسر ایران'}</span>{' '}
        <span className="block text-xs text-ink-500">
          {product.status === 'coming_soon' ? (
            'زمان ارسال با آغاز فروش گفته می‌شود.'
          ) : !stock || stock.quantity <= 0 ? (
            'زمان ارسال پس از موجود شدن گفته می‌شود.'
          ) : city ? (
            <CityDeliveryEstimate
              key={city.id}
              cityId={city.id}
              worth={stock.final_price}
              fallback="…"
            />
          ) : (
            <Tomorrow />
          )}
        </span>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={dialog.show}
        className="min-h-11 shrink-0 rounded-control px-1 text-sm font-semibold text-brand-700 underline-offset-4 hover:underline"
      >
        {city ? 'تغییر شهر' : 'انتخاب شهر'}
      </button>
      {dialog.isRendered && <CityDialog {...dialog.props} />}
    </div>
  )
}

/** The page may have been rendered yesterday; only the browser knows when tomorrow is. */
function Tomorrow() {
  return useBrowserValue(
    () => `از فردا، ${formatWeekday(new Date(Date.now() + DAY_MS))}`,
    'از فردا',
  )
}
