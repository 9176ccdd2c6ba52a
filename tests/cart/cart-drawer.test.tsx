// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import CartDrawer from '@/components/cart/cart-drawer'
import { cartItem } from '@/lib/contract/cart'
import { getComplements } from '@/lib/contract/product/complements'
import { getShippingMethods, type ShippingMethod } from '@/lib/contract/checkout/shipping'
import { restoreToCart } from '@/stores/cart-changes'
import { closeCartDrawer, openCartDrawer } from '@/stores/cart-drawer'
import { resetCart } from '@/stores/reset'
import { shopStore } from '@/stores/shop'
import { infoOf, lineOf } from './cart-info'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'

const api = fakeApi()

const post: ShippingMethod = {
  ...{ id: 1, title: 'پست', text: '', price: 450_000, free_from: 80_000_000 },
  ...{ delivers: true, earliest: '2030-01-05', slots: [] },
}
const tehran = { id: 1, name: 'تهران', state: 'تهران' }
const totals = { count: 3, items_total: 77_000_000, discount: 13_860_000, payable: 63_140_000 }

beforeEach(() => {
  act(() => {
    resetCart()
    closeCartDrawer()
    shopStore.set(() => ({ city: null }))
  })
  api.on(cartItem, { items: [infoOf(11, 3), infoOf(12, 3)], totals })
  api.on(getShippingMethods, { data: { methods: [] } })
  api.on(getComplements, { data: { products: [] } })
})

test('quotes nothing until it is opened', () => {
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(api.requestCount).toBe(0)
})

test('shows the lines, their sum and the links to the cart and to the checkout', async () => {
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

test('asks for the sum that the cart asks for, with the same line of what the parcel costs', async () => {
  api.on(getShippingMethods, { data: { methods: [post] } })
  act(() => shopStore.set(() => ({ city: tehran })))
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer())
  const drawer = within(await screen.findByRole('dialog', { name: 'سبد خرید' }))
  const valueOf = (term: string) => drawer.getByText(term).nextElementSibling
  await waitFor(() => expect(valueOf('هزینهٔ ارسال')).toHaveTextContent('۴۵,۰۰۰'))
  expect(valueOf('مبلغ قابل پرداخت')).toHaveTextContent('۶,۳۵۹,۰۰۰')
  expect(drawer.queryByRole('button', { name: 'ادامهٔ خرید' })).toBeNull()
})

test('asks for the goods alone before there is a city, and says when the parcel gets its price', async () => {
  api.on(getShippingMethods, { data: { methods: [post] } })
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer())
  const drawer = within(await screen.findByRole('dialog', { name: 'سبد خرید' }))
  const valueOf = (term: string) => drawer.getByText(term).nextElementSibling
  await waitFor(() => expect(valueOf('هزینهٔ ارسال')).toHaveTextContent(/^پس از انتخاب شهر$/))
  expect(valueOf('مبلغ قابل پرداخت')).toHaveTextContent('۶,۳۱۴,۰۰۰')
})

test('before there is a city says when the soonest one and the others are reached, what is missing for free shipping, and where to choose', async () => {
  api.on(getShippingMethods, {
    data: { methods: [post], soonest_city: { name: 'تهران', earliest: '2030-01-02' } },
  })
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer())
  const drawer = within(await screen.findByRole('dialog', { name: 'سبد خرید' }))
  const promise = 'تهران از چهارشنبه ۱۳ دی، شهرهای دیگر از شنبه ۱۶ دی'
  expect(await drawer.findByText(promise)).toBeInTheDocument()
  const missing = 'ارسال به سراسر ایران؛ ۱,۶۸۶,۰۰۰ تومان تا ارسال رایگان'
  expect(drawer.getByText(missing)).toBeInTheDocument()
  const button = drawer.getByRole('button', { name: 'انتخاب شهر' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  act(() => shopStore.set(() => ({ city: tehran })))
  expect(drawer.queryByText(promise)).toBeNull()
  expect(button, 'to which the focus comes back').toBeInTheDocument()
  expect(await drawer.findByText(/^ارسال به تهران با پست/)).toBeInTheDocument()
})

test('says once what the goods cost and what is to be paid where both are the same', async () => {
  const whole = { ...totals, items_total: 63_140_000, discount: 0 }
  api.on(cartItem, { items: [infoOf(11, 3)], totals: whole })
  api.on(getShippingMethods, { data: { methods: [post] } })
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer())
  const drawer = within(await screen.findByRole('dialog', { name: 'سبد خرید' }))
  const due = drawer.getByText('مبلغ قابل پرداخت')
  await waitFor(() => expect(due.nextElementSibling).toHaveTextContent('۶,۳۱۴,۰۰۰'))
  expect(drawer.queryByText('مبلغ کالاها')).toBeNull()
})

