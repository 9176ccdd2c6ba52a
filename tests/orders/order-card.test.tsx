// @in-a-window
import { expect, test, vi } from 'vitest'
import { OrderCard } from '@/components/orders/order-card'
import { paths } from '@/lib/paths'
import { act, render, screen } from '../kit/rendering'
import { orderOf } from './whole-order'

const expires_at = '2126-11-03T10:30:00.000Z'
const listed = { ...orderOf({ expires_at }), items: [] }

test.each([undefined, false])('an unpaid order leads to the bank (in doubt: %s)', (inDoubt) => {
  const order = { ...listed, ...(inDoubt !== undefined && { payment_in_doubt: inDoubt }) }
  render(<OrderCard order={order} />)
  expect(screen.getByRole('link', { name: /^پرداخت سفارش/ })).toHaveAttribute(
    'href',
    paths.payment(listed.id),
  )
  expect(screen.queryByText(/در حال بررسی/)).toBeNull()
})

test('an order whose bank has not decided leads to its page, not to the bank', () => {
  render(<OrderCard order={{ ...listed, payment_in_doubt: true }} />)
  expect(screen.getByText('پرداخت در حال بررسی است.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^پرداخت/ })).toBeNull()
  expect(screen.getByRole('link', { name: /^پیگیری سفارش/ })).toHaveAttribute(
    'href',
    paths.account.order(listed.id),
  )
})

test('an order whose time to pay is over is bought again, and leads to no bank', () => {
  render(<OrderCard order={{ ...listed, expires_at: '2026-11-03T10:30:00.000Z' }} />)
  expect(screen.getByText(/^مهلت پرداخت تمام شد/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^پرداخت/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^خرید دوباره: سفارش/ })).toBeVisible()
})

test('the time to pay ends on a page that stays open', () => {
  vi.useFakeTimers({ now: new Date('2026-11-03T10:29:58.000Z') })
  render(<OrderCard order={{ ...listed, expires_at: '2026-11-03T10:30:00.000Z' }} />)
  expect(screen.getByRole('link', { name: /^پرداخت سفارش/ })).toBeVisible()
  act(() => vi.advanceTimersByTime(2_000))
  expect(screen.queryByRole('link', { name: /^پرداخت/ })).toBeNull()
})

test.each([
  ['an order that has not come', { type: 'sales', status: 'paid' }, 'پرداخت شد'],
  ['a return nobody came for', { type: 'refer', status: 'refer_accept' }, 'مرجوعی پذیرفته شد'],
] as const)('%s on its day is marked as late, and calm before', (_, own, calm) => {
  const of = (day: string) => ({ ...listed, ...own, delivery: { day, from: '09:00', to: '14:00' } })
  const { rerender } = render(<OrderCard order={of('2026-10-05')} />)
  expect(screen.getByText('با تأخیر')).toBeVisible()
  expect(screen.queryByText(calm)).toBeNull()
  rerender(<OrderCard order={of('2126-11-28')} />)
  expect(screen.getByText(calm)).toBeVisible()
  expect(screen.queryByText('با تأخیر')).toBeNull()
})

test('an order on its way begins with its day, and its link names it still', () => {
  const delivery = { day: '2126-11-28', from: null, to: null, last_day: '2126-12-01' }
  render(<OrderCard order={{ ...listed, status: 'sending', delivery }} />)
  expect(screen.getByRole('link')).toHaveAccessibleName(
    /^سفارش VT-۱۴۰۵-۱ پنجشنبه ۷ تا یکشنبه ۱۰ آذر می‌رسد$/,
  )
})

test.each([
  ['2026-11-29', 'تا سه‌شنبه ۱۰ آذر'],
  ['2026-11-30', 'تا فردا، سه‌شنبه ۱۰ آذر'],
  ['2026-12-01', 'تا ساعت ۱۰:۴۰ امروز'],
])('a delivered order says on %s until when it may be returned: %s', (today, until) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T06:00:00.000Z`) })
  const order = { ...listed, status: 'delivery', return_until: '2026-12-01T07:10:00.000Z' } as const
  const { rerender } = render(<OrderCard order={order} />)
  expect(screen.getByText(`${until} می‌توانید مرجوع یا تعویض کنید.`)).toBeVisible()
  rerender(<OrderCard order={{ ...listed, status: 'delivery' }} />)
  expect(screen.queryByText(/مرجوع یا تعویض/)).toBeNull()
})

test('a delivered order says what of it is being exchanged or returned, and what was refunded', () => {
  const order = { ...listed, status: 'delivery' } as const
  const counts = { exchanging: 1, returning: 0, refunded: 2 }
  const { rerender } = render(<OrderCard order={{ ...order, given_back: counts }} />)
  expect(screen.getByText('۱ کالا در حال تعویض · پول ۲ کالا برگشت')).toBeVisible()
  rerender(
    <OrderCard order={{ ...order, given_back: { ...counts, exchanging: 0, returning: 1 } }} />,
  )
  expect(screen.getByText('۱ کالا در حال مرجوعی · پول ۲ کالا برگشت')).toBeVisible()
})

test('the sum of an order stands at the end of the row of its status, unbroken', () => {
  render(<OrderCard order={{ ...listed, payable: 189_000_000 }} />)
  const sum = screen.getByText('۱۸,۹۰۰,۰۰۰').closest('p')
  expect(sum).toHaveTextContent(/^۱۸,۹۰۰,۰۰۰ تومان$/)
  expect(sum).toHaveClass('whitespace-nowrap')
  expect(sum?.previousElementSibling).toHaveTextContent('در انتظار پرداخت')
})

const good = (id: number, title: string) => ({
  ...{ id, product_id: id, stock_id: id, slug: `good-${id}`, title, parent_value: {} },
  ...{
    picture: { url: `/demo/${id}.avif`, alt: '', width: 9, height: 9 },
    price: 10,
    final_price: 10,
    quantity: 1,
  },
  ...{ takes_coupon: true, reason: null },
})

test('a delivered order says so once, and is bought again from its card', () => {
  const own = { status: 'delivery', delivered_at: '2026-11-28T10:00:00.000Z' } as const
  const { container } = render(<OrderCard order={{ ...listed, ...own }} />)
  expect(container.textContent.match(/تحویل شد/g)).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^خرید دوباره: سفارش/ })).toBeVisible()
})

test.each([
  ['refer_request', {}, 'درخواست شما در دست بررسی است'],
  [
    'refer_accept',
    { delivery: { day: '2126-11-28', from: '09:00', to: '14:00' } },
    'پیک پنجشنبه ۷ آذر، ۹ تا ۱۴ می‌آید',
  ],
  [
    'refer_accept',
    { delivery: { day: '2026-10-05', from: '09:00', to: '14:00' } },
    'قرار بود پیک دوشنبه ۱۳ مهر، ۹ تا ۱۴ بیاید',
  ],
  ['returned', {}, 'کالا رسید و بازبینی می‌شود'],
  ['refer_done', {}, 'پول بازگشت'],
  ['refer_done', { exchange_total: 1_000 }, 'کالای جایگزین سفارش شد'],
] as const)('a return that is %s, with %j, is titled: %s', (status, own, title) => {
  render(<OrderCard order={{ ...listed, ...own, type: 'refer', status }} />)
  expect(screen.getByRole('heading')).toHaveTextContent(title)
  expect(screen.queryByRole('button')).toBeNull()
})

test('of five goods three are drawn and two are counted, and four are all drawn', () => {
  const five = [1, 2, 3, 4, 5].map((id) => good(id, `کالای ${id}`))
  const { rerender } = render(<OrderCard order={{ ...listed, items: five }} />)
  expect(screen.getAllByRole('img')).toHaveLength(3)
  expect(screen.getByText('+۲')).toHaveAttribute('dir', 'ltr')
  rerender(<OrderCard order={{ ...listed, items: five.slice(0, 4) }} />)
  expect(screen.getAllByRole('img')).toHaveLength(4)
  expect(screen.queryByText(/^\+/)).toBeNull()
})

test('several goods are named by the first and by how many there are beside it', () => {
  const named = [good(1, 'قوری سفالی لاله'), good(2, 'چای بهاره'), good(3, 'قند کله')]
  const { rerender } = render(<OrderCard order={{ ...listed, items: named }} />)
  expect(screen.getByText('قوری سفالی لاله').closest('li')).toHaveTextContent(
    'قوری سفالی لاله و ۲ کالای دیگر',
  )
  rerender(<OrderCard order={{ ...listed, items: named.slice(0, 1) }} />)
  expect(screen.getByText('قوری سفالی لاله')).toBeInTheDocument()
  expect(screen.queryByText(/کالای دیگر/)).toBeNull()
})
