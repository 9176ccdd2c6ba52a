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
  type DeliveryEstimate,
} from '@/lib/domain/delivery-estimate'
import { findLongestHandling } from '@/lib/domain/handling-days'
import { AFTER_CITY, sumLabels, WITHOUT_SHIPPING } from '@/lib/domain/sum-labels'
import { calculateShippingPrice, shippingBeforeCity, type ShippingCost } from '@/lib/domain/pricing'
import { TruckIcon } from '@/components/ui/shop-icons'
import { useShop } from '@/stores/shop'
import { useUser } from '@/stores/user'
import type { CartQuote } from './use-cart-quote'

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

function ShippingPrice({ shipping }: { shipping: ShippingCost }) {
  if (shipping === null) return <Skeleton className="h-5 w-24" />
  if (shipping === 0) return <span className="text-success-600">رایگان</span>
  if (typeof shipping === 'number') return <Amount rials={shipping} />
  return (
    <span className="text-md font-normal text-ink-500">
      {shipping === 'before_city' ? AFTER_CITY : 'در گام ارسال'}
    </span>
  )
}

/** The same line in the cart, in the drawer and in the checkout. */
export function ShippingRow({ shipping }: { shipping: ShippingCost }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3">
      <dt className="text-md">{sumLabels.shipping}</dt>
      <dd className="font-semibold">
        <ShippingPrice shipping={shipping} />
      </dd>
    </div>
  )
}

type PayBarProps = {
  rials: number | null
  /** A sum without it says so. */
  shipping: ShippingCost
  isPending: boolean
  /** The button says the sum itself. */
  hidesSum?: boolean
  /** Up to where the page has a button of its own in view; `globals.css` leaves its end as much room. */
  upTo: 'desk' | 'md'
  children: ReactNode
}

/** On phones it replaces the bottom bar, so that the next step is always in reach. */
export function PayBar(props: PayBarProps) {
  const { rials, shipping, isPending, hidesSum, upTo, children } = props
  const label = typeof shipping === 'string' ? WITHOUT_SHIPPING : sumLabels.due
  return (
    <div
      data-buy-bar={upTo}
      className={cn(
        'fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-4 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 short:static print:hidden',
        upTo === 'md' ? 'md:hidden' : 'desk:hidden',
      )}
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

type CartArrival = {
  /** Null for who has named neither a city nor an address. */
  cityName: string | null
  /** Undefined while the shop is asked; null where nothing is delivered, or where it did not answer. */
  estimate: DeliveryEstimate | null | undefined
  shipping: ShippingCost
  cheaper: ReturnType<typeof findCheaperDelivery>
}

/**
 * Where the cart goes and when it is there: to the same city as in the header and on the cards,
 * which the customer's addresses name where none was chosen. What it costs waits for that city, for
 * elsewhere the same parcel may have another price.
 */
export function useCartArrival({ data }: Pick<CartQuote, 'data'>): CartArrival {
  const worth = data?.totals.payable ?? null
  const handlingDays = findLongestHandling(data?.items ?? [])
  const city = useShop((shop) => shop.city)
  const isLoggedIn = useUser((user) => user.isHydrated && user.isUser)
  const addresses = useQuery({ ...addressesQuery(), enabled: isLoggedIn && city === null })
  const isPending = isLoggedIn && city === null && addresses.isPending
  const address = isLoggedIn ? addresses.data?.[0] : undefined
  const cityId = city?.id ?? address?.city_id ?? null
  const methods = useQuery({
    ...shippingMethodsQuery(cityId, handlingDays),
    enabled: !isPending,
  })
  const cityName = city?.name ?? address?.city ?? null
  if (worth === null || methods.isPending) {
    return { cityName, estimate: undefined, shipping: null, cheaper: null }
  }
  const offered = methods.data ?? []
  const estimate = estimateDelivery(offered, worth)
  if (cityName === null) {
    const shipping = shippingBeforeCity(offered, worth)
    return { cityName, estimate, shipping, cheaper: null }
  }
  if (estimate === null) return { cityName, estimate, shipping: 'undecided', cheaper: null }
  const shipping = calculateShippingPrice(estimate.method, worth)
  return { cityName, estimate, shipping, cheaper: findCheaperDelivery(offered, worth, estimate) }
}

type ArrivalNoticeProps = {
  arrival: CartArrival
  count: number
  worth: number | null
  /** What changes where it goes. */
  action?: ReactNode
}

/** The one sentence of the shop: what, and when it is at the door; and what that costs, said once. */
export function ArrivalNotice({ arrival, count, worth, action }: ArrivalNoticeProps) {
  const { cityName, estimate, shipping, cheaper } = arrival
  if (estimate === undefined) return <Skeleton className="h-[72px] rounded-card" />
  const freeFrom = estimate?.method.free_from ?? null
  const missing =
    freeFrom !== null && worth !== null && typeof shipping === 'number' && shipping > 0
      ? freeFrom - worth
      : 0
  return (
    <div className="flex items-center gap-x-3 rounded-card bg-brand-50 px-4 py-3 text-brand-800 phone:flex-wrap">
      <TruckIcon className="shrink-0" />
      <div role="status" className="min-w-0 flex-1">
        <p className="font-bold">
          {estimate === null
            ? 'زمان ارسال را در گام بعد ببینید'
            : `${count > 1 ? 'همه با هم، ' : ''}${formatArrival(estimate)}`}
        </p>
        <p className="text-sm">
          {cityName ? `ارسال به ${cityName}` : 'ارسال به سراسر ایران'}
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
      {/* On a phone under the sentence, which needs the width. */}
      {action && <div className="phone:-mb-2 phone:basis-full phone:ps-[1.125rem]">{action}</div>}
    </div>
  )
}