test('says what the goods cost while it is asked, and where a discount is as much as the parcel', async () => {
  const coincident = { ...totals, items_total: 63_590_000, discount: 450_000 }
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  api.on(cartItem, () => answered.then(() => ({ items: [infoOf(11, 3)], totals: coincident })))
  api.on(getShippingMethods, { data: { methods: [post] } })
  act(() => shopStore.set(() => ({ city: tehran })))
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer())
  const drawer = within(await screen.findByRole('dialog', { name: 'سبد خرید' }))
  const valueOf = (term: string) => drawer.getByText(term).nextElementSibling
  expect(valueOf('مبلغ کالاها')).not.toHaveTextContent(/[۰-۹]/)
  answer()
  await waitFor(() => expect(valueOf('مبلغ قابل پرداخت')).toHaveTextContent('۶,۳۵۹,۰۰۰'))
  expect(valueOf('مبلغ کالاها')).toHaveTextContent('۶,۳۵۹,۰۰۰')
  expect(valueOf('تخفیف')).toHaveTextContent('−۴۵,۰۰۰')
})

test('puts the line that was just added first and says so in its title', async () => {
  restoreToCart(lineOf(11, 1), 0)
  restoreToCart(lineOf(12, 2), 1)
  render(<CartDrawer />)
  act(() => openCartDrawer(12))
  const drawer = within(await screen.findByRole('dialog', { name: 'به سبد خرید افزوده شد' }))
  const [first] = drawer.getAllByRole('heading', { level: 3 })
  expect(first).toHaveTextContent('کالای 12')
})

test('asks for what goes with its goods, also where nothing was just added', async () => {
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer())
  await waitFor(() => expect(api.requestsTo(getComplements)).toHaveLength(1))
})

test('on a phone says what was added with one sum, and leaves the rest to the cart', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ media: query, matches: true, onchange: null },
      ...{ addListener: vi.fn(), removeListener: vi.fn() },
    }),
  )
  restoreToCart(lineOf(12, 2), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer(12))
  const sheet = within(await screen.findByRole('dialog', { name: 'به سبد خرید افزوده شد' }))
  const sum = sheet.getByText('مبلغ قابل پرداخت')
  await waitFor(() => expect(sum.nextElementSibling).toHaveTextContent('۶,۳۱۴,۰۰۰'))
  expect(sum).toHaveTextContent('مبلغ قابل پرداخت، هزینهٔ ارسال جدا')
  expect(sheet.queryByText('مبلغ کالاها')).not.toBeInTheDocument()
  expect(sheet.queryByRole('link', { name: /دیگر در سبد/ })).toBeNull()
  act(() => restoreToCart(lineOf(11, 3), 1))
  expect(sum).toHaveTextContent('مبلغ قابل پرداخت (۵ کالا)، هزینهٔ ارسال جدا')
  const others = sheet.getByRole('link', { name: 'و ۳ کالای دیگر در سبد' })
  expect(others).toHaveAttribute('href', '/Cart')
  vi.restoreAllMocks()
})

test('lets its last line be removed and restored, with the focus on its quantity', async () => {
  restoreToCart(lineOf(11, 1), 0)
  render(<CartDrawer />)
  act(() => openCartDrawer())
  await userEvent.click(await screen.findByRole('button', { name: 'حذف' }))
  expect(screen.getByText('سبد خرید شما خالی است')).toBeInTheDocument()
  // The name alone is cut where both do not fit.
  expect(screen.getByText('کالای 11')).toHaveClass('line-clamp-1')
  expect(screen.getByText('از سبد برداشته شد.')).not.toHaveClass('line-clamp-1')
  const undo = screen.getByRole('button', { name: 'برگرداندن' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(screen.getByRole('button', { name: 'افزودن یک عدد' })).toHaveFocus()
})
