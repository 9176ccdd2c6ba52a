import { cn } from '@/components/ui/cn'
import type { RefundedShare } from '@/lib/contract/orders/order'
import { currencyName, formatAmount } from '@/lib/persian/money'

const TITLES = {
  part: 'پول بخشی از این سفارش برگشته است',
  whole: 'پول همهٔ کالاهای این سفارش برگشته است',
} as const

/** Beside the sum of an order, which is what it was sold for. */
export function RefundedTag({ share, className }: { share: RefundedShare; className?: string }) {
  if (share === 'none') return null
  return (
    <span className={cn('desk-tag whitespace-nowrap', className)} title={TITLES[share]}>
      بازپرداخت
    </span>
  )
}

type TransferDueTagProps = { amount: number | undefined; className?: string }

/** What the shop has still to transfer of an order. */
export function TransferDueTag({ amount, className }: TransferDueTagProps) {
  if (amount === undefined) return null
  return (
    <span className={cn('desk-tag bg-soon-bg text-soon-ink whitespace-nowrap', className)}>
      واریز {formatAmount(amount)}
      <span className="sr-only"> {currencyName()} مانده است</span>
    </span>
  )
}
