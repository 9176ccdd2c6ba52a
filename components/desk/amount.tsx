import { formatAmount } from '@/lib/persian/money'

type AmountProps = { rials: number; isSigned?: boolean }

/** Of a column whose units stand under units at its right; a minus is at the left of its number. */
export function Amount({ rials, isSigned = false }: AmountProps) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums tracking-[-0.06em]">
      {isSigned && rials > 0 && '+'}
      {formatAmount(rials)}
    </bdi>
  )
}
