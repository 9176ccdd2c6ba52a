import { useMemo, type ReactNode } from 'react'
import { QueryProvider } from '@/lib/client/query-provider'
import { useCart } from '@/stores/cart'
import { toCartLine } from '@/lib/domain/cart-rules'
import { calculatePayable } from '@/lib/domain/pricing'
import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
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
import { FreeShippingProgress, PayBar, SumRow, useFreeShippingThreshold } from './totals'

type CartSummaryProps = { quote: CartQuote; coupon: Coupon }

function CartSummary({ quote, coupon }: CartSummaryProps) {
  const { data, error, isFetching, refetch } = quote
  const threshold = useFreeShippingThreshold()
  if (error && !isFetching) {
    return (
      <div className="rounded-panel bg-paper shadow-card">
        <ErrorState
          title="محاسبهٔ سبد انجام نشد"
          text={getErrorMessage(error)}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  const totals = data?.totals ?? null
  const isShippingFree = threshold !== null && totals !== null && totals.payable >= threshold
  const isPending = isFetching || coupon.isChecking
  const couponDiscount = coupon.discount ?? 0
  const goods = totals?.payable ?? 0
  const payable =
    totals && (coupon.payable ?? calculatePayable({ goods, couponDiscount, shippingPrice: 0 }))
  return (
    <>
      <section
        aria-labelledby="totals"
        aria-busy={isPending}
        className="grid gap-4 rounded-panel bg-paper p-5 shadow-card md:sticky md:top-6"
      >
        <h2 id="totals" className="text-lg font-extrabold">
          خلاصهٔ سبد{totals && ` (${persianDigits(totals.count)} کالا)`}
        </h2>
        <FreeShippingProgress goodsTotal={totals && totals.payable} />
        <dl className={cn('grid gap-1', isPending && 'opacity-50')}>
          <SumRow label="قیمت کالاها" rials={totals && totals.items_total} />
          {totals && totals.discount > 0 && (
            <SumRow label="سود شما از خرید" rials={totals.discount} isGain />
          )}
          {couponDiscount > 0 && <SumRow label="کد تخفیف" rials={-couponDiscount} isGain />}
          <SumRow label="جمع سبد" rials={payable} isTotal />
        </dl>
        <CouponField coupon={coupon} />
        <p aria-live="polite" className="min-h-6 text-xs text-ink-500">
          {isPending && 'در حال محاسبه…'}
          {!isPending && !isShippingFree && 'هزینهٔ ارسال در گام بعد حساب می‌شود.'}
        </p>
        <ButtonLink href={paths.checkout} prefetch={false} isFullWidth className="phone:hidden">
          تکمیل خرید
        </ButtonLink>
      </section>
      <PayBar label="جمع سبد" rials={payable} isPending={isPending}>
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
  return (
    <>
      <UnavailableLines />
      <UndoRemoveNotice lastRemoved={lastRemoved} onRestore={restore} />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_var(--width-summary)] md:gap-6">
          <section aria-label="کالاهای سبد">
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
          <CartSummary quote={quote} coupon={coupon} />
        </div>
      )}
      <SavedForLater onMoved={markRestored} />
      {lines.length === 0 && children}
    </>
  )
}
