import { useEffect, useEffectEvent, useRef } from 'react'
import { notifyStockLimit, requestQuantity } from '@/components/cart/request-quantity'
import { RemovedLineNotice } from '@/components/cart/undo-remove'
import { ButtonLink } from '@/components/ui/button'
import { Stepper } from '@/components/ui/stepper'
import { paths } from '@/lib/paths'
import { useCart } from '@/stores/cart'
import { removeFromCart, restoreToCart, type RemovedCartLine } from '@/stores/cart-changes'
import { useVariant } from './variant-provider'

export type LastCartChange = 'added' | 'returned'

type InCartControlsProps = {
  stockId: number
  availableQuantity: number
  isCompact: boolean
  /** How the line came into the cart: the focus moves here from the button that did it. */
  lastChange: LastCartChange | null
  onFocused: () => void
  onRemove: (removed: RemovedCartLine | null) => void
}

export function InCartControls({
  stockId,
  availableQuantity,
  isCompact,
  lastChange,
  onFocused,
  onRemove,
}: InCartControlsProps) {
  const { product } = useVariant()
  const containerRef = useRef<HTMLDivElement>(null)
  const reportFocused = useEffectEvent(onFocused)
  useEffect(() => {
    if (lastChange === null) return
    const next = containerRef.current?.querySelector<HTMLElement>(
      lastChange === 'added' ? 'a' : 'button',
    )
    next?.focus({ preventScroll: true })
    reportFocused()
  }, [lastChange])
  const quantity = useCart(
    ({ lines }) => lines.find((line) => line.stock_id === stockId)?.quantity ?? 1,
  )
  return (
    <div ref={containerRef} className="flex h-12 items-center gap-2 phone:h-11">
      <Stepper
        label={`تعداد ${product.title}`}
        value={quantity}
        max={Math.max(availableQuantity, quantity)}
        onValueChange={(requested) => requestQuantity(stockId, requested, availableQuantity)}
        onLimit={() => notifyStockLimit(availableQuantity)}
        onRemove={() => onRemove(removeFromCart(stockId))}
        className="phone:h-11"
      />
      <ButtonLink
        href={paths.cart}
        variant="soft"
        className={isCompact ? 'flex-1 !px-1 text-sm' : 'min-w-0 flex-1 !px-2'}
      >
        دیدن سبد
      </ButtonLink>
    </div>
  )
}

type JustRemovedProps = { removed: RemovedCartLine; onRestore: () => void; className: string }

/** Under or above the button that it gave its place to. */
export function JustRemoved({ removed, onRestore, className }: JustRemovedProps) {
  const { line, index } = removed
  const restore = () => {
    onRestore()
    restoreToCart(line, index)
  }
  return <RemovedLineNotice line={line} onRestore={restore} className={className} />
}
