import type { ReactNode } from 'react'
import { Amount, SumRow } from '@/components/cart/sum-row'
import { PayBar } from '@/components/cart/pay-bar'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { CartInfo, CartTotals } from '@/lib/contract/cart'
import { persianDigits } from '@/lib/persian/digits'
import type { StoredLine } from '@/stores/cart-line'
import { SummaryLines } from './summary-lines'

export type Sums = {
  totals: CartTotals
  coupon: number
  /** Null until a way of sending is chosen. */
  shipping: number | null
  /** What the wallet pays of it before the rest goes to a bank. */
  wallet: number
  due: number
}

export type Onwards = { label: string; busy: boolean; disabled: boolean; onAct: () => void }

type CheckoutSummaryProps = {
  lines: readonly StoredLine[]
  items: readonly CartInfo[]
  sums: Sums
  pending: boolean
  /** What must be read before going on. */
  notice: ReactNode
  onwards: Onwards
}

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { lines, items, sums, pending, notice, onwards } = props
  const { totals, coupon, shipping, wallet, due } = sums
  const button = (
    <Button full busy={onwards.busy} disabled={onwards.disabled || pending} onClick={onwards.onAct}>
      {onwards.label}
    </Button>
  )
  return (
    <>
      <section
        aria-labelledby="order-summary"
        aria-busy={pending}
        className="rounded-panel bg-paper p-5 shadow-card md:sticky md:top-6"
      >
        <h2 id="order-summary" tabIndex={-1} className="mb-3 text-lg font-extrabold outline-none">
          خلاصهٔ سفارش
        </h2>
        <SummaryLines lines={lines} items={items} />
        <dl className={cn('mt-4 grid gap-1', pending && 'opacity-50')}>
          <SumRow
            name={`قیمت کالاها (${persianDigits(totals.count)})`}
            rials={totals.items_total}
          />
          {totals.discount > 0 && <SumRow name="سود شما از خرید" rials={totals.discount} gain />}
          {coupon > 0 && <SumRow name="کد تخفیف" rials={-coupon} gain />}
          <div className="flex min-h-8 items-center justify-between gap-3">
            <dt className="text-md">هزینهٔ ارسال</dt>
            <dd className="font-semibold">{shippingWords(shipping)}</dd>
          </div>
          {wallet > 0 && <SumRow name="از کیف پول" rials={-wallet} />}
          <SumRow name="قابل پرداخت" rials={due} strong />
        </dl>
        {notice}
        <div className="mt-4 phone:hidden">{button}</div>
      </section>
      <PayBar name="قابل پرداخت" rials={due} pending={pending}>
        {button}
      </PayBar>
    </>
  )
}

function shippingWords(shipping: number | null) {
  if (shipping === null)
    return <span className="text-md font-normal text-ink-500">در گام ارسال</span>
  if (shipping === 0) return <span className="text-success-600">رایگان</span>
  return <Amount rials={shipping} />
}
