// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import CartDrawer from '@/components/cart/cart-drawer'
import { send } from '@/lib/client/http/client'
import { restoreToCart } from '@/stores/cart'
import { closeCartDrawer, openCartDrawer } from '@/stores/cart-drawer'
import { resetCart } from '@/stores/reset'
import { infoOf, lineOf } from './cart-info'
import { act, render, screen, userEvent, within } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))

const totals = { count: 3, items_total: 77_000_000, discount: 13_860_000, payable: 63_140_000 }

beforeEach(() => {
  act(() => {
    resetCart()
    closeCartDrawer()
  })
  vi.mocked(send).mockReset()
  vi.mocked(send).mockImplementation((call) => {
    const told =
      call.path === '/api/cart-item'
        ? { items: [infoOf(11, 3), infoOf(12, 3)], totals }
        : { data: { methods: [] } }
    return Promise.resolve(call.answer.parse(told)) as never
  })
})

test('asks nothing until it is opened', () => {
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})

test('opened by its icon it shows the lines, their sum and both ways on', async () => {
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer())
  const drawer = within(await screen.findByRole('dialog', { name: 'سبد خرید' }))
  expect(await drawer.findByText('۶,۳۱۴,۰۰۰')).toBeInTheDocument()
  expect(drawer.getByRole('link', { name: 'دیدن سبد' })).toHaveAttribute('href', '/Cart')
  expect(drawer.getByRole('link', { name: 'تکمیل خرید' })).toHaveAttribute('href', '/checkout')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), {
    timeout: 10_000,
  })
})

test('what has just come in stands first, and the title says so', async () => {
  restoreToCart(lineOf(11, 1), 0)
  restoreToCart(lineOf(12, 2), 1)
  render(<CartDrawer />)
  act(() => openCartDrawer(12))
  const drawer = within(await screen.findByRole('dialog', { name: 'به سبد خرید افزوده شد' }))
  const [first] = drawer.getAllByRole('heading', { level: 3 })
  expect(first).toHaveTextContent('کالای 12')
})

test('its last line can be taken out and brought back in place', async () => {
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer())
  await userEvent.click(await screen.findByRole('button', { name: 'حذف' }))
  expect(screen.getByText('سبد خرید شما خالی است')).toBeInTheDocument()
  const undo = screen.getByRole('button', { name: 'بازگرداندن' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(screen.getByRole('button', { name: 'افزودن یک عدد' })).toHaveFocus()
})
