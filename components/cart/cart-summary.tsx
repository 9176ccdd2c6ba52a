import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { sentenceOf } from '@/lib/api/failure'
import type { CartTotals } from '@/lib/contract/cart'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import type { CartQuote } from './use-cart-quote'

export function CartSummary({ quote }: { quote: CartQuote }) {
  const { data, error, isFetching, refetch } = quote
  if (error && !isFetching) {
    return (
      <div className="rounded-card bg-paper shadow-card">
        <ErrorState
          title="محاسبهٔ سبد انجام نشد"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  const totals = data?.totals ?? null
  return (
    <>
      <section
        aria-labelledby="totals"
        aria-busy={isFetching}
        className="rounded-card bg-paper p-5 shadow-card md:sticky md:top-28"
      >
        <h2 id="totals" className="text-lg font-extrabold">
          خلاصهٔ سبد{totals && ` (${persianDigits(totals.count)} کالا)`}
        </h2>
        <dl className={cn('mt-3 grid gap-2', isFetching && 'opacity-50')}>
          <Row name="قیمت کالاها" rials={totals && totals.items_total} />
          <Row name="سود شما از خرید" rials={totals && totals.discount} gain />
          <Row name="جمع سبد" rials={totals && totals.payable} strong />
        </dl>
        <p aria-live="polite" className="mt-2 min-h-6 text-xs text-ink-500">
          {isFetching ? 'در حال محاسبه…' : 'هزینهٔ ارسال در گام بعد افزوده می‌شود.'}
        </p>
        <ButtonLink href={paths.checkout} prefetch={false} full className="mt-3 phone:hidden">
          تکمیل خرید
        </ButtonLink>
      </section>
      <PayBar totals={totals} pending={isFetching} />
    </>
  )
}

type RowProps = { name: string; rials: number | null; gain?: boolean; strong?: boolean }

function Row({ name, rials, gain, strong }: RowProps) {
  if (gain && rials === 0) return null
  return (
    <div
      className={cn(
        'flex min-h-8 items-center justify-between gap-3',
        gain && 'text-success-600',
        strong && 'border-t border-line pt-3 font-extrabold',
      )}
    >
      <dt className="text-md">{name}</dt>
      <dd>{rials === null ? <Skeleton className="h-5 w-24" /> : <Amount rials={rials} />}</dd>
    </div>
  )
}

function Amount({ rials }: { rials: number }) {
  return (
    <>
      <bdi>{formatToman(rials)}</bdi> <span className="text-xs">{TOMAN}</span>
    </>
  )
}

function PayBar({ totals, pending }: { totals: CartTotals | null; pending: boolean }) {
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-4 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 desk:hidden"
    >
      <ButtonLink href={paths.checkout} prefetch={false} className="flex-1">
        تکمیل خرید
      </ButtonLink>
      <p aria-hidden="true" className={cn('text-end', pending && 'opacity-50')}>
        <span className="block text-xs text-ink-500">جمع سبد</span>
        {totals ? (
          <span className="font-extrabold">
            <Amount rials={totals.payable} />
          </span>
        ) : (
          <Skeleton className="h-6 w-24" />
        )}
      </p>
    </div>
  )
}
