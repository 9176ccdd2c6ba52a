// @in-a-window
import { beforeEach, describe, expect, test } from 'vitest'
import { buyAgain } from '@/components/orders/buy-again'
import { cartItem, type CartInfo } from '@/lib/contract/cart'
import type { OrderItem } from '@/lib/contract/orders/order'
import { cartStore } from '@/stores/cart'
import { restoreToCart } from '@/stores/cart-changes'
import { resetCart } from '@/stores/reset'
import { infoOf, lineOf } from '../cart/cart-info'
import { fakeApi } from '../kit/fake-api'

const api = fakeApi()
const totals = { count: 0, items_total: 0, discount: 0, payable: 0 }

function orderedItem(stockId: number, quantity: number): OrderItem {
  const { guarantee: _, ...info } = infoOf(stockId, quantity)
  return { id: stockId, reason: null, takes_coupon: true, ...info }
}

function shopHas(...items: CartInfo[]): void {
  api.on(cartItem, { items, totals })
}

const cartQuantities = () => cartStore.get().lines.map((line) => [line.stock_id, line.quantity])

beforeEach(() => resetCart())

describe('buying an order again', () => {
  test('adds every item, up to its stock', async () => {
    shopHas(infoOf(1, 9), infoOf(2, 1))
    expect(await buyAgain([orderedItem(1, 2), orderedItem(2, 3)])).toEqual({
      text: '۲ کالا به سبد خرید افزوده شد.',
      wasAdded: true,
    })
    expect(cartQuantities()).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  test.each([
    [[1, 2], '۱ کالا به سبد خرید افزوده شد؛ «کالای 2» دیگر موجود نیست.'],
    [[1, 2, 3], '۱ کالا به سبد خرید افزوده شد؛ ۲ کالا دیگر موجود نیست.'],
  ])('says which of the items %s are unavailable', async (stockIds, text) => {
    shopHas(infoOf(1, 9), infoOf(3, 0))
    expect((await buyAgain(stockIds.map((id) => orderedItem(id, 1)))).text).toBe(text)
  })

  test('neither adds what is in the cart nor calls it unavailable', async () => {
    restoreToCart(lineOf(1, 1), 0)
    shopHas(infoOf(1, 9))
    expect(await buyAgain([orderedItem(1, 2)])).toEqual({
      text: 'این کالا هم‌اکنون در سبد خرید است.',
      wasAdded: false,
    })
  })

  test.each([
    [[1], 'این کالا دیگر موجود نیست.'],
    [[1, 2], 'کالاهای این سفارش دیگر موجود نیست.'],
  ])('says of the items %s, none of which is there, what they are', async (stockIds, text) => {
    shopHas()
    expect((await buyAgain(stockIds.map((id) => orderedItem(id, 1)))).text).toBe(text)
  })

  test('gives the message of a failed call', async () => {
    api.disconnects(cartItem)
    const result = await buyAgain([orderedItem(1, 1)])
    expect(result).toEqual({ text: expect.stringContaining('اینترنت'), wasAdded: false })
  })
})
