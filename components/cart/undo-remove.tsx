import { useState } from 'react'
import { saveForLater, restoreToCart, removeFromCart, type RemovedCartLine } from '@/stores/cart'
import { RemovedLineNotice } from './removed-line-notice'

type LastRemoved = RemovedCartLine & { what: string }

const REMOVED = 'از سبد برداشته شد.'
const SAVED_FOR_LATER = 'به فهرست خرید بعدی رفت.'

/** The last line taken out of the cart, which can be put back, and the one that just was. */
export function useUndoRemove() {
  const [taken, setTaken] = useState<LastRemoved | null>(null)
  const [returned, setReturned] = useState<number | null>(null)

  function note(removed: RemovedCartLine | null, what: string): void {
    setReturned(null)
    setTaken(removed && { ...removed, what })
  }

  return {
    taken,
    returned,
    remove: (stockId: number) => note(removeFromCart(stockId), REMOVED),
    putBy: (stockId: number) => note(saveForLater(stockId), SAVED_FOR_LATER),
    restore: () => {
      if (!taken) return
      restoreToCart(taken.line, taken.index)
      setReturned(taken.line.stock_id)
      setTaken(null)
    },
    /** It came into the cart by another way, and takes the focus that way lost. */
    arrived: (stockId: number) => {
      setTaken(null)
      setReturned(stockId)
    },
  }
}

/** Where a line was taken from, what puts it back. */
export function UndoRemoveNotice({
  taken,
  onRestore,
}: {
  taken: LastRemoved | null
  onRestore: () => void
}) {
  if (!taken) return null
  const { line, what } = taken
  return (
    <RemovedLineNotice
      key={`${what} ${line.stock_id}`}
      line={line}
      what={what}
      onRestore={onRestore}
      className="mb-4"
    />
  )
}
