import { fetchCartItems } from '@/lib/client/queries/cart'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { CartInfo } from '@/lib/contract/cart'
import type { OrderItem } from '@/lib/contract/orders/order'
import { addLine } from '@/lib/domain/cart-quote'
import { persianDigits } from '@/lib/persian/digits'
import { cartStore } from '@/stores/cart'

type BuyAgainResult = {
  text: string
  wasAdded: boolean
}

function resultMessage(added: number, titles: readonly string[], wantedCount: number): string {
  const wanted = wantedCount === 1 ? 'این کالا' : 'کالاهای این سفارش'
  const unavailableTitles = titles.length
  const [first] = titles
  const goods = (count: number) => `${persianDigits(count)} کالا`
  if (added === 0 && unavailableTitles === 0) return `${wanted} هم‌اکنون در سبد خرید است.`
  if (added === 0) return `${wanted} دیگر موجود نیست.`
  const missing = unavailableTitles === 1 && first ? `«${first}»` : goods(unavailableTitles)
  const rest = unavailableTitles > 0 ? `؛ ${missing} دیگر موجود نیست` : ''
  return `${goods(added)} به سبد خرید افزوده شد${rest}.`
}

/** Adds what is still in stock, up to the stock. */
export async function buyAgain(items: OrderItem[]): Promise<BuyAgainResult> {
  const list = items.map(({ product_id, stock_id, quantity }) => ({
    product_id,
    stock_id,
    quantity,
  }))
  let available: CartInfo[]
  try {
    available = await fetchCartItems(list)
  } catch (error) {
    return { text: getErrorMessage(error), wasAdded: false }
  }
  let added = 0
  const unavailableTitles: string[] = []
  cartStore.set((cart) => {
    let { lines } = cart
    for (const { stock_id: stockId, quantity, title } of items) {
      const info = available.find((one) => one.stock_id === stockId) ?? null
      const result = addLine(lines, info, Math.min(quantity, info?.quantity ?? 0))
      if ('lines' in result) {
        lines = result.lines
        added += 1
      } else if (result.error.kind === 'unavailable') unavailableTitles.push(title)
    }
    return { lines }
  })
  return { text: resultMessage(added, unavailableTitles, items.length), wasAdded: added > 0 }
}
