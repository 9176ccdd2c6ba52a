// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { CartRoom } from '@/components/cart/cart-room'
import { Toaster } from '@/components/ui/toaster'
import { ApiFailure } from '@/lib/api/failure'
import { send } from '@/lib/api/send'
import { restoreToCart } from '@/stores/cart'
import { resetCart } from '@/stores/reset'
import { dismissCartChanges } from '@/stores/settle-cart'
import { infoOf } from '../../cart/cart-info'
import { render, screen, userEvent, within } from '../ui/rendering'

vi.mock('@/lib/api/send', () => ({ send: vi.fn() }))

function put(stock_id: number, quantity: number): void {
  const { product_id, slug, title, parent_value, picture } = infoOf(stock_id, quantity)
  restoreToCart(
    { product_id, stock_id, quantity, snapshot: { slug, title, parent_value, picture } },
    99,
  )
}

const totals = { count: 2, items_total: 77_000_000, discount: 13_860_000, payable: 63_140_000 }

beforeEach(() => {
  resetCart()
  dismissCartChanges()
})

test('an empty cart says so and shows the way on', async () => {
  render(<CartRoom />)
  expect(await screen.findByText('سبد خرید شما خالی است')).toBeInTheDocument()
})

test('totals are the shop’s, and what it changed is told', async () => {
  put(11, 5)
  put(12, 1)
  vi.mocked(send).mockResolvedValue({ items: [infoOf(11, 2)], totals })
  render(<CartRoom />)
  expect(await screen.findByText(/از ۵ به ۲ کاهش یافت/)).toBeInTheDocument()
  expect(screen.getByText('«کالای 12» ناموجود شد و از سبد برداشته شد.')).toBeInTheDocument()
  expect(await screen.findAllByText('۶,۳۱۴,۰۰۰')).not.toHaveLength(0)
  expect(screen.getByText('سود شما از خرید')).toBeInTheDocument()
})

test('a removed line can be brought back, and its count takes the focus', async () => {
  put(11, 1)
  put(12, 1)
  vi.mocked(send).mockResolvedValue({ items: [infoOf(11, 2), infoOf(12, 2)], totals })
  render(<CartRoom />)
  const count = await screen.findByRole('group', { name: 'تعداد کالای 11' })
  await userEvent.click(within(count).getByRole('button', { name: 'حذف' }))
  const undo = screen.getByRole('button', { name: 'بازگرداندن' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(screen.getByRole('link', { name: 'کالای 11' })).toBeInTheDocument()
  const back = screen.getByRole('group', { name: 'تعداد کالای 11' })
  expect(within(back).getByRole('button', { name: 'افزودن یک عدد' })).toHaveFocus()
})

test('a line has one bin, whatever its count, and says what all its units cost', async () => {
  put(11, 2)
  vi.mocked(send).mockResolvedValue({ items: [infoOf(11, 3)], totals })
  render(<CartRoom />)
  const line = await screen.findByRole('listitem')
  expect(await within(line).findByText('۶,۳۱۴,۰۰۰')).toBeInTheDocument()
  expect(within(line).getByText('۳,۱۵۷,۰۰۰')).toBeInTheDocument()
  expect(within(line).getAllByRole('button', { name: /حذف/ })).toHaveLength(1)
  await userEvent.click(within(line).getByRole('button', { name: 'کم کردن یک عدد' }))
  expect(within(line).getAllByRole('button', { name: /حذف/ })).toHaveLength(1)
  expect(within(line).queryByText('۶,۳۱۴,۰۰۰')).not.toBeInTheDocument()
})

test('wishing for more than there is says how many there are', async () => {
  put(11, 2)
  vi.mocked(send).mockResolvedValue({ items: [infoOf(11, 2)], totals })
  render(
    <>
      <CartRoom />
      <Toaster />
    </>,
  )
  await screen.findAllByText('۶,۳۱۴,۰۰۰')
  await userEvent.click(screen.getByRole('button', { name: 'افزودن یک عدد' }))
  expect(await screen.findByText('تنها ۲ عدد از این کالا موجود است.')).toBeInTheDocument()
})

test('a failed answer can be asked for again', async () => {
  put(11, 1)
  vi.mocked(send).mockRejectedValueOnce(
    new ApiFailure({ kind: 'network', message: 'ارتباط برقرار نشد.' }),
  )
  vi.mocked(send).mockResolvedValue({ items: [infoOf(11, 2)], totals })
  render(<CartRoom />)
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findAllByText('۶,۳۱۴,۰۰۰')).not.toHaveLength(0)
})
