// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/notify'
import { fetchCartItem } from '@/lib/client/queries/cart'
import { ApiFailure } from '@/lib/client/http/errors'
import { addToCart } from '@/components/cart/add-to-cart'
import { cartStore } from '@/stores/cart'
import { closeCartDrawer, useCartDrawer } from '@/stores/cart-drawer'
import { resetCart } from '@/stores/reset'
import { infoOf, lineOf } from './cart-info'

vi.mock('@/lib/client/queries/cart', () => ({ fetchCartItem: vi.fn() }))
vi.mock('@/components/cart/cart-drawer', () => ({ default: () => null }))
vi.mock('@/components/ui/notify', () => ({
  notify: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
}))

const fetchItem = vi.mocked(fetchCartItem)
const line = { product_id: 1, stock_id: 11, quantity: 1 }
const quantities = () => cartStore.get().lines.map(({ quantity }) => quantity)

beforeEach(() => {
  vi.clearAllMocks()
  resetCart()
  closeCartDrawer()
})

test('a line the shop has goes into the cart, and the drawer confirms it', async () => {
  fetchItem.mockResolvedValue({ info: infoOf(11, 4) })
  await expect(addToCart(line)).resolves.toBe(true)
  expect(quantities()).toEqual([1])
  await vi.waitFor(() => expect(useCartDrawer.getState()).toEqual({ open: true, added: 11 }), {
    timeout: 10_000,
  })
})

test('added quietly, nothing opens and what waited for later or was told gone is forgotten', async () => {
  fetchItem.mockResolvedValue({ info: infoOf(11, 4) })
  cartStore.set(() => ({
    later: [lineOf(11, 1), lineOf(12, 1)],
    gone: [{ stock_id: 11, title: 'کالای 11' }],
  }))
  await expect(addToCart(line, { quiet: true })).resolves.toBe(true)
  expect(cartStore.get()).toMatchObject({ later: [{ stock_id: 12 }], gone: [] })
  expect(useCartDrawer.getState().open).toBe(false)
})

test('the same stock a second time is refused without asking', async () => {
  fetchItem.mockResolvedValue({ info: infoOf(11, 4) })
  await addToCart(line)
  await expect(addToCart(line)).resolves.toBe(false)
  expect(notify.error).toHaveBeenCalledWith('این کالا پیش‌تر به سبد خرید افزوده شده است.')
  expect(fetchItem).toHaveBeenCalledOnce()
})

test.each([
  ['nothing is known', null, 1, 'این کالا موجود نیست.'],
  ['none is left', infoOf(11, 0), 1, 'این کالا موجود نیست.'],
  ['too few are left', infoOf(11, 2), 3, 'تنها ۲ عدد از این کالا در انبار مانده است.'],
])('when %s it is refused and not added', async (_, info, quantity, message) => {
  fetchItem.mockResolvedValue({ info })
  await addToCart({ ...line, quantity })
  expect(notify.error).toHaveBeenCalledWith(message)
  expect(quantities()).toEqual([])
})

test.each([
  [new ApiFailure({ kind: 'status', status: 412, message: 'فروش بسته است.' }), 'فروش بسته است.'],
  [new TypeError('chunk'), 'خطای پیش‌بینی‌نشده‌ای رخ داد.'],
])('a failure is told: %s', async (failure, message) => {
  fetchItem.mockRejectedValue(failure)
  await addToCart(line)
  expect(notify.error).toHaveBeenCalledWith(message)
})

test('two presses at once ask once and add once', async () => {
  fetchItem.mockResolvedValue({ info: infoOf(11, 4) })
  await Promise.all([addToCart(line), addToCart(line)])
  expect(fetchItem).toHaveBeenCalledOnce()
  expect(quantities()).toEqual([1])
  expect(notify.error).not.toHaveBeenCalled()
})
