import { useMemo, type ReactNode } from 'react'
import { QueryProvider } from '@/lib/client/query-provider'
import { useCart } from '@/stores/cart'
import { toCartLine } from '@/lib/domain/cart-quote'
import { sumLabels } from '@/lib/domain/sum-labels'
import { calculateDueSoFar, type ShippingCost } from '@/lib/domain/pricing'
import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { lazyComponent } from '@/components/ui/lazy-component'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { CartLineList } from './cart-line-list'
import { EmptyCart } from './cart-fallbacks'
import { UnavailableLines } from './cart-changes'
import { SavedForLater } from './saved-for-later'
import { UndoRemoveNotice, useUndoRemove } from './undo-remove'
import { useCartQuote, type CartQuote } from './use-cart-quote'
import { useCoupon, CouponField, type Coupon } from './coupon-field'
import { ArrivalNotice, DueLabel, PayBar, ShippingRow, SumRow, useCartArrival } from './totals'

const ComplementRail = lazyComponent(() => import('./complements'))

type CartSummaryProps = { quote: CartQuote; coupon: Coupon; shipping: ShippingCost }

function CartSummary({ quote, coupon, shipping }: CartSummaryProps) {
  const { data, error, isFetching, refetch } = quote
  if (error && !isFetching) {
    return (
      <div className="rounded-panel bg-ink-100">
        <ErrorState
          title="محاسبهٔ سبد انجام نشد"
          text={getErrorMessage(error)}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  const totals = data?.totals ?? null
  const isPending = isFetching || coupon.isChecking
  const couponDiscount = coupon.discount ?? 0
  const payable = calculateDueSoFar(totals?.payable ?? null, couponDiscount, shipping)
  return (
    <>
      <section
        aria-labelledby="totals"
        aria-busy={isPending}
        className="grid gap-4 rounded-panel bg-ink-100 p-5 md:sticky md:top-[calc(var(--stuck-header)+1.25rem)]"
      >
        <h2 id="totals" className="sr-only">
          خلاصهٔ سبد
        </h2>
        <dl className={cn('grid gap-1', isPending && 'opacity-50')}>
          <SumRow
            label={totals ? `${sumLabels.goods} (${persianDigits(totals.count)})` : sumLabels.goods}
            rials={totals && totals.items_total}
          />
          {totals && totals.discount > 0 && (
            <SumRow label={sumLabels.discount} rials={-totals.discount} isGain />
          )}
          {couponDiscount > 0 && <SumRow label={sumLabels.coupon} rials={-couponDiscount} isGain />}
          <ShippingRow shipping={shipping} />
          <SumRow label={<DueLabel shipping={shipping} />} rials={payable} isTotal />
        </dl>
        <ButtonLink
          href={paths.checkout}
          prefetch={false}
          isFullWidth
          className="hidden md:inline-flex"
        >
          تکمیل خرید
        </ButtonLink>
        <CouponField coupon={coupon} />
        <p aria-live="polite" className="min-h-6 text-xs text-ink-500 empty:hidden">
          {isPending && 'در حال محاسبه…'}
        </p>
      </section>
      <PayBar rials={payable} shipping={shipping} isPending={isPending} upTo="md">
        <ButtonLink href={paths.checkout} prefetch={false} isFullWidth>
          تکمیل خرید
        </ButtonLink>
      </PayBar>
    </>
  )
}

export default function FullCart({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <CartContent>{children}</CartContent>
    </QueryProvider>
  )
}

function CartContent({ children }: { children: ReactNode }) {
  const lines = useCart((cart) => cart.lines)
  const { lastRemoved, restoredId, remove, saveForLater, restore, markRestored } = useUndoRemove()
  const quote = useCartQuote(lines)
  const coupon = useCoupon(useMemo(() => lines.map(toCartLine), [lines]))
  const productIds = useMemo(() => [...new Set(lines.map(({ product_id: id }) => id))], [lines])
  const arrival = useCartArrival(quote)
  return (
    <>
      <UnavailableLines />
      <UndoRemoveNotice lastRemoved={lastRemoved} onRestore={restore} />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_var(--width-summary)] md:gap-10">
          <section aria-label="کالاهای سبد">
            <ArrivalNotice arrival={arrival} count={lines.length} hasCityAction />
            <h2 className="sr-only">کالاهای سبد</h2>
            <CartLineList
              lines={lines}
              items={quote.data?.items ?? []}
              hasFailed={quote.isError}
              restoredId={restoredId}
              onRemove={({ stock_id: id }) => remove(id)}
              onSaveForLater={({ stock_id: id }) => saveForLater(id)}
            />
          </section>
          <CartSummary quote={quote} coupon={coupon} shipping={arrival.shipping} />
        </div>
      )}
      {lines.length > 0 && <ComplementRail productIds={productIds} title="این سبد را کامل می‌کند" />}
      <SavedForLater onMoved={markRestored} />
      {lines.length === 0 && children}
    </>
  )
}
