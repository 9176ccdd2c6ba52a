import Image from 'next/image'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { CartInfo, CartTotals } from '@/lib/contract/cart'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import type { StoredLine } from '@/stores/cart-line'

export type Sums = {
  totals: CartTotals
  coupon: number
  /** Null until a way of sending is chosen. */
  shipping: number | null
  payable: number
}

type CheckoutSummaryProps = {
  lines: readonly StoredLine[]
  items: readonly CartInfo[]
  sums: Sums
  pending: boolean
  action?: { label: string; busy: boolean; disabled: boolean; onAct: () => void } | undefined
}

export function CheckoutSummary({ lines, items, sums, pending, action }: CheckoutSummaryProps) {
  const { totals, coupon, shipping, payable } = sums
  return (
    <section
      aria-labelledby="order-summary"
      aria-busy={pending}
      className="rounded-panel bg-paper p-5 shadow-card md:sticky md:top-28"
    >
      <h2 id="order-summary" className="text-lg font-extrabold">
        خلاصهٔ سفارش
      </h2>
      <ul className="mt-3 grid max-h-64 gap-3 overflow-y-auto">
        {lines.map(({ stock_id: id, quantity, snapshot }) => {
          const { title, picture } = items.find((item) => item.stock_id === id) ?? snapshot
          return (
            <li key={id} className="flex items-center gap-3">
              <span className="relative size-14 shrink-0 overflow-hidden rounded-control bg-ink-100">
                {picture && (
                  <Image src={picture.url} alt="" fill sizes="56px" className="object-cover" />
                )}
              </span>
              <span className="min-w-0 text-sm">
                <span className="line-clamp-2">{title}</span>
                <span className="text-ink-500">{persianDigits(quantity)} عدد</span>
              </span>
            </li>
          )
        })}
      </ul>
      <dl className={cn('mt-4 grid gap-2 text-md', pending && 'opacity-50')}>
        <Row label={`قیمت کالاها (${persianDigits(totals.count)})`} rials={totals.items_total} />
        {totals.discount > 0 && (
          <Row label="سود شما از خرید" rials={totals.discount} className="text-pomegranate-600" />
        )}
        {coupon > 0 && <Row label="کد تخفیف" rials={-coupon} className="text-pomegranate-600" />}
        <div className="flex justify-between gap-3">
          <dt>هزینهٔ ارسال</dt>
          <dd>{shippingWords(shipping)}</dd>
        </div>
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-dashed border-line pt-3">
          <dt className="text-lg font-extrabold">قابل پرداخت</dt>
          <dd className="text-xl font-extrabold" aria-live="polite">
            <bdi>{formatToman(payable)}</bdi> <span className="text-xs font-normal">{TOMAN}</span>
          </dd>
        </div>
      </dl>
      {action && (
        <div
          data-buy-bar
          className="mt-4 phone:fixed phone:inset-x-0 phone:bottom-0 phone:z-header phone:border-t phone:border-line phone:bg-paper phone:px-4 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))] phone:pt-3"
        >
          <Button
            full
            busy={action.busy}
            disabled={action.disabled || pending}
            onClick={action.onAct}
          >
            {action.label}
          </Button>
        </div>
      )}
    </section>
  )
}

function shippingWords(shipping: number | null) {
  if (shipping === null) return <span className="text-ink-500">پس از گزینش</span>
  if (shipping === 0) return <span className="font-semibold text-success-600">رایگان</span>
  return (
    <>
      <bdi>{formatToman(shipping)}</bdi> <span className="text-xs">{TOMAN}</span>
    </>
  )
}

function Row({ label, rials, className }: { label: string; rials: number; className?: string }) {
  return (
    <div className={cn('flex justify-between gap-3', className)}>
      <dt>{label}</dt>
      <dd className="font-semibold">
        <bdi dir="ltr">
          {rials < 0 && '−'}
          {formatToman(Math.abs(rials))}
        </bdi>{' '}
        <span className="text-xs font-normal">{TOMAN}</span>
      </dd>
    </div>
  )
}
