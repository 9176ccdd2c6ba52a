import { popCartIcons } from '@/components/catalogue/pop-cart-icons'
import { notify } from '@/components/ui/notify'
import { addLineToCart } from '@/lib/client/add-line'
import type { CartLine } from '@/lib/contract/cart'
import { cartErrorMessage } from '@/lib/domain/cart-quote'
import { openCartDrawer } from '@/stores/cart-drawer'

/**
 * Resolves to true when the line was added; the drawer confirms it unless `isQuiet`, and a toast says
 * why it was not. A second press while the first is on its way does nothing.
 */
export async function addToCart(line: CartLine, { isQuiet = false } = {}): Promise<boolean> {
  const error = await addLineToCart(line)
  if (error === 'pending') return false
  if (error === null) popCartIcons()
  if (error) void notify.error(cartErrorMessage(error))
  else if (!isQuiet) void confirmAdded(line.stock_id)
  return error === null
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
