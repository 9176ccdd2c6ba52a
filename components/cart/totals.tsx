import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import { addressesQuery } from '@/lib/client/queries/account'
import {
  estimateDelivery,
  findCheaperDelivery,
  formatArrival,
} from '@/lib/domain/delivery-estimate'
import { sumLabels } from '@/lib/domain/sum-labels'
import { calculateShippingPrice } from '@/lib/domain/pricing'
import { TruckIcon } from '@/components/ui/shop-icons'
import { useShop } from '@/stores/shop'
import { useUser } from '@/stores/user'

function Amount({ rials }: { rials: number }) {
  return (
    <>
      <bdi dir="ltr">
        {rials < 0 && '−'}
        {formatAmount(Math.abs(rials))}
      </bdi>{' '}
      <span className="text-xs font-normal">{currencyName()}</span>
    </>
  )
}

type SumRowProps = {
  label: ReactNode
  /** Null until the quote arrives. */
  rials: number | null
  isGain?: boolean
  isTotal?: boolean
}

export function SumRow({ label, rials, isGain, isTotal }: SumRowProps) {
  return (
    <div
      className={cn(
        'flex min-h-8 items-center justify-between gap-3',
        isGain && 'text-pomegranate-600',
        isTotal && 'mt-1 border-t border-dashed border-line pt-3 font-extrabold',
      )}
    >
      <dt className={isTotal ? 'text-lg' : 'text-md'}>{label}</dt>
      <dd
        aria-live={isTotal ? 'polite' : undefined}
        className={isTotal ? 'text-xl' : 'font-semibold'}
      >
        {rials === null ? <Skeleton className="h-5 w-24" /> : <Amount rials={rials} />}
      </dd>
    </div>
  )
}

type ShippingPriceProps = { rials: number | null; unknown: string }

function ShippingPrice({ rials, unknown }: ShippingPriceProps) {
  if (rials === null) return <span className="text-md font-normal text-ink-500">{unknown}</span>
  if (rials === 0) return <span className="text-success-600">رایگان</span>
  return <Amount rials={rials} />
}

/** The same line in the cart, in the drawer and in the checkout. */
export function ShippingRow({ rials }: { rials: number | null }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3">
      <dt className="text-md">{sumLabels.shipping}</dt>
      <dd className="font-semibold">
        <ShippingPrice rials={rials} unknown="در گام ارسال" />
      </dd>
    </div>
  )
}

type PayBarProps = {
  label: string
  rials: number | null
  isPending: boolean
  /** The button says the sum itself. */
  hidesSum?: boolean
  children: ReactNode
}

/** On phones it replaces the bottom bar, so that the next step is always in reach. */
export function PayBar({ label, rials, isPending, hidesSum, children }: PayBarProps) {
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-4 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 desk:hidden short:static"
    >
      <div className="min-w-0 flex-1">{children}</div>
      <p
        aria-hidden="true"
        hidden={hidesSum}
        className={cn('shrink-0 text-end', isPending && 'opacity-50')}
      >
        <span className="block text-xs text-ink-500">{label}</span>
        {rials === null ? (
          <Skeleton className="h-6 w-24" />
        ) : (
          <span className="font-extrabold">
            <Amount rials={rials} />
          </span>
        )}
      </p>
    </div>
  )
}

/**
 * Where the cart goes and when it is there: to the same city as in the header and on the cards,
 * which the customer's addresses name where none was chosen; undefined while the shop is asked.
 */
export function useCartArrival(worth: number | null) {
  const city = useShop((shop) => shop.city)
  const isLoggedIn = useUser((user) => user.isHydrated && user.isUser)
  const addresses = useQuery({ ...addressesQuery(), enabled: isLoggedIn && city === null })
  const isPending = isLoggedIn && city === null && addresses.isPending
  const { data } = useQuery({ ...shippingMethodsQuery(city?.id ?? null), enabled: !isPending })
  const estimate = data && worth !== null ? estimateDelivery(data, worth) : undefined
  const shipping = estimate ? calculateShippingPrice(estimate.method, worth ?? 0) : null
  const cheaper = data && estimate ? findCheaperDelivery(data, worth ?? 0, estimate) : null
  return { city, estimate, shipping, cheaper }
}

export type CartArrival = ReturnType<typeof useCartArrival>

type ArrivalNoticeProps = { arrival: CartArrival; count: number; worth: number | null }

/** The one sentence of the shop: what, and when it is at the door; and what that costs, said once. */
export function ArrivalNotice({ arrival, count, worth }: ArrivalNoticeProps) {
  const { city, estimate, shipping, cheaper } = arrival
  if (estimate === undefined) return <Skeleton className="h-[72px] rounded-card" />
  const freeFrom = estimate?.method.free_from ?? null
  const missing = freeFrom !== null && worth !== null && shipping !== 0 ? freeFrom - worth : 0
  return (
    <div
      role="status"
      className="flex items-center gap-3 rounded-card bg-brand-50 px-4 py-3 text-brand-800"
    >
      <TruckIcon className="shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">
          {estimate === null
            ? 'زمان ارسال را در گام بعد ببینید'
            : `${count > 1 ? 'همه با هم، ' : ''}${formatArrival(estimate)}`}
        </p>
        <p className="text-sm">
          {city ? `ارسال به ${city.name}` : 'ارسال به سراسر ایران'}
          {estimate && ` با ${estimate.method.title}`}
          {shipping === 0 && '، رایگان'}
          {missing > 0 && `؛ ${formatAmount(missing)} ${currencyName()} تا ارسال رایگان`}
        </p>
        {cheaper && (
          <p className="text-sm">
            با {cheaper.method.title}، {formatArrival(cheaper)}، {formatAmount(cheaper.saving)}{' '}
            {currencyName()} ارزان‌تر
          </p>
        )}
      </div>
    </div>
  )
}
