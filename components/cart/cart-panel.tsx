import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { useCart } from '@/stores/cart'
import { ButtonLink } from '@/components/ui/button'
import { ChevronEndIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { sumLabels, WITHOUT_SHIPPING } from '@/lib/domain/sum-labels'
import { calculateDueSoFar, type ShippingCost } from '@/lib/domain/pricing'
import { type StoredLine } from '@/lib/domain/cart-rules'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { CartLineList } from './cart-line-list'
import { ArrivalNotice, DueLabel, ShippingRow, SumRow, useCartArrival } from './totals'
import { ComplementList } from './complements'
import { UnavailableLines } from './cart-changes'
import { UndoRemoveNotice, useUndoRemove } from './undo-remove'
import type { CartQuote } from './use-cart-quote'

type CartPanelProps = {
  quote: CartQuote
  /** Stands first, or alone where there is little room. */
  addedStockId: number | null
  showsOnlyAdded?: boolean
  /** Where there is room below the lines; else with what was just added alone. */
  showsComplements?: boolean
  /** Not in what goes away with the mouse. */
  hasCityAction?: boolean
  onNavigate: () => void
}

/** The short cart of the drawer and of the preview. */
export function CartPanel({
  quote,
  addedStockId,
  showsOnlyAdded = false,
  showsComplements = false,
  hasCityAction = false,
  onNavigate,
}: CartPanelProps) {
  const lines = useCart((cart) => cart.lines)
  const { lastRemoved, restoredId, remove, restore } = useUndoRemove()
  const addedLines = lines.filter((line) => line.stock_id === addedStockId)
  const otherLines = lines.filter((line) => !addedLines.includes(line))
  const hidesOthers = showsOnlyAdded && addedLines.length > 0
  const hiddenCount = hidesOthers ? countGoods(otherLines) : 0
  const arrival = useCartArrival(quote)
  const [addedLine] = addedLines
  const productIds = [...new Set([...addedLines, ...lines].map((line) => line.product_id))]
  return (
    <>
      <UnavailableLines />
      <UndoRemoveNotice lastRemoved={lastRemoved} onRestore={restore} />
      {lines.length === 0 ? (
        <EmptyState
          as="h3"
          title="سبد خرید شما خالی است"
          text="کالاهایی که می‌پسندید اینجا جمع می‌شود."
        />
      ) : (
        <>
          <ArrivalNotice arrival={arrival} count={lines.length} hasCityAction={hasCityAction} />
          <CartLineList
            isCompact
            lines={hidesOthers ? addedLines : [...addedLines, ...otherLines]}
            items={quote.data?.items ?? []}
            hasFailed={quote.isError}
            restoredId={restoredId}
            onRemove={({ stock_id: id }) => remove(id)}
            onNavigate={onNavigate}
          />
          {hiddenCount > 0 && (
            <Link
              href={paths.cart}
              prefetch={false}
              onClick={onNavigate}
              className="-mt-2 mb-1 flex min-h-11 items-center justify-between gap-2 rounded-control text-sm font-semibold text-brand-700 hover:underline"
            >
              و {persianDigits(hiddenCount)} کالای دیگر در سبد
              <ChevronEndIcon size={16} className="shrink-0" />
            </Link>
          )}
          {(addedLine || showsComplements) && (
            <ComplementList
              key={addedLine?.product_id ?? 'cart'}
              productIds={productIds}
              limit={showsOnlyAdded ? 1 : 2}
              onNavigate={onNavigate}
            />
          )}
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

const countGoods = (lines: readonly StoredLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What a sum that stands alone says of the parcel's price. */
function shippingNote(shipping: ShippingCost): string {
  if (typeof shipping === 'string') return `، ${WITHOUT_SHIPPING}`
  return shipping ? ' با ارسال' : ''
}

type CartPanelFooterProps = {
  quote: CartQuote
  /** The sum alone, which leaves a phone room for what was added and what goes with it. */
  isShort?: boolean
  onNavigate: () => void
}

export function CartPanelFooter({ quote, isShort = false, onNavigate }: CartPanelFooterProps) {
  const { data, isFetching } = quote
  const lines = useCart((cart) => cart.lines)
  const goods = data?.totals.payable ?? null
  const { shipping } = useCartArrival(quote)
  const payable = calculateDueSoFar(goods, 0, shipping)
  const saysOneSum =
    data !== undefined && data.totals.discount === 0 && data.totals.items_total === payable
  return (
    <div className="w-full">
      <dl
        aria-busy={isFetching}
        className={cn('mb-3', isShort && 'mb-2', isFetching && 'opacity-50')}
      >
        {isShort ? (
          <SumRow
            label={
              <>
                {sumLabels.due}
                {lines.length > 1 && <span> ({persianDigits(countGoods(lines))} کالا)</span>}
                <span className="text-sm text-ink-500">{shippingNote(shipping)}</span>
              </>
            }
            rials={payable}
          />
        ) : (
          <>
            {!saysOneSum && (
              <SumRow label={sumLabels.goods} rials={data?.totals.items_total ?? null} />
            )}
            {data && data.totals.discount > 0 && (
              <SumRow label={sumLabels.discount} rials={-data.totals.discount} isGain />
            )}
            <ShippingRow shipping={shipping} />
            <SumRow label={<DueLabel shipping={shipping} />} rials={payable} isTotal />
          </>
        )}
      </dl>
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink href={paths.cart} prefetch={false} variant="ghost" onClick={onNavigate}>
          دیدن سبد
        </ButtonLink>
        <ButtonLink href={paths.checkout} prefetch={false} onClick={onNavigate}>
          تکمیل خرید
        </ButtonLink>
      </div>
    </div>
  )
}
