import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { paths } from '@/lib/seo/addresses'
import { SumRow } from './sum-row'
import type { CartQuote } from './use-cart-quote'

/** The sum, and the ways to the cart's page and to paying. */
export function PanelFoot({ quote, onFollow }: { quote: CartQuote; onFollow: () => void }) {
  const { data, isFetching } = quote
  return (
    <div className="w-full">
      <dl aria-busy={isFetching} className={cn('mb-3', isFetching && 'opacity-50')}>
        {data && data.totals.discount > 0 && (
          <SumRow name="سود شما از خرید" rials={data.totals.discount} gain />
        )}
        <SumRow name="جمع سبد" rials={data?.totals.payable ?? null} />
      </dl>
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink href={paths.cart} prefetch={false} variant="ghost" onClick={onFollow}>
          دیدن سبد
        </ButtonLink>
        <ButtonLink href={paths.checkout} prefetch={false} onClick={onFollow}>
          تکمیل خرید
        </ButtonLink>
      </div>
    </div>
  )
}
