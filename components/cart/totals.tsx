import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import { formatToman, TOMAN } from '@/lib/persian/money'

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
  name: ReactNode
  /** Null while the shop has not said. */
  rials: number | null
  gain?: boolean
  strong?: boolean
}

export function SumRow({ name, rials, gain, strong }: SumRowProps) {
  return (
    <div
      className={cn(
        'flex min-h-8 items-center justify-between gap-3',
        gain && 'text-pomegranate-600',
        strong && 'mt-1 border-t border-dashed border-line pt-3 font-extrabold',
      )}
    >
      <dt className={strong ? 'text-lg' : 'text-md'}>{name}</dt>
      <dd
        aria-live={strong ? 'polite' : undefined}
        className={strong ? 'text-xl' : 'font-semibold'}
      >
        {rials === null ? <Skeleton className="h-5 w-24" /> : <Amount rials={rials} />}
      </dd>
    </div>
  )
}

type PayBarProps = { name: string; rials: number | null; pending: boolean; children: ReactNode }

/** On phones, in the place of the bottom bar: the sum and the way on, always in reach. */
export function PayBar({ name, rials, pending, children }: PayBarProps) {
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-4 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 desk:hidden"
    >
      <div className="min-w-0 flex-1">{children}</div>
      <p aria-hidden="true" className={cn('shrink-0 text-end', pending && 'opacity-50')}>
        <span className="block text-xs text-ink-500">{name}</span>
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
