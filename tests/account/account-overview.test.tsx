// @in-a-window
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { AccountFrame } from '@/components/account/account-frame'
import { AccountOverview } from '@/components/orders/account-overview'
import { orderTabNames } from '@/components/orders/order-labels'
import { OrderList } from '@/components/orders/order-list'
import { QueryProvider } from '@/lib/client/query-provider'
import { getProfile } from '@/lib/contract/account/profile'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getOrders } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { fakeApi } from '../kit/fake-api'
import { profileAnswer } from '../kit/logged-in'
import { orderOf } from '../orders/whole-order'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/profile',
  useRouter: () => ({ push: vi.fn() }),
}))

const noOrders = { data: { orders: [], total: 0, count: 0, current_page: 1 } }
const api = fakeApi()
const renderWithQueries = (part: ReactNode) => render(<QueryProvider>{part}</QueryProvider>)

test('the latest orders say in their own section that they failed, and can be tried again', async () => {
  api.hangs(getProfile)
  api.fails(getOrders, { status: 500 })
  api.hangs(getProducts)
  const { container } = renderWithQueries(<AccountOverview />)
  const part = within(screen.getByRole('region', { name: 'آخرین سفارش‌ها' }))
  expect(part.getByRole('status')).toBeInTheDocument()
  const again = await part.findByRole('button', { name: 'تلاش دوباره' })
  expect(part.getByText(/^عملیات در سرور ناموفق بود/)).toBeInTheDocument()
  // The box above them that says what comes next would stay empty.
  expect(container.querySelector('p.bg-brand-50')).toBeNull()
  api.on(getOrders, noOrders)
  await userEvent.click(again)
  expect(await screen.findByText('هنوز سفارشی ندارید')).toBeInTheDocument()
})

test('the counts and the links are drawn before any answer, and the orders before the menu', () => {
  api.hangs(getProfile)
  api.hangs(getOrders)
  renderWithQueries(<AccountOverview />)
  const counts = screen.getByRole('link', { name: /^تحویل‌شده/ })
  const wallet = screen.getAllByRole('link', { name: /^کیف پول/ })[0]
  const menu = screen.getByRole('navigation', { name: 'حساب کاربری' })
  const orders = screen.getByRole('region', { name: 'آخرین سفارش‌ها' })
  const inOrder = [counts, wallet, orders, menu].filter((part) => part !== undefined)
  expect(inOrder).toHaveLength(4)
  const isSorted = inOrder.every((part, at) => {
    const next = inOrder[at + 1]
    return !next || part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING
  })
  expect(isSorted).toBe(true)
})

test('without an order the menu stands before the goods to begin with', async () => {
  api.hangs(getProfile)
  api.hangs(getProducts)
  api.on(getOrders, noOrders)
  renderWithQueries(<AccountOverview />)
  const empty = await screen.findByText('هنوز سفارشی ندارید')
  const menu = screen.getByRole('navigation', { name: 'حساب کاربری' })
  const goods = screen.getByRole('region', { name: 'پرفروش‌ترین‌ها' })
  expect(empty.compareDocumentPosition(menu)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(menu.compareDocumentPosition(goods)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an account without an order says so once', async () => {
  api.hangs(getProfile)
  api.hangs(getProducts)
  api.on(getOrders, noOrders)
  renderWithQueries(<AccountOverview />)
  expect(await screen.findByText('هنوز سفارشی ندارید')).toBeVisible()
  expect(screen.queryByText(/چیزی در راه ندارید/)).toBeNull()
  const note = screen.getByRole('link', { name: /^هر خرید را تا ۷ روز کاری پس از تحویل/ })
  expect(note).toHaveAttribute('href', paths.textPage('returns'))
})

test('what comes to the door is the first line of the page, and leads to its order', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00.000Z') })
  const delivery = { day: '2026-11-28', from: '09:00', to: '14:00' }
  const orders = [
    { ...orderOf({ id: 8, status: 'cancel_customer' }), items: [] },
    { ...orderOf({ id: 7, status: 'paid', delivery }), items: [] },
  ]
  api.hangs(getProfile)
  api.on(getOrders, { data: { orders, total: 1, count: 2, current_page: 1 } })
  renderWithQueries(<AccountOverview />)
  await screen.findAllByRole('heading', { level: 2, name: /VT/ })
  const [line] = screen.getAllByRole('link', { name: / می‌رسد/ })
  expect(line).toHaveTextContent(/^شنبه ۷ آذر، ۹\sتا\s۱۴ می‌رسد سفارش VT-۱۴۰۵-۱$/)
  expect(line).toHaveAttribute('href', paths.account.order(7))
  expect(screen.getAllByRole('link')[0]).toBe(line)
})

test('what is late is said before what only may come any day since longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00.000Z') })
  const of = (id: number, day: string, status: 'paid' | 'sending') => ({
    ...orderOf({
      id,
      code: `VT-1405-${id}`,
      status,
      delivery: { day, from: null, to: null, last_day: '2026-11-29' },
    }),
    items: [],
  })
  const orders = [of(8, '2026-11-26', 'sending'), of(9, '2026-11-27', 'paid')]
  api.hangs(getProfile)
  api.on(getOrders, { data: { orders, total: 1, count: 2, current_page: 1 } })
  renderWithQueries(<AccountOverview />)
  const cards = await screen.findAllByRole('heading', { level: 2, name: /VT/ })
  const [line] = screen.getAllByRole('link', { name: /دیر\sکرده‌ایم/ })
  expect(line).toHaveTextContent(
    /^قرار بود جمعه ۶ تا یکشنبه ۸ آذر برسد؛ دیر کرده‌ایم سفارش VT-۱۴۰۵-۹$/,
  )
  expect(cards.map(({ textContent: text }) => /۱۴۰۵-([۰-۹])/.exec(text)?.[1])).toEqual(['۹', '۸'])
  expect(screen.getAllByText('با تأخیر')).toHaveLength(1)
})

