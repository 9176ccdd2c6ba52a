import { fetchCartItems } from '@/lib/client/queries/cart'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { CartInfo } from '@/lib/contract/cart'
import type { OrderItem } from '@/lib/contract/orders/order'
import { persianDigits } from '@/lib/persian/digits'
import { cartStore } from '@/stores/cart'
import { addLine } from '@/lib/domain/cart-rules'

type BuyAgainResult = {
  text: string
  /** Whether the cart holds something it did not hold before. */
  added: boolean
}

function resultMessage(added: number, titles: readonly string[]): string {
  const gone = titles.length
  const [first] = titles
  const goods = (count: number) => `${persianDigits(count)} کالا`
  if (added === 0 && gone === 0) return 'کالاهای این سفارش هم‌اکنون در سبد خرید است.'
  if (added === 0) return 'کالاهای این سفارش دیگر موجود نیست.'
  const missing = gone === 1 && first ? `«${first}»` : goods(gone)
  const rest = gone > 0 ? `؛ ${missing} دیگر موجود نیست` : ''
  return `${goods(added)} به سبد خرید افزوده شد${rest}.`
}

/** What can still be had goes into the cart, as many as there are; says how it went. */
export async function buyAgain(items: OrderItem[]): Promise<BuyAgainResult> {
  const list = items.map(({ product_id, stock_id, quantity }) => ({
    product_id,
    stock_id,
    quantity,
  }))
  let known: CartInfo[]
  try {
    known = await fetchCartItems(list)
  } catch (error) {
    return { text: getErrorMessage(error), added: false }
  }
  let added = 0
  const gone: string[] = []
  cartStore.set((cart) => {
    let { lines } = cart
    for (const { stock_id: stockId, quantity, title } of items) {
      const info = known.find((one) => one.stock_id === stockId) ?? null
      const next = addLine(lines, info, Math.min(quantity, info?.quantity ?? 0))
      if ('lines' in next) {
        lines = next.lines
        added += 1
      } else if (next.refusal.kind === 'unavailable') gone.push(title)
    }
    return { lines }
  })
  return { text: resultMessage(added, gone), added: added > 0 }
}
