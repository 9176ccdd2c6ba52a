import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { addLine } from '@/lib/domain/cart-quote'
import { checkBeforeQuote, type CartError } from '@/lib/domain/cart-rules'
import { removeLine } from '@/lib/domain/cart-line-changes'
import { cartStore } from '@/stores/cart'
import { getErrorMessage } from './http/error-message'

const pendingStockIds = new Set<number>()

/** Asks the shop about a variant and puts it into the cart; `'pending'` while an earlier press is on its way. */
export async function addLineToCart(line: CartLine): Promise<CartError | 'pending' | null> {
  if (pendingStockIds.has(line.stock_id)) return 'pending'
  pendingStockIds.add(line.stock_id)
  try {
    cartStore.hydrate()
    return checkBeforeQuote(cartStore.get().lines, line.stock_id) ?? (await fetchAndAdd(line))
  } finally {
    pendingStockIds.delete(line.stock_id)
  }
}

async function fetchAndAdd(line: CartLine): Promise<CartError | null> {
  let info: CartInfo | null
  try {
    const { fetchCartItem } = await import('./queries/cart')
    info = (await fetchCartItem(line)).info
  } catch (error) {
    return { kind: 'failed', message: getErrorMessage(error) }
  }
  let error: CartError | null = null
  cartStore.set(({ lines, savedForLater, unavailable }) => {
    const added = addLine(lines, info, line.quantity)
    if ('lines' in added) {
      return {
        lines: added.lines,
        savedForLater: removeLine(savedForLater, line.stock_id),
        unavailable: unavailable.filter(({ stock_id: id }) => id !== line.stock_id),
      }
    }
    error = added.error
    return {}
  })
  return error
}
