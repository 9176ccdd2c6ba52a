import { notify } from '@/components/ui/notify'
import { sentenceOf } from '@/lib/api/sentence'
import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { cartStore } from '@/stores/cart'
import { openCartDrawer } from '@/stores/cart-drawer'
import {
  addLine,
  refusalMessage,
  refusedBeforeAsking,
  removeLine,
  type Refusal,
} from '@/stores/cart-rules'

const asking = new Set<number>()

/**
 * True when the line is in the cart, which the drawer then confirms unless it is to be quiet; a
 * refusal is told as a toast. A second press while asking does nothing.
 */
export async function addToCart(line: CartLine, { quiet = false } = {}): Promise<boolean> {
  if (asking.has(line.stock_id)) return false
  asking.add(line.stock_id)
  try {
    cartStore.hydrate()
    const refusal =
      refusedBeforeAsking(cartStore.get().lines, line.stock_id) ?? (await askAndAdd(line))
    if (refusal) void notify.error(refusalMessage(refusal))
    else if (!quiet) void confirm(line.stock_id)
    return refusal === null
  } finally {
    asking.delete(line.stock_id)
  }
}

/** The drawer opens only when its code is here; a lost network still leaves a word. */
async function confirm(stockId: number): Promise<void> {
  try {
    await import('./cart-drawer')
    openCartDrawer(stockId)
  } catch {
    void notify.success('کالا به سبد خرید افزوده شد.')
  }
}

async function askAndAdd(line: CartLine): Promise<Refusal | null> {
  let info: CartInfo | null
  try {
    const { fetchSingleItem } = await import('@/lib/api/cart')
    info = (await fetchSingleItem(line)).info
  } catch (error) {
    return { kind: 'failed', message: sentenceOf(error) }
  }
  let refusal: Refusal | null = null
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
