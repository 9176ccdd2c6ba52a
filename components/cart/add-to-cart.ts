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
 * Resolves to true when the line was added; the drawer confirms it unless `isQuiet`, and a toast says
 * why it was not. A second press while the first is on its way does nothing.
 */
export async function addToCart(line: CartLine, { isQuiet = false } = {}): Promise<boolean> {
  if (pendingStockIds.has(line.stock_id)) return false
  pendingStockIds.add(line.stock_id)
  try {
    cartStore.hydrate()
    const error =
      checkBeforeQuote(cartStore.get().lines, line.stock_id) ?? (await fetchAndAdd(line))
    if (error) void notify.error(cartErrorMessage(error))
    else if (!isQuiet) void confirmAdded(line.stock_id)
    return error === null
  } finally {
    pendingStockIds.delete(line.stock_id)
  }
}

/** The drawer opens once its code is loaded; without it a toast confirms. */
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