test('an order whose time to pay is over is not called for first', async () => {
  const expires_at = '2026-11-03T10:30:00.000Z'
  const orders = [
    { ...orderOf({ id: 9, code: 'VT-1405-9', status: 'paid' }), items: [] },
    { ...orderOf({ id: 8, code: 'VT-1405-8', expires_at }), items: [] },
  ]
  api.hangs(getProfile)
  api.on(getOrders, { data: { orders, total: 1, count: 2, current_page: 1 } })
  renderWithQueries(<AccountOverview />)
  const cards = await screen.findAllByRole('heading', { level: 2, name: /VT/ })
  expect(cards.map(({ textContent: text }) => text?.trim().slice(-1))).toEqual(['۹', '۸'])
})

test('the name of a good ends before a clause where it is long', async () => {
  const item = {
    ...{ id: 1, product_id: 1, stock_id: 1, slug: 'a', takes_coupon: true, reason: null },
    ...{ title: 'پاوربانک تندر مدل Kooleh 20 با ظرفیت ۲۰۰۰۰ میلی‌آمپرساعت', parent_value: {} },
    ...{ picture: null, price: 1_000, final_price: 1_000, quantity: 1 },
  }
  const orders = [{ ...orderOf({ status: 'sending' }), items: [item] }]
  api.hangs(getProfile)
  api.on(getOrders, { data: { orders, total: 1, count: 1, current_page: 1 } })
  renderWithQueries(<AccountOverview />)
  const name = 'در راه شماست پاوربانک تندر مدل Kooleh 20'
  expect(await screen.findByRole('link', { name })).toBeVisible()
})

test('what waits for its payment stands before a later order, and on a phone before the counts', async () => {
  const orders = [
    { ...orderOf({ id: 9, code: 'VT-1405-9', status: 'paid' }), items: [] },
    { ...orderOf({ id: 8, code: 'VT-1405-8', status: 'waiting_payment' }), items: [] },
    { ...orderOf({ id: 7, code: 'VT-1405-7', status: 'delivery' }), items: [] },
  ]
  api.hangs(getProfile)
  api.on(getOrders, { data: { orders, total: 1, count: 3, current_page: 1 } })
  renderWithQueries(<AccountOverview />)
  const part = screen.getByRole('region', { name: 'آخرین سفارش‌ها' })
  const cards = await within(part).findAllByRole('heading', { level: 2, name: /VT/ })
  const codes = cards.map(({ textContent: text }) => text?.trim().slice(-1))
  expect(codes).toEqual(['۸', '۹', '۷'])
  expect(part).toHaveClass('phone:-order-1')
  // The counts and the menu are on its first screen, too.
  expect(within(part).getAllByRole('list')[0]).toHaveClass('phone:[&>:nth-child(n+3)]:hidden')
})

