import { useQuery } from '@tanstack/react-query'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { useShop } from '@/stores/shop'
import { findFreeShippingThreshold } from '@/lib/domain/pricing'

/** By the shipping methods of the shopper's city. */
export function FreeShippingProgress({ goodsTotal }: { goodsTotal: number | null }) {
  const cityId = useShop((shop) => shop.city?.id ?? null)
  const { data } = useQuery(shippingMethodsQuery(cityId))
  const threshold = data ? findFreeShippingThreshold(data) : null
  if (threshold === null || goodsTotal === null) return null
  const missing = threshold - goodsTotal
  return (
    <div className="rounded-control bg-brand-50 px-4 py-3 text-sm text-brand-800">
      <p role="status">
        {missing > 0 ? (
          <>
            تا ارسال رایگان{' '}
            <b>
              <bdi>{formatToman(missing)}</bdi> {TOMAN}
            </b>{' '}
            مانده است.
          </>
        ) : (
          'ارسال این سبد رایگان است.'
        )}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-brand-200">
        <div
          className="h-full rounded-full bg-brand-600 transition-[width] duration-300 motion-reduce:transition-none"
          style={{ width: `${Math.min(100, Math.floor((goodsTotal / threshold) * 100))}%` }}
        />
      </div>
    </div>
  )
}
