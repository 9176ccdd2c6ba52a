import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { formatMoved } from '@/components/catalogue/format-moved'
import { currencyName, formatAmount } from '@/lib/persian/money'
import type { LastMove } from './variant-provider'

type PriceDifferenceProps = { rials: number | null; className?: string }

/** «+۲٬۲۰۰٬۰۰۰ تومان»: how much more than what is chosen. */
function PriceDifference({ rials, className }: PriceDifferenceProps) {
  if (!rials) return null
  return (
    <span className={cn('whitespace-nowrap text-sm', className)}>
      <bdi dir="ltr">
        {rials > 0 ? '+' : '−'}
        {formatAmount(Math.abs(rials))}
      </bdi>{' '}
      {currencyName()}
    </span>
  )
}

/** Below the chips: what else a choice has moved, and why. */
export function MoveSentence(move: LastMove) {
  return (
    <>
      <MixedText>{formatMoved(move)}</MixedText> <PriceDifference rials={move.rials} />
    </>
  )
}

/** The line under the chips, which says the same and stays, may stand below the window. */
export function MoveBanner(move: LastMove) {
  return (
    <p
      aria-hidden="true"
      className="move-banner absolute inset-x-0 bottom-full flex flex-wrap justify-between gap-x-3 bg-saffron-100 px-4 py-2 text-sm text-saffron-900"
    >
      <span>
        <MixedText>{formatMoved(move)}</MixedText>
      </span>{' '}
      <PriceDifference rials={move.rials} className="font-bold" />
    </p>
  )
}
