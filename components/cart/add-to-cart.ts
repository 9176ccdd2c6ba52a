import { notify } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { cartStore } from '@/stores/cart'
import { openCartDrawer } from '@/stores/cart-drawer'
import {
  addLine,
  cartErrorMessage,
  checkBeforeQuote,
  removeLine,
  type CartError,
} from '@/lib/domain/cart-rules'

const pendingStockIds = new Set<number>()

/**
 * True when the line is in the cart, which the drawer then confirms unless it is to be quiet; a
 * refusal is told as a toast. A second press while asking does nothing.
 */
export async function addToCart(line: CartLine, { quiet = false } = {}): Promise<boolean> {
  if (pendingStockIds.has(line.stock_id)) return false
  pendingStockIds.add(line.stock_id)
  try {
    cartStore.hydrate()
    const refusal =
      checkBeforeQuote(cartStore.get().lines, line.stock_id) ?? (await fetchAndAdd(line))
    if (refusal) void notify.error(cartErrorMessage(refusal))
    else if (!quiet) void confirmAdded(line.stock_id)
    return refusal === null
  } finally {
    pendingStockIds.delete(line.stock_id)
  }
}

/** The drawer opens only when its code is here; a lost network still leaves a word. */
async function confirmAdded(stockId: number): Promise<void> {
  try {
    await import('./cart-drawer')
    openCartDrawer(stockId)
  } catch {
    void notify.success('کالا به سبد خرید افزوده شد.')
  }
}

async function fetchAndAdd(line: CartLine): Promise<CartError | null> {
  let info: CartInfo | null
  try {
    const { fetchCartItem } = await import('@/lib/client/queries/cart')
    info = (await fetchCartItem(line)).info
  } catch (error) {
    return { kind: 'failed', message: getErrorMessage(error) }
  }
  let refusal: CartError | null = null
  cartStore.set(({ lines, later, gone }) => {
    const added = addLine(lines, info, line.quantity)
    if ('lines' in added) {
      return {
        lines: added.lines,
        later: removeLine(later, line.stock_id),
        gone: gone.filter(({ stock_id: id }) => id !== line.stock_id),
      }
    }
    refusal = added.refusal
    return {}
  })
  return refusal
}
