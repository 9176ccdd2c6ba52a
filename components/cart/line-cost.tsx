import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import type { CartInfo } from '@/lib/contract/cart'
import { formatToman, TOMAN } from '@/lib/persian/money'

type LineCostProps = { info: CartInfo | null; quantity: number; failed: boolean }

/** What all units of a line cost, from the price that the shop has told. */
export function LineCost({ info, quantity, failed }: LineCostProps) {
  if (!info) {
    return failed ? (
      <span className="text-sm text-ink-500">قیمت نامعلوم</span>
    ) : (
      <Skeleton className="h-7 w-28" />
    )
  }
  const { final_price, price } = info
  return (
    <div className="text-end">
      <Price rials={quantity * final_price} oldRials={quantity * price} />
      {quantity > 1 && (
        <p className="text-2xs text-ink-500">
          هر عدد <bdi>{formatToman(final_price)}</bdi> {TOMAN}
        </p>
      )}
    </div>
  )
}
