import { notify } from '@/components/ui/notify'
import { sentenceOf } from '@/lib/api/failure'
import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { cartStore } from '@/stores/cart'
import { addLine, refusalMessage, refusedBeforeAsking, type Refusal } from '@/stores/cart-rules'

const asking = new Set<number>()

/** True when the line is in the cart; a refusal is told as a toast. A second press while asking does nothing. */
export async function addToCart(line: CartLine): Promise<boolean> {
  if (asking.has(line.stock_id)) return false
  asking.add(line.stock_id)
  try {
    cartStore.hydrate()
    const refusal =
      refusedBeforeAsking(cartStore.get().lines, line.stock_id) ?? (await askAndAdd(line))
    if (refusal) void notify.error(refusalMessage(refusal))
    else void notify.success('کالا به سبد خرید افزوده شد.')
    return refusal === null
  } finally {
    asking.delete(line.stock_id)
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
  cartStore.set(({ lines }) => {
    const added = addLine(lines, info, line.quantity)
    if ('lines' in added) return { lines: added.lines }
    refusal = added.refusal
    return {}
  })
  return refusal
}
