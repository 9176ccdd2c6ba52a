import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { useCart } from '@/stores/cart'
import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { paths } from '@/lib/paths'
import { CartLineList } from './cart-line-list'
import { FreeShippingProgress } from './free-shipping-progress'
import { UnavailableLines } from './cart-changes'
import { UndoRemoveNotice, useUndoRemove } from './undo-remove'
import type { CartQuote } from './use-cart-quote'
import { SumRow } from './totals'

type CartPanelProps = {
  quote: CartQuote
  /** What has just come in stands first, or alone where there is little room. */
  added: number | null
  alone?: boolean
  onFollow: () => void
}

/** The cart in short: the lines of its page without what can wait for that page. */
export function CartPanel({ quote, added, alone = false, onFollow }: CartPanelProps) {
  const lines = useCart((cart) => cart.lines)
  const { taken, returned, remove, restore } = useUndoRemove()
  const first = lines.filter((line) => line.stock_id === added)
  const others = alone && first.length > 0 ? [] : lines.filter((line) => !first.includes(line))
  return (
    <>
      <UnavailableLines />
      <UndoRemoveNotice taken={taken} onRestore={restore} />
      {lines.length === 0 ? (
        <EmptyState
          as="h3"
          title="سبد خرید شما خالی است"
          text="کالاهایی که می‌پسندید اینجا جمع می‌شود."
        />
      ) : (
        <>
          <CartLineList
            short
            lines={[...first, ...others]}
            items={quote.data?.items ?? []}
            failed={quote.isError}
            restoredId={returned}
            onRemove={({ stock_id: id }) => remove(id)}
            onFollow={onFollow}
          />
          <FreeShippingProgress goods={quote.data?.totals.payable ?? null} />
          {quote.error && !quote.isFetching && (
            <ErrorState
              title="محاسبهٔ سبد انجام نشد"
              text={getErrorMessage(quote.error)}
              onRetry={() => void quote.refetch()}
            />
          )}
        </>
      )}
    </>
  )
}

/** The sum, and the ways to the cart's page and to paying. */
export function CartPanelFooter({ quote, onFollow }: { quote: CartQuote; onFollow: () => void }) {
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