test('a parcel without a promised day is on its way all the same, also among older orders', async () => {
  const item = {
    ...{ id: 1, product_id: 1, stock_id: 1, slug: 'a', title: 'ساعت هوشمند Madar 3 Ultra' },
    ...{ parent_value: {}, picture: null, price: 1_000, final_price: 1_000, quantity: 1 },
    ...{ takes_coupon: true, reason: null },
  }
  const own = { id: 3, status: 'sending', shipping_method: 'پست پیشتاز' } as const
  const sent = { ...orderOf(own), items: [item] }
  const done = { ...orderOf({ id: 8, status: 'cancel_customer' }), items: [] }
  api.hangs(getProfile)
  api.on(getOrders, ({ query }) => ({
    data: {
      orders: query.get('stats') ? [sent] : [done],
      ...{ total: 2, count: 11, current_page: 1 },
    },
  }))
  renderWithQueries(<AccountOverview />)
  const link = await screen.findByRole('link', {
    name: 'در راه شماست، با پست پیشتاز ساعت هوشمند Madar 3 Ultra',
  })
  expect(link).toHaveAttribute('href', paths.account.order(3))
  expect(screen.queryByText('چیزی در راه ندارید.')).toBeNull()
})

test('every count of orders that is known is drawn, and none where there is nothing', async () => {
  const orders = {
    'waiting-payment': 1,
    'ongoing-orders': 3,
    delivered: 6,
    returned: 0,
    canceled: 0,
  }
  api.on(getProfile, profileAnswer({ counts: { orders, favorites: 0, tickets: 0 } }))
  api.hangs(getOrders)
  renderWithQueries(<AccountOverview />)
  const unpaid = await screen.findByRole('link', { name: '۱ سفارش در انتظار پرداخت' })
  expect(within(unpaid).getByText('۱')).toBeVisible()
  const ongoing = screen.getByRole('link', { name: `۳ سفارش ${orderTabNames['ongoing-orders']}` })
  expect(within(ongoing).getByText('۳')).toBeVisible()
  const done = screen.getByRole('link', { name: '۶ سفارش تحویل‌شده' })
  expect(within(done).getByText('۶')).not.toHaveClass('sr-only')
  expect(screen.getByRole('link', { name: orderTabNames.returned })).not.toHaveTextContent('۰')
})

test('the menu in the page leaves out that very page on a phone', () => {
  api.hangs(getProfile)
  api.hangs(getOrders)
  renderWithQueries(<AccountOverview />)
  const menu = within(screen.getByRole('navigation', { name: 'حساب کاربری' }))
  const own = menu.getByRole('link', { name: 'حساب کاربری' })
  expect(own.closest('li')).toHaveClass('phone:hidden')
  expect(menu.getByRole('link', { name: 'سفارش‌ها' }).closest('li')).not.toHaveClass('phone:hidden')
})

test('the menu is drawn when the profile fails', async () => {
  api.fails(getProfile, { status: 500 })
  api.fails(getOrders, { status: 500 })
  renderWithQueries(<AccountOverview />)
  await waitFor(() => expect(screen.getAllByText('این بخش نیامد')).toHaveLength(2))
  expect(screen.getByRole('navigation', { name: 'حساب کاربری' })).toBeInTheDocument()
})

test('a customer without orders reads so, above goods to begin with', async () => {
  api.hangs(getProfile)
  api.hangs(getProducts)
  api.on(getOrders, noOrders)
  renderWithQueries(<OrderList />)
  expect(await screen.findByText('هنوز سفارشی ندارید')).toBeInTheDocument()
  expect(screen.queryByText('سفارش جاری ندارید')).toBeNull()
  expect(screen.getByRole('region', { name: 'پرفروش‌ترین‌ها' })).toBeInTheDocument()
})

test('orders under way of which there are none lead to one that waits for its payment', async () => {
  const answer = profileAnswer()
  const orders = { ...answer.data.counts.orders, 'waiting-payment': 1 }
  const counts = { ...answer.data.counts, orders }
  api.on(getProfile, { data: { ...answer.data, counts } })
  api.hangs(getProducts)
  api.on(getOrders, noOrders)
  renderWithQueries(<OrderList tab="ongoing-orders" />)
  expect(await screen.findByText('۱ سفارش در انتظار پرداخت دارید')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'دیدن و پرداخت' })).toHaveAttribute(
    'href',
    paths.account.orders('waiting-payment'),
  )
})

test('the menu beside the page and the one in it are told apart by their names', () => {
  api.hangs(getProfile)
  api.hangs(getOrders)
  render(
    <AccountFrame>
      <AccountOverview />
    </AccountFrame>,
  )
  const names = screen.getAllByRole('navigation').map((menu) => menu.getAttribute('aria-label'))
  // The balance is beside the menu or among the links of the page, never in both.
  expect(screen.getByRole('link', { name: /^کیف پول: / })).toHaveClass('desk:hidden')
  expect(names).toEqual(['بخش‌های حساب کاربری', 'حساب کاربری'])
})
