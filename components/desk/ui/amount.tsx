import { formatAmount } from '@/lib/persian/money'

type AmountProps = { rials: number; isSigned?: boolean }

/** Flush at the right of its column; a minus is at the left of its number. The digits of the font are narrower by themselves than in a grid. */
export function Amount({ rials, isSigned = false }: AmountProps) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {isSigned && rials > 0 && '+'}
      {formatAmount(rials)}
    </bdi>
  )
}
