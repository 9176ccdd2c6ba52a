import { useState, type ReactNode } from 'react'
import Link from '@/components/ui/link'
import { DueLabel, PayBar, ShippingRow, SumRow } from '@/components/cart/totals'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import type { CartInfo, CartTotals } from '@/lib/contract/cart'
import type { ShippingCost } from '@/lib/domain/pricing'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import { persianDigits } from '@/lib/persian/digits'
import { sumLabels } from '@/lib/domain/sum-labels'
import type { StoredLine } from '@/lib/domain/cart-rules'
import { CartLinePicture } from '@/components/cart/cart-line-label'
import { CartLineChanges } from '@/components/cart/cart-changes'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { AlertIcon, ChevronDownIcon } from '@/components/ui/icons'
import { changesOf } from '@/lib/domain/cart-quote'
import { paths } from '@/lib/paths'
import { acknowledgeChanges } from '@/stores/cart-changes'

type SummaryLineListProps = { lines: readonly StoredLine[]; items: readonly CartInfo[] }

/** More would push the sum out of sight: the rest opens under them, and one is no rest. */
const LINES_AT_ONCE = 5

function SummaryLineList({ lines, items }: SummaryLineListProps) {
  const hasChange = lines.some((line) => {
    const info = infoOf(line, items)
    return info !== null && changesOf(line, info).length > 0
  })
  // What is to be accepted is seen without a press, and stays in view once it is.
  const [isWhole, setIsWhole] = useState(false)
  if (hasChange && !isWhole) setIsWhole(true)
  const firstCount = isWhole || lines.length <= LINES_AT_ONCE ? lines.length : LINES_AT_ONCE - 1
  const rest = lines.slice(firstCount)
  return (
    <>
      <ul aria-label="کالاها" className="grid gap-3">
        {lines.slice(0, firstCount).map((line) => (
          <SummaryLine key={line.stock_id} line={line} info={infoOf(line, items)} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="group mt-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control text-sm font-semibold text-brand-700">
            <span>
              <bdi dir="ltr">+{persianDigits(rest.length)}</bdi> کالای دیگر
            </span>
            <ChevronDownIcon size={16} className="group-open:rotate-180" />
          </summary>
          <ul aria-label="کالاهای دیگر" className="mt-2 grid gap-3">
            {rest.map((line) => (
              <SummaryLine key={line.stock_id} line={line} info={infoOf(line, items)} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function infoOf(line: StoredLine, items: readonly CartInfo[]): CartInfo | null {
  return items.find((item) => item.stock_id === line.stock_id) ?? null
}

function SummaryLine({ line, info }: { line: StoredLine; info: CartInfo | null }) {
  const { title } = info ?? line.snapshot
  return (
    <li>
      <div className="flex items-center gap-3">
        <CartLinePicture line={line} info={info} className="size-14" />
        <div className="min-w-0 text-sm">
          <p className="whole-words">
            <MixedText>{holdPhrases(title)}</MixedText>
          </p>
          <p className="text-ink-500">
            {persianDigits(line.quantity)} عدد
            {info && (
              <>
                {' · '}
                <bdi>{formatAmount(info.final_price * line.quantity)}</bdi> {currencyName()}
              </>
            )}
          </p>
        </div>
      </div>
      <CartLineChanges line={line} info={info} className="mt-2 empty:hidden" />
    </li>
  )
}

type CheckoutTotals = {
  totals: CartTotals
  couponDiscount: number
  shipping: ShippingCost
  /** What the wallet pays of it before the rest goes to a bank. */
  fromWallet: number
  /** Null while the shop is asked for the price of the parcel. */
  due: number | null
}

export type PrimaryAction = {
  label: string
  isBusy: boolean
  isDisabled: boolean
  onClick: () => void
}

type StepButtonProps = {
  due: number | null
  shipping: ShippingCost
  isPending: boolean
  note?: ReactNode
  /** The button itself. */
  children: ReactNode
}

/** The one button of a step: under its choices on a desktop, in the bar at the bottom of a phone. */
export function StepButton({ due, shipping, isPending, note, children }: StepButtonProps) {
  return (
    <>
      <div className="mt-6 phone:hidden">{children}</div>
      {note && <p className="mt-3 text-sm text-ink-500">{note}</p>}
      <PayBar rials={due} {...{ shipping, isPending }} hidesSum={Boolean(note)} upTo="desk">
        {children}
      </PayBar>
    </>
  )
}

type StepActionProps = Omit<StepButtonProps, 'children'> & { action: PrimaryAction }

export function StepAction({ action, ...step }: StepActionProps) {
  return (
    <StepButton {...step}>
      <Button
        isFullWidth
        isBusy={action.isBusy}
        disabled={action.isDisabled || step.isPending}
        onClick={action.onClick}
      >
        {action.label}
      </Button>
    </StepButton>
  )
}

type CheckoutSummaryProps = {
  lines: readonly StoredLine[]
  items: readonly CartInfo[]
  sums: CheckoutTotals
  isPending: boolean
}

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { lines, items, sums, isPending } = props
  const { totals, couponDiscount, shipping, fromWallet, due } = sums
  return (
    <section
      aria-labelledby="order-summary"
      aria-busy={isPending}
      className="rounded-panel bg-ink-100 p-5 md:sticky md:top-6"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="order-summary" tabIndex={-1} className="text-lg font-extrabold outline-none">
          خلاصهٔ سفارش
        </h2>
        <Link
          href={paths.cart}
          prefetch={false}
          className="inline-flex min-h-11 items-center rounded-control text-sm font-semibold text-brand-700 hover:underline"
        >
          ویرایش سبد
        </Link>
      </div>
      <SummaryLineList lines={lines} items={items} />
      <dl className={cn('mt-4 grid gap-1 border-t border-line pt-3', isPending && 'opacity-50')}>
        <SumRow
          label={`${sumLabels.goods} (${persianDigits(totals.count)})`}
          rials={totals.items_total}
        />
        {totals.discount > 0 && (
          <SumRow label={sumLabels.discount} rials={-totals.discount} isGain />
        )}
        {couponDiscount > 0 && <SumRow label={sumLabels.coupon} rials={-couponDiscount} isGain />}
        <ShippingRow shipping={shipping} />
        {fromWallet > 0 && <SumRow label="از کیف پول" rials={-fromWallet} />}
        <SumRow label={<DueLabel shipping={shipping} />} rials={due} isTotal />
      </dl>
    </section>
  )
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
