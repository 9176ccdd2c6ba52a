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
