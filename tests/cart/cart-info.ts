import type { CartInfo } from '@/lib/contract/cart'
import { newLine } from '@/lib/domain/cart-quote'
import { type StoredLine } from '@/lib/domain/cart-rules'

export function infoOf(stockId: number, quantity: number, title = `کالای ${stockId}`): CartInfo {
  return {
    product_id: 1,
    stock_id: stockId,
    quantity,
    slug: `کالا-${stockId}`,
    title,
    parent_value: { رنگ: 'مشکی' },
    picture: null,
    guarantee: 'گارانتی ۱۸ ماهه آوا',
    price: 38_500_000,
    final_price: 31_570_000,
  }
}

export function lineOf(stockId: number, quantity: number): StoredLine {
  return newLine(infoOf(stockId, quantity), quantity)
}
