import { cn } from '@/components/ui/cn'
import type { RefundedShare } from '@/lib/contract/orders/order'

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
