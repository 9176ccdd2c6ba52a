// @in-a-window
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCart } from '@/components/cart/add-to-cart'
import { cartSingleItem } from '@/lib/contract/cart'
import { cartStore } from '@/stores/cart'
import { closeCartDrawer, useCartDrawer } from '@/stores/cart-drawer'
import { resetCart } from '@/stores/reset'
import { fakeApi } from '../kit/fake-api'
import { screen } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'
import { infoOf, lineOf } from './cart-info'

const api = fakeApi()
const line = { product_id: 1, stock_id: 11, quantity: 1 }
const quantities = () => cartStore.get().lines.map(({ quantity }) => quantity)

beforeEach(() => {
  resetCart()
  closeCartDrawer()
  renderToaster()
})

describe('adding a line that is in stock', () => {
  beforeEach(() => api.on(cartSingleItem, { info: infoOf(11, 4) }))

  test('puts it into the cart, and the drawer confirms it', async () => {
    await expect(addToCart(line)).resolves.toBe(true)
    expect(quantities()).toEqual([1])
    await vi.waitFor(
      () => expect(useCartDrawer.getState()).toEqual({ isOpen: true, addedStockId: 11 }),
      { timeout: 10_000 },
    )
  })

  test('quietly opens no drawer', async () => {
    await expect(addToCart(line, { isQuiet: true })).resolves.toBe(true)
    expect(useCartDrawer.getState().isOpen).toBe(false)
  })

  test('takes it off the saved and the unavailable lines', async () => {
    cartStore.set(() => ({
      savedForLater: [lineOf(11, 1), lineOf(12, 1)],
      unavailable: [{ stock_id: 11, title: 'کالای 11' }],
    }))
    await addToCart(line, { isQuiet: true })
    expect(cartStore.get()).toMatchObject({ savedForLater: [{ stock_id: 12 }], unavailable: [] })
  })

  test('a second time says so without another request', async () => {
    await addToCart(line)
    await expect(addToCart(line)).resolves.toBe(false)
    expect(await screen.findByText('این کالا پیش‌تر به سبد خرید افزوده شده است.')).toBeVisible()
    expect(api.requestsTo(cartSingleItem)).toHaveLength(1)
  })

  test('by two presses at once sends one request and adds it once', async () => {
    await expect(Promise.all([addToCart(line), addToCart(line)])).resolves.toEqual([true, false])
    expect(api.requestsTo(cartSingleItem)).toHaveLength(1)
    expect(quantities()).toEqual([1])
  })
})

describe('adding a line that cannot be bought', () => {
  test.each([
    ['the shop does not know it', null, 1, 'این کالا موجود نیست.'],
    ['none is left', infoOf(11, 0), 1, 'این کالا موجود نیست.'],
    ['too few are left', infoOf(11, 2), 3, 'تنها ۲ عدد از این کالا در انبار مانده است.'],
  ])('says why when %s, and adds nothing', async (_, info, quantity, message) => {
    api.on(cartSingleItem, { info })
    await addToCart({ ...line, quantity })
    expect(await screen.findByText(message)).toBeVisible()
    expect(quantities()).toEqual([])
  })

  test('shows the message of the shop when it refuses the call', async () => {
    api.fails(cartSingleItem, { status: 412, error: 'فروش بسته است.' })
    await addToCart(line)
    expect(await screen.findByText('فروش بسته است.')).toBeVisible()
  })

  test('speaks of the connection when it is lost', async () => {
    api.disconnects(cartSingleItem)
    await addToCart(line)
    expect(await screen.findByText(/اینترنت خود را بررسی کنید/)).toBeVisible()
  })
})
