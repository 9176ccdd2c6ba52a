import type { ReactNode } from 'react'
import { Amount, SumRow, PayBar } from '@/components/cart/totals'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { CartInfo, CartTotals } from '@/lib/contract/cart'
import { persianDigits } from '@/lib/persian/digits'
import type { StoredLine } from '@/lib/domain/cart-rules'
import { CartLinePicture } from '@/components/cart/cart-line-label'
import { CartLineChanges } from '@/components/cart/cart-changes'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { AlertIcon } from '@/components/ui/icons'
import { acknowledgeChanges } from '@/stores/cart'

type SummaryLineListProps = { lines: readonly StoredLine[]; items: readonly CartInfo[] }

function SummaryLineList({ lines, items }: SummaryLineListProps) {
  return (
    <ul
      aria-label="کالاها"
      tabIndex={0}
      className="grid max-h-80 gap-3 overflow-y-auto overscroll-contain"
    >
      {lines.map((line) => {
        const info = items.find((item) => item.stock_id === line.stock_id) ?? null
        const { title } = info ?? line.snapshot
        return (
          <li key={line.stock_id}>
            <div className="flex items-center gap-3">
              <CartLinePicture line={line} info={info} className="size-14" />
              <div className="min-w-0 text-sm">
                <p className="line-clamp-2">{title}</p>
                <p className="text-ink-500">
                  {persianDigits(line.quantity)} عدد
                  {info && (
                    <>
                      {' · '}
                      <bdi>{formatToman(info.final_price * line.quantity)}</bdi> {TOMAN}
                    </>
                  )}
                </p>
              </div>
            </div>
            <CartLineChanges line={line} info={info} className="mt-2 empty:hidden" />
          </li>
        )
      })}
    </ul>
  )
}

type CheckoutTotals = {
  totals: CartTotals
  couponDiscount: number
  /** Null until a shipping method is chosen. */
  shipping: number | null
  /** What the wallet pays of it before the rest goes to a bank. */
  fromWallet: number
  due: number
}

export type PrimaryAction = {
  label: string
  isBusy: boolean
  isDisabled: boolean
  onClick: () => void
}

type CheckoutSummaryProps = {
  lines: readonly StoredLine[]
  items: readonly CartInfo[]
  sums: CheckoutTotals
  isPending: boolean
  notice: ReactNode
  primaryAction: PrimaryAction
}

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { lines, items, sums, isPending, notice, primaryAction } = props
  const { totals, couponDiscount, shipping, fromWallet, due } = sums
  const button = (
    <Button
      isFullWidth
      isBusy={primaryAction.isBusy}
      disabled={primaryAction.isDisabled || isPending}
      onClick={primaryAction.onClick}
    >
      {primaryAction.label}
    </Button>
  )
  return (
    <>
      <section
        aria-labelledby="order-summary"
        aria-busy={isPending}
        className="rounded-panel bg-paper p-5 shadow-card md:sticky md:top-6"
      >
        <h2 id="order-summary" tabIndex={-1} className="mb-3 text-lg font-extrabold outline-none">
          خلاصهٔ سفارش
        </h2>
        <SummaryLineList lines={lines} items={items} />
        <dl className={cn('mt-4 grid gap-1', isPending && 'opacity-50')}>
          <SumRow
            label={`قیمت کالاها (${persianDigits(totals.count)})`}
            rials={totals.items_total}
          />
          {totals.discount > 0 && <SumRow label="سود شما از خرید" rials={totals.discount} isGain />}
          {couponDiscount > 0 && <SumRow label="کد تخفیف" rials={-couponDiscount} isGain />}
          <div className="flex min-h-8 items-center justify-between gap-3">
            <dt className="text-md">هزینهٔ ارسال</dt>
            <dd className="font-semibold">{shippingLabel(shipping)}</dd>
          </div>
          {fromWallet > 0 && <SumRow label="از کیف پول" rials={-fromWallet} />}
          <SumRow label="قابل پرداخت" rials={due} isTotal />
        </dl>
        {notice}
        <div className="mt-4 phone:hidden">{button}</div>
      </section>
      <PayBar label="قابل پرداخت" rials={due} isPending={isPending}>
        {button}
      </PayBar>
    </>
  )
}

function shippingLabel(shipping: number | null) {
  if (shipping === null)
    return <span className="text-md font-normal text-ink-500">در گام ارسال</span>
  if (shipping === 0) return <span className="text-success-600">رایگان</span>
  return <Amount rials={shipping} />
}

type CheckoutNoticesProps = {
  /** Lines whose change has not been acknowledged. */
  unread: readonly StoredLine[]
  items: readonly CartInfo[]
  /** Why the order was not placed. */
  error: string | null
}

const ACCEPT_BUTTON_ID = 'accept-changes'

/** On a phone the button that pays is far from the changes to accept. */
export function focusChanges(): void {
  const button = document.getElementById(ACCEPT_BUTTON_ID)
  button?.scrollIntoView({ block: 'center' })
  button?.focus({ preventScroll: true })
}

export function CheckoutNotices({ unread, items, error }: CheckoutNoticesProps) {
  function accept(): void {
    for (const { stock_id: id } of unread) {
      const info = items.find((item) => item.stock_id === id)
      if (info) acknowledgeChanges(id, info.final_price)
    }
    // The pressed button disappears with the changes.
    document.getElementById('order-summary')?.focus({ preventScroll: true })
  }
  return (
    <div role="alert" className="mt-4 grid gap-3 text-sm empty:hidden">
      {error && (
        <p className="flex items-start gap-2 rounded-control bg-pomegranate-50 p-3 text-pomegranate-700">
          <AlertIcon size={18} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {unread.length > 0 && (
        <div className="rounded-control bg-saffron-100 p-3 text-saffron-800">
          <p>
            قیمت یا موجودی بخشی از سبد شما تغییر کرده است. تغییرها کنار هر کالا نوشته شده؛ اگر
            موافقید، بپذیرید و ادامه دهید.
          </p>
          <Button
            id={ACCEPT_BUTTON_ID}
            variant="saffron"
            size="sm"
            isFullWidth
            className="mt-2"
            onClick={accept}
          >
            تغییرها را می‌پذیرم
          </Button>
        </div>
      )}
    </div>
  )
}
