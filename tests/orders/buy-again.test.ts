// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { buyAgain } from '@/components/orders/buy-again'
import { ApiFailure } from '@/lib/client/http/errors'
import { send } from '@/lib/client/http/client'
import type { CartInfo } from '@/lib/contract/cart'
import type { OrderItem } from '@/lib/contract/orders/order'
import { cartStore, restoreToCart } from '@/stores/cart'
import { resetCart } from '@/stores/reset'
import { infoOf, lineOf } from '../cart/cart-info'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))

function bought(stockId: number, quantity: number): OrderItem {
  const { product_id, stock_id, slug, title, parent_value, picture, price, final_price } = infoOf(
    stockId,
    quantity,
  )
  const goods = { product_id, stock_id, slug, title, parent_value, picture, price, final_price }
  return { id: stockId, quantity, reason: null, ...goods }
}

function has(...items: CartInfo[]): void {
  vi.mocked(send).mockResolvedValue({ items } as never)
}

const inCart = () => cartStore.get().lines.map((line) => [line.stock_id, line.quantity])

beforeEach(() => {
  resetCart()
  vi.mocked(send).mockReset()
})

test('all of it goes into the cart, as many as there are', async () => {
  has(infoOf(1, 9), infoOf(2, 1))
  expect(await buyAgain([bought(1, 2), bought(2, 3)])).toEqual({
    text: '۲ کالا به سبد خرید افزوده شد.',
    added: true,
  })
  expect(inCart()).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test.each([
  [[1, 2], '۱ کالا به سبد خرید افزوده شد؛ «کالای 2» دیگر موجود نیست.'],
  [[1, 2, 3], '۱ کالا به سبد خرید افزوده شد؛ ۲ کالا دیگر موجود نیست.'],
])('of %s, what is gone is told', async (stocks, text) => {
  has(infoOf(1, 9), infoOf(3, 0))
  expect((await buyAgain(stocks.map((id) => bought(id, 1)))).text).toBe(text)
})

test('what is in the cart already is neither added nor called gone', async () => {
  restoreToCart(lineOf(1, 1), 0)
  has(infoOf(1, 9))
  expect(await buyAgain([bought(1, 2)])).toEqual({
    text: 'کالاهای این سفارش هم‌اکنون در سبد خرید است.',
    added: false,
  })
})

test('a failure is told in its words', async () => {
  const lost = new ApiFailure({ kind: 'network', message: 'ارتباط برقرار نشد.' })
  vi.mocked(send).mockRejectedValue(lost)
  expect(await buyAgain([bought(1, 1)])).toEqual({ text: 'ارتباط برقرار نشد.', added: false })
})
