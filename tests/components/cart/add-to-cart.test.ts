// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/notify'
import { fetchSingleItem } from '@/lib/api/cart'
import { ApiFailure } from '@/lib/api/failure'
import { addToCart } from '@/components/cart/add-to-cart'
import { cartStore } from '@/stores/cart'
import { resetCart } from '@/stores/reset'
import { infoOf } from '../../cart/cart-info'

vi.mock('@/lib/api/cart', () => ({ fetchSingleItem: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({
  notify: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
}))

const asked = vi.mocked(fetchSingleItem)
const line = { product_id: 1, stock_id: 11, quantity: 1 }
const quantities = () => cartStore.get().lines.map(({ quantity }) => quantity)

beforeEach(() => {
  vi.clearAllMocks()
  resetCart()
})

test('a line the shop has goes into the cart', async () => {
  asked.mockResolvedValue({ info: infoOf(11, 4) })
  await expect(addToCart(line)).resolves.toBe(true)
  expect(quantities()).toEqual([1])
  expect(notify.success).toHaveBeenCalledOnce()
})

test('the same stock a second time is refused without asking', async () => {
  asked.mockResolvedValue({ info: infoOf(11, 4) })
  await addToCart(line)
  await expect(addToCart(line)).resolves.toBe(false)
  expect(notify.error).toHaveBeenCalledWith('این کالا پیش‌تر به سبد خرید افزوده شده است.')
  expect(asked).toHaveBeenCalledOnce()
})

test.each([
  ['nothing is known', null, 1, 'این کالا موجود نیست.'],
  ['none is left', infoOf(11, 0), 1, 'این کالا موجود نیست.'],
  ['too few are left', infoOf(11, 2), 3, 'تنها ۲ عدد از این کالا در انبار مانده است.'],
])('when %s it is refused and not added', async (_, info, quantity, message) => {
  asked.mockResolvedValue({ info })
  await addToCart({ ...line, quantity })
  expect(notify.error).toHaveBeenCalledWith(message)
  expect(quantities()).toEqual([])
})

test.each([
  [new ApiFailure({ kind: 'status', status: 412, message: 'فروش بسته است.' }), 'فروش بسته است.'],
  [new TypeError('chunk'), 'خطای پیش‌بینی‌نشده‌ای رخ داد.'],
])('a failure is told: %s', async (failure, message) => {
  asked.mockRejectedValue(failure)
  await addToCart(line)
  expect(notify.error).toHaveBeenCalledWith(message)
})

test('two presses at once ask once and add once', async () => {
  asked.mockResolvedValue({ info: infoOf(11, 4) })
  await Promise.all([addToCart(line), addToCart(line)])
  expect(asked).toHaveBeenCalledOnce()
  expect(quantities()).toEqual([1])
  expect(notify.error).not.toHaveBeenCalled()
})
