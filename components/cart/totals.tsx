import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import { Button } from '@/components/ui/button'
import { lazyComponent, useLazyOpen } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { shippingQuery } from '@/lib/client/queries/checkout'
import { addressesQuery } from '@/lib/client/queries/account'
import {
  estimateDelivery,
  findCheaperDelivery,
  formatArrival,
  formatDeliveryPromise,
  type DeliveryEstimate,
} from '@/lib/domain/delivery-estimate'
import { findLongestHandling } from '@/lib/domain/handling-days'
import { AFTER_CITY, sumLabels, WITHOUT_SHIPPING } from '@/lib/domain/sum-labels'
import {
  calculateShippingPrice,
  findFreeEverywhere,
  shippingBeforeCity,
  type ShippingCost,
} from '@/lib/domain/pricing'
import { TruckIcon } from '@/components/ui/shop-icons'
import { useShop } from '@/stores/shop'
import { useUser } from '@/stores/user'
import type { CartQuote } from './use-cart-quote'

const CityDialog = lazyComponent(() => import('@/components/catalogue/city-dialog'))

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

/** What stands before a sum that is not the last one says so. */
export function DueLabel({ shipping }: { shipping: ShippingCost }) {
  return (
    <>
      {sumLabels.due}{' '}
      {typeof shipping === 'string' && (
        <span className="block text-xs font-normal text-ink-500">{WITHOUT_SHIPPING}</span>
      )}
    </>
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
        'fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-4 border-t border-line bg-paper px-4 desk:px-6 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 short:static print:hidden',
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
  /** Before there is a city: the day of one that is reached soon, and of the others. */
  promise?: string | undefined
  shipping: ShippingCost
  /** How much more of goods is sent for nothing; 0 where it is so already, or never. */
  missing: number
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
  const answer = useQuery({
    ...shippingQuery(cityId, handlingDays),
    enabled: !isPending,
  })
  const cityName = city?.name ?? address?.city ?? null
  if (worth === null || answer.isPending) {
    return { cityName, estimate: undefined, shipping: null, missing: 0, cheaper: null }
  }
  const { methods = [], soonest_city: soonestCity } = answer.data ?? {}
  const estimate = estimateDelivery(methods, worth)
  if (cityName === null) {
    const shipping = shippingBeforeCity(methods, worth)
    const missing = Math.max((findFreeEverywhere(methods) ?? 0) - worth, 0)
    const delivery = { day: estimate?.day ?? null, soonestCity }
    const promise = soonestCity && formatDeliveryPromise(delivery)
    return { cityName, estimate, promise, shipping, missing, cheaper: null }
  }
  if (estimate === null) {
    return { cityName, estimate, shipping: 'undecided', missing: 0, cheaper: null }
  }
  const shipping = calculateShippingPrice(estimate.method, worth)
  const missing = shipping > 0 ? Math.max((estimate.method.free_from ?? 0) - worth, 0) : 0
  const cheaper = findCheaperDelivery(methods, worth, estimate)
  return { cityName, estimate, shipping, missing, cheaper }
}

/** The same city as that of the header, changed where it decides the day and the price. */
function CityAction({ isNamed }: { isNamed: boolean }) {
  const dialog = useLazyOpen()
  return (
    <>
      <Button variant="link" size="sm" aria-haspopup="dialog" onClick={dialog.show}>
        {isNamed ? 'تغییر شهر' : 'انتخاب شهر'}
      </Button>
      {dialog.isRendered && <CityDialog {...dialog.props} />}
    </>
  )
}

type ArrivalNoticeProps = {
  arrival: CartArrival
  count: number
  hasCityAction?: boolean
}

/** The one sentence of the shop: what, and when it is at the door; and what that costs, said once. */
export function ArrivalNotice({ arrival, count, hasCityAction = false }: ArrivalNoticeProps) {
  const { cityName, estimate } = arrival
  return (
    <div className="flex items-center gap-x-3 rounded-card bg-brand-50 px-4 py-3 text-brand-800 phone:flex-wrap">
      <TruckIcon className="shrink-0" />
      <div role="status" className="min-w-0 flex-1">
        {estimate === undefined ? (
          <Skeleton className="h-12" />
        ) : (
          <ArrivalText {...arrival} estimate={estimate} count={count} />
        )}
      </div>
      {/* On a phone under the sentence, which needs the width. It stays while another city is asked for: the focus comes back to it. */}
      {hasCityAction && (
        <div className="phone:-mb-2 phone:basis-full phone:ps-[1.125rem]">
          <CityAction isNamed={cityName !== null} />
        </div>
      )}
    </div>
  )
}

type ArrivalTextProps = CartArrival & { estimate: DeliveryEstimate | null; count: number }

function ArrivalText(props: ArrivalTextProps) {
  const { cityName, estimate, promise, shipping, missing, cheaper, count } = props
  const day = promise ?? (estimate && formatArrival(estimate))
  return (
    <>
      <p className="text-balance font-bold">
        {day === null
          ? 'زمان ارسال را در گام بعد ببینید'
          : `${count > 1 && !promise ? 'همه با هم، ' : ''}${day}`}
      </p>
      <p className="text-sm">
        {cityName ? `ارسال به ${cityName}` : 'ارسال به سراسر ایران'}
        {estimate && !promise && ` با ${estimate.method.title}`}
        {shipping === 0 && '، رایگان'}
        {missing > 0 && `؛ ${formatAmount(missing)} ${currencyName()} تا ارسال رایگان`}
      </p>
      {cheaper && (
        <p className="text-sm">
          با {cheaper.method.title}، {formatArrival(cheaper)}، {formatAmount(cheaper.saving)}{' '}
          {currencyName()} ارزان‌تر
        </p>
      )}
    </>
  )
}
