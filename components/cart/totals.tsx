import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import { useShop } from '@/stores/shop'
import { findFreeShippingThreshold } from '@/lib/domain/pricing'

export function Amount({ rials }: { rials: number }) {
  return (
    <>
      <bdi dir="ltr">
        {rials < 0 && '−'}
        {formatToman(Math.abs(rials))}
      </bdi>{' '}
      <span className="text-xs font-normal">{TOMAN}</span>
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

type PayBarProps = { label: string; rials: number | null; isPending: boolean; children: ReactNode }

/** On phones it replaces the bottom bar, so that the next step is always in reach. */
export function PayBar({ label, rials, isPending, children }: PayBarProps) {
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-4 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 desk:hidden short:static"
    >
      <div className="min-w-0 flex-1">{children}</div>
      <p aria-hidden="true" className={cn('shrink-0 text-end', isPending && 'opacity-50')}>
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

/** From which sum on shipping is free, by the methods of the shopper's city; null where it never is. */
export function useFreeShippingThreshold(): number | null {
  const cityId = useShop((shop) => shop.city?.id ?? null)
  const { data } = useQuery(shippingMethodsQuery(cityId))
  return data ? findFreeShippingThreshold(data) : null
}

export function FreeShippingProgress({ goodsTotal }: { goodsTotal: number | null }) {
  const threshold = useFreeShippingThreshold()
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
