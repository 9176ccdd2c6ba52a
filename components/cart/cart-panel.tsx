import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { sentenceOf } from '@/lib/api/sentence'
import { useCart } from '@/stores/cart'
import { CartLines } from './cart-lines'
import { FreeShipping } from './free-shipping'
import { GoneLines } from './gone-lines'
import { TakenLine } from './taken-line'
import type { CartQuote } from './use-cart-quote'
import { useTaking } from './use-taking'

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
  const { taken, returned, remove, restore } = useTaking()
  const first = lines.filter((line) => line.stock_id === added)
  const others = alone && first.length > 0 ? [] : lines.filter((line) => !first.includes(line))
  return (
    <>
      <GoneLines />
      <TakenLine taken={taken} onRestore={restore} />
      {lines.length === 0 ? (
        <EmptyState
          as="h3"
          title="سبد خرید شما خالی است"
          text="کالاهایی که می‌پسندید اینجا جمع می‌شود."
        />
      ) : (
        <>
          <CartLines
            short
            lines={[...first, ...others]}
            items={quote.data?.items ?? []}
            failed={quote.isError}
            returned={returned}
            onRemove={({ stock_id: id }) => remove(id)}
            onFollow={onFollow}
          />
          <FreeShipping goods={quote.data?.totals.payable ?? null} />
          {quote.error && !quote.isFetching && (
            <ErrorState
              title="محاسبهٔ سبد انجام نشد"
              text={sentenceOf(quote.error)}
              onRetry={() => void quote.refetch()}
            />
          )}
        </>
      )}
    </>
  )
}
