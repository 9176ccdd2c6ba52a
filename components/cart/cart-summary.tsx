import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { ErrorState } from '@/components/ui/error-state'
import { sentenceOf } from '@/lib/api/sentence'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { CouponField } from './coupon-field'
import { FreeShipping } from './free-shipping'
import { PayBar } from './pay-bar'
import { SumRow } from './sum-row'
import type { CartQuote } from './use-cart-quote'
import type { Coupon } from './use-coupon'

type CartSummaryProps = { quote: CartQuote; coupon: Coupon }

export function CartSummary({ quote, coupon }: CartSummaryProps) {
  const { data, error, isFetching, refetch } = quote
  if (error && !isFetching) {
    return (
      <div className="rounded-panel bg-paper shadow-card">
        <ErrorState
          title="محاسبهٔ سبد انجام نشد"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  const totals = data?.totals ?? null
  const pending = isFetching || coupon.busy
  const off = coupon.discount ?? 0
  const payable = totals && (coupon.payable ?? totals.payable - off)
  return (
    <>
      <section
        aria-labelledby="totals"
        aria-busy={pending}
        className="grid gap-4 rounded-panel bg-paper p-5 shadow-card md:sticky md:top-6"
      >
        <h2 id="totals" className="text-lg font-extrabold">
          خلاصهٔ سبد{totals && ` (${persianDigits(totals.count)} کالا)`}
        </h2>
        <FreeShipping goods={totals && totals.payable} />
        <dl className={cn('grid gap-1', pending && 'opacity-50')}>
          <SumRow name="قیمت کالاها" rials={totals && totals.items_total} />
          {totals && totals.discount > 0 && (
            <SumRow name="سود شما از خرید" rials={totals.discount} gain />
          )}
          {off > 0 && <SumRow name="کد تخفیف" rials={-off} gain />}
          <SumRow name="جمع سبد" rials={payable} strong />
        </dl>
        <CouponField coupon={coupon} />
        <p aria-live="polite" className="min-h-6 text-xs text-ink-500">
          {pending ? 'در حال محاسبه…' : 'هزینهٔ ارسال در گام بعد حساب می‌شود.'}
        </p>
        <ButtonLink href={paths.checkout} prefetch={false} full className="phone:hidden">
          تکمیل خرید
        </ButtonLink>
      </section>
      <PayBar name="جمع سبد" rials={payable} pending={pending}>
        <ButtonLink href={paths.checkout} prefetch={false} full>
          تکمیل خرید
        </ButtonLink>
      </PayBar>
    </>
  )
}
