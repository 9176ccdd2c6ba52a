import { sentenceOf } from '@/lib/api/failure'
import type { CartInfo } from '@/lib/contract/cart'
import type { OrderItem } from '@/lib/contract/orders'
import { persianDigits } from '@/lib/persian/digits'
import { cartStore } from '@/stores/cart'
import { addLine } from '@/stores/cart-rules'

function told(added: number, gone: number): string {
  const goods = (count: number) => `${persianDigits(count)} کالا`
  if (added === 0 && gone === 0) return 'کالاهای این سفارش هم‌اکنون در سبد خرید است.'
  if (added === 0) return 'کالاهای این سفارش دیگر موجود نیست.'
  const rest = gone > 0 ? `؛ ${goods(gone)} دیگر موجود نیست` : ''
  return `${goods(added)} به سبد خرید افزوده شد${rest}.`
}

/** What can still be had goes into the cart, as many as there are; says how it went. */
export async function buyAgain(items: OrderItem[]): Promise<string> {
  const list = items.map(({ product_id, stock_id, quantity }) => ({
    product_id,
    stock_id,
    quantity,
  }))
  let known: CartInfo[]
  try {
    const [{ send }, { cartItem }] = await Promise.all([
      import('@/lib/api/send'),
      import('@/lib/contract/cart'),
    ])
    known = (await send(cartItem, { body: { list } })).items
  } catch (error) {
    return sentenceOf(error)
  }
  let added = 0
  let gone = 0
  cartStore.set((cart) => {
    let { lines } = cart
    for (const { stock_id: stockId, quantity } of list) {
      const info = known.find((one) => one.stock_id === stockId) ?? null
      const next = addLine(lines, info, Math.min(quantity, info?.quantity ?? 0))
      if ('lines' in next) {
        lines = next.lines
        added += 1
      } else if (next.refusal.kind === 'unavailable') gone += 1
    }
    return { lines }
  })
  return told(added, gone)
}
