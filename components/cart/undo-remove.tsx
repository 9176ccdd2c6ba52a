import { useState, useEffect, useRef } from 'react'
import {
  saveForLater,
  restoreToCart,
  removeFromCart,
  type RemovedCartLine,
} from '@/stores/cart-changes'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { StoredLine } from '@/lib/domain/cart-rules'
import { MixedText } from '@/components/ui/mixed-text'

type RemovedLineNoticeProps = {
  line: StoredLine
  outcome?: string
  onRestore: () => void
  className?: string
}

/** Takes the focus that the removed line has just lost. */
export function RemovedLineNotice(props: RemovedLineNoticeProps) {
  const { line, outcome = 'از سبد برداشته شد.', onRestore, className } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div
      role="status"
      className={cn(
        'flex items-center justify-between gap-3 rounded-card bg-ink-100 px-4 py-2 text-md text-ink-700',
        className,
      )}
    >
      {/* What does not fit is cut off the name, never off what became of it. */}
      <span className="min-w-0 gap-x-1.5 desk:flex">
        <span className="line-clamp-1 font-semibold">
          <MixedText>{line.snapshot.title}</MixedText>
        </span>{' '}
        <span className="shrink-0">{outcome}</span>
      </span>
      <Button ref={button} variant="link" size="sm" onClick={onRestore}>
        برگرداندن
      </Button>
    </div>
  )
}

type LastRemoved = RemovedCartLine & { outcome: string }

const REMOVED = 'از سبد برداشته شد.'
const SAVED_FOR_LATER = 'به فهرست خرید بعدی رفت.'

/** The last line removed from the cart, and the one that was just restored. */
export function useUndoRemove() {
  const [lastRemoved, setLastRemoved] = useState<LastRemoved | null>(null)
  const [restoredId, setRestoredId] = useState<number | null>(null)

  function remember(removed: RemovedCartLine | null, outcome: string): void {
    setRestoredId(null)
    setLastRemoved(removed && { ...removed, outcome })
  }

  return {
    lastRemoved,
    restoredId,
    remove: (stockId: number) => remember(removeFromCart(stockId), REMOVED),
    saveForLater: (stockId: number) => remember(saveForLater(stockId), SAVED_FOR_LATER),
    restore: () => {
      if (!lastRemoved) return
      restoreToCart(lastRemoved.line, lastRemoved.index)
      setRestoredId(lastRemoved.line.stock_id)
      setLastRemoved(null)
    },
    /** For a line that another button brought back, whose focus it takes. */
    markRestored: (stockId: number) => {
      setLastRemoved(null)
      setRestoredId(stockId)
    },
  }
}

export function UndoRemoveNotice({
  lastRemoved,
  onRestore,
}: {
  lastRemoved: LastRemoved | null
  onRestore: () => void
}) {
  if (!lastRemoved) return null
  const { line, outcome } = lastRemoved
  return (
    <RemovedLineNotice
      key={`${outcome} ${line.stock_id}`}
      line={line}
      outcome={outcome}
      onRestore={onRestore}
      className="mb-4"
    />
  )
}
