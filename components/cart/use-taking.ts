import { useState } from 'react'
import { putBy, restoreToCart, takeFromCart, type Removed } from '@/stores/cart'

export type Taken = Removed & { what: string }

const REMOVED = 'از سبد برداشته شد.'
const PUT_BY = 'به فهرست خرید بعدی رفت.'

/** The last line taken out of the cart, which can be put back, and the one that just was. */
export function useTaking() {
  const [taken, setTaken] = useState<Taken | null>(null)
  const [returned, setReturned] = useState<number | null>(null)

  function note(removed: Removed | null, what: string): void {
    setReturned(null)
    setTaken(removed && { ...removed, what })
  }

  return {
    taken,
    returned,
    remove: (stockId: number) => note(takeFromCart(stockId), REMOVED),
    putBy: (stockId: number) => note(putBy(stockId), PUT_BY),
    restore: () => {
      if (!taken) return
      restoreToCart(taken.line, taken.at)
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
