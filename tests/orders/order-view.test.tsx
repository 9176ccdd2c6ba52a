// @in-a-window
import { expect, test, vi } from 'vitest'
import { OrderView } from '@/components/orders/order-view'
import { QueryProvider } from '@/lib/client/query-provider'
import { cartItem } from '@/lib/contract/cart'
import { getOrderSlots } from '@/lib/contract/orders/delivery-changes'
import {
  getOrder,
  refund as refundSchema,
  type OrderItem,
  type WholeOrder,
} from '@/lib/contract/orders/order'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { eventOf, wholeOrderOf } from './whole-order'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/profile/orders/order-info',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams({ id: '7' }),
}))

const api = fakeApi()

/** `lead`: what its head says before its code. */
async function openDelivered(rest: Partial<WholeOrder>, lead = '') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00.000Z') })
  const own = { status: 'delivery', delivered_at: '2026-11-23T07:10:00.000Z' } as const
  api.on(getOrder, { data: wholeOrderOf(own, rest) })
  render(
    <QueryProvider>
      <OrderView />
    </QueryProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'دوشنبه ۲ آذر تحویل شد' })
  expect(screen.getByText(/ثبت در/)).toHaveTextContent(
    new RegExp(`^${lead}سفارش VT-۱۴۰۵-۱ · ثبت در`),
  )
}

test('a delivered order asks for stars, and says the last day of a return', async () => {
  await openDelivered({ actions: ['return'], return_until: '2026-12-01T07:10:00.000Z' })
  expect(screen.getByText(/^همه‌چیز روبه‌راه است؟/)).toBeVisible()
  expect(screen.getByText(/تا سه‌شنبه ۱۰ آذر می‌توانید مرجوع/)).toBeVisible()
})

test('a delivered order that has its stars and whose time of return is over says neither', async () => {
  await openDelivered({ ratings: [{ product_id: 5, rate: 4 }] })
  expect(screen.queryByText(/^همه‌چیز روبه‌راه است؟/)).toBeNull()
  expect(screen.queryByText(/می‌توانید مرجوع/)).toBeNull()
})

test('an order says its day, its number of payment and its date once, its goods before its address', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00.000Z') })
  const delivery = { day: '2026-11-26', from: '17:00', to: '21:00' }
  const at = '2026-11-24T10:00:00.000Z'
  const payment = {
    ...{ id: 1, gateway: 'zibal', amount: 1_000, status: 'paid' as const, ref_id: '7949' },
    ...{ card: null, created_at: at, paid_at: at },
  }
  api.on(getOrder, {
    data: wholeOrderOf({ status: 'paid', delivery, created_at: at }, { payments: [payment] }),
  })
  render(
    <QueryProvider>
      <OrderView />
    </QueryProvider>,
  )
  expect(await screen.findAllByText(/پنجشنبه ۵ آذر/)).toHaveLength(1)
  expect(screen.getAllByText('۷۹۴۹')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'کپی شمارهٔ پیگیری' })).toBeVisible()
  expect(screen.getByText(/ثبت در/)).toHaveTextContent(/ثبت در ۳ آذر ۱۴۰۵، ۱۳:۳۰$/)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent: text }) => text)
  expect(titles).toEqual(['کالاها', 'ارسال', 'پرداخت'])
})

test('an order past its day offers another time at its head alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00.000Z') })
  const delivery = { day: '2026-11-26', from: '17:00', to: '21:00' }
  const soonest = { id: 71, date: '2026-11-30', from: '09:00', to: '14:00', available: 2 }
  api.on(getOrderSlots, { data: { slots: [soonest] } })
  await open(wholeOrderOf({ status: 'paid', delivery }, { actions: ['cancel'] }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'قرار بود پنجشنبه ۵ آذر، ۱۷ تا ۲۱ برسد؛ دیر کرده‌ایم',
  )
  expect(screen.getByText('با تأخیر')).toBeVisible()
  expect(await screen.findByText(/نزدیک‌ترین زمان خالی: دوشنبه ۹ آذر/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'انتخاب زمان تازه' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'تغییر زمان تحویل' })).toBeNull()
})

test('a return is headed by what happens next and when, its code below', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00.000Z') })
  api.on(getOrderSlots, { data: { slots: [] } })
  const delivery = { day: '2026-11-30', from: '09:00', to: '14:00' }
  await open(wholeOrderOf({ type: 'refer', status: 'refer_accept', delivery }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'پیک دوشنبه ۹ آذر، ۹ تا ۱۴ می‌آید',
  )
  expect(screen.getByText(/ثبت در/)).toHaveTextContent(/^مرجوعی VT-۱۴۰۵-۱ · ثبت در/)
})

test('a parcel on its way heads its page with its code, and leads to the site of the post', async () => {
  const own = {
    status: 'sending',
    shipping_method: 'پست پیشتاز',
    tracking_code: '0982134',
  } as const
  api.on(getOrder, { data: wholeOrderOf(own, { actions: [] }) })
  render(
    <QueryProvider>
      <OrderView />
    </QueryProvider>,
  )
  const link = await screen.findByRole('link', { name: /^پیگیری در سایت پست/ })
  expect(link).toHaveAttribute('href', 'https://tracking.post.ir/?id=0982134')
  const codes = screen.getAllByText('۰۹۸۲۱۳۴')
  expect(codes).toHaveLength(1)
  const timeline = screen.getByRole('list', { name: 'مرحله‌های سفارش' })
  expect(codes[0]?.compareDocumentPosition(timeline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('button', { name: 'خرید دوباره' })).toBeNull()
})

test('a parcel of a courier has its code at the head, and no site of the post', async () => {
  const own = { status: 'sending', shipping_method: 'پیک بین‌شهری', tracking_code: '77' } as const
  api.on(getOrder, { data: wholeOrderOf(own) })
  render(
    <QueryProvider>
      <OrderView />
    </QueryProvider>,
  )
  expect(await screen.findByText('کد رهگیری پیک بین‌شهری')).toBeVisible()
  expect(screen.queryByRole('link', { name: /سایت پست/ })).toBeNull()
})

async function open(whole: WholeOrder) {
  api.on(getOrder, { data: whole })
  render(
    <QueryProvider>
      <OrderView />
    </QueryProvider>,
  )
  await screen.findByRole('group', { name: 'کارهای این سفارش' })
}

test('an unpaid order begins with its time and its sum, before its actions and its steps', async () => {
  const own = { payable: 7_390_000, wallet_paid: 390_000, expires_at: '2126-11-03T10:30:00.000Z' }
  await open(wholeOrderOf(own, { actions: ['pay', 'cancel'] }))
  const inOrder = [
    screen.getByRole('timer', { name: /^مهلت پرداخت/ }),
    screen.getByRole('link', { name: 'پرداخت ۷۰۰,۰۰۰ تومان' }),
    screen.getByRole('button', { name: 'لغو سفارش' }),
    screen.getByText('مرحلهٔ ۲ از ۶: پرداخت'),
    screen.getByRole('list', { name: 'مرحله‌های سفارش' }),
  ]
  inOrder.slice(1).forEach((part, at) => {
    expect(inOrder[at]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

test('the steps stand in one line, and unfold on a press', async () => {
  const events = [eventOf('delivery', 'operator', '')]
  await open(wholeOrderOf({ status: 'delivery' }, { events, actions: ['buy_again'] }))
  const summary = screen.getByText(/^تحویل، ۱۲ آبان ۱۴۰۵/)
  const again = screen.getByRole('button', { name: 'خرید دوباره' })
  expect(again.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const button = screen.getByRole('button', { name: 'جزئیات مرحله‌های سفارش' })
  const steps = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(steps).toHaveClass('hidden', 'md:block', 'print:block')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(steps).not.toHaveClass('hidden')
})

test('each line of a delivered order is bought again by itself, and returned while units of it are left', async () => {
  const cup: OrderItem = {
    ...{ id: 31, product_id: 5, stock_id: 50, slug: 'فنجان', title: 'فنجان مدل Shoor' },
    ...{ parent_value: { رنگ: 'آبی' }, picture: null, reason: null, takes_coupon: true },
    ...{ price: 1_000, final_price: 1_000, quantity: 2, returnable_quantity: 1 },
  }
  const pot = { ...cup, id: 32, stock_id: 51, title: 'قوری', returnable_quantity: 0 }
  await open(
    wholeOrderOf(
      { status: 'delivery' },
      { items: [cup, pot], actions: ['return', 'buy_again'], ratings: [] },
    ),
  )
  const ofCup = within(screen.getByRole('group', { name: 'کارهای فنجان مدل Shoor، آبی' }))
  const back = ofCup.getByRole('link', { name: /^مرجوعی یا تعویض: فنجان/ })
  expect(back).toHaveAttribute('href', '/profile/orders/order-return?id=7&item=31')
  const ofPot = within(screen.getByRole('group', { name: 'کارهای قوری، آبی' }))
  expect(ofPot.queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('button', { name: /^۴ از ۵، خوب: / })).toHaveLength(2)
  const info = { ...pot, guarantee: '', quantity: 9 }
  const totals = { count: 0, items_total: 0, discount: 0, payable: 0 }
  api.on(cartItem, { items: [cartItem.answer.shape.items.element.parse(info)], totals })
  await userEvent.click(ofPot.getByRole('button', { name: /^خرید دوباره: قوری/ }))
  await waitFor(() =>
    expect(api.requestsTo(cartItem)[0]?.body).toMatchObject({
      list: [{ product_id: 5, stock_id: 51, quantity: 2 }],
    }),
  )
})

test('the picture of a line begins where its row does, whatever formats it has', async () => {
  const item = {
    ...{ id: 31, product_id: 5, stock_id: 50, slug: 'فنجان', title: 'فنجان', parent_value: {} },
    ...{ reason: null, takes_coupon: true, price: 1, final_price: 1, quantity: 1 },
    picture: { url: '/demo/goods/cup/front-300.webp', alt: '', width: 9, height: 9 },
  }
  await open(wholeOrderOf({ status: 'sending' }, { items: [item] }))
  const row = screen.getByRole('heading', { name: 'فنجان' }).closest('li')
  expect(row?.querySelector('img')).not.toBeNull()
  expect(row?.querySelector(':scope > img, :scope > picture, :scope > source')).toBeNull()
})

test('the lines of an order on its way have no actions of their own', async () => {
  const item = {
    ...{ id: 31, product_id: 5, stock_id: 50, slug: 'فنجان', title: 'فنجان', parent_value: {} },
    ...{ picture: null, reason: null, takes_coupon: true, price: 1, final_price: 1, quantity: 1 },
  }
  await open(wholeOrderOf({ status: 'sending' }, { items: [item] }))
  expect(screen.queryByRole('group', { name: /^کارهای فنجان/ })).toBeNull()
})

test('an order says of its returns what is exchanged for what, and which money comes back', async () => {
  const money = { id: 42, order_item_id: null, title: 'پیراهن', quantity: 2, exchange_value: null }
  const line = { ...money, id: 41, exchange_value: { اندازه: 'L' } }
  const sent = { id: 95, code: 'VT-95', status: 'paid' as const, payable: 900_000 }
  const refers: WholeOrder['refers'] = [
    {
      ...{ id: 90, code: 'VT-90', status: 'refer_done', payable: 1_000_000 },
      ...{ exchange_total: 900_000, items: [line], exchange: sent },
    },
    {
      ...{ id: 91, code: 'VT-91', status: 'refer_accept', payable: 500_000 },
      ...{ exchange_total: 500_000, items: [line] },
    },
    {
      ...{ id: 92, code: 'VT-92', status: 'refer_request', payable: 400_000 },
      ...{ exchange_total: 0, items: [money] },
    },
    {
      ...{ id: 93, code: 'VT-93', status: 'refer_reject', payable: 300_000 },
      ...{ exchange_total: 300_000, items: [line] },
    },
  ]
  await openDelivered({ refers }, 'درخواست تعویض شما پذیرفته شد. ')
  const heading = screen.getByRole('heading', { name: 'مرجوعی‌ها و تعویض‌های این سفارش' })
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(heading)
  expect(screen.getByText('درخواست تعویض شما پذیرفته شد.')).toBeVisible()
  expect(screen.queryByText(/^همه‌چیز روبه‌راه/)).toBeNull()
  const list = heading.parentElement?.querySelector(':scope > ul')
  const texts = [...(list?.children ?? [])].map((row) => row.textContent.replaceAll('\u00a0', ' '))
  expect(texts).toEqual([
    expect.stringMatching(
      /^تعویض VT-۹۰تعویض شد۲ عدد پیراهن، به جای آن L.*تفاوت قیمت.*: ۱۰,۰۰۰ .*سفارش تعویض: VT-۹۵$/,
    ),
    expect.stringMatching(/^تعویض VT-۹۱تعویض پذیرفته شد.*هم‌قیمت؛ پولی نمی‌پردازید$/),
    expect.stringMatching(/^مرجوعی VT-۹۲درخواست مرجوعی۲ عدد پیراهنبازگشت به کیف پول: ۴۰,۰۰۰ /),
    expect.stringMatching(/^تعویض VT-۹۳تعویض پذیرفته نشد۲ عدد پیراهن، به جای آن L$/),
  ])
})

test('a cancelled order says first how it ended and where its money is, and each of them once', async () => {
  const delivery = { day: '2026-11-08', from: null, to: null }
  const refund = refundSchema.parse({
    ...{ id: 5, amount: 318_000_000, ['way']: 'wallet', created_at: '2026-11-03T10:05:00.000Z' },
    ...{ is_due: true, transfer_amount: 200_000_000, sheba: 'IR820540102680020817909002' },
  })
  const events = [eventOf('cancel_customer', 'customer', '')]
  await open(wholeOrderOf({ status: 'cancel_customer', delivery }, { events, refunds: [refund] }))
  const headline = screen.getByRole('heading', {
    level: 1,
    name: 'سه‌شنبه ۱۲ آبان به خواست شما لغو شد',
  })
  const money = screen.getByText(
    '۳۱,۸۰۰,۰۰۰ تومان به کیف پول شما برگشت. ۲۰,۰۰۰,۰۰۰ تومان از آن تا چند روز کاری به حساب بانکی‌تان واریز می‌شود.',
  )
  expect(headline.compareDocumentPosition(money)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(money.previousElementSibling).toBeNull()
  // The timeline has its name too.
  expect(screen.getAllByText(/به خواست شما لغو شد/)).toHaveLength(2)
  expect(screen.queryByText('زمان تحویل')).toBeNull()
})

test('the head of a delivered order leaves its returns to the lines', async () => {
  await open(wholeOrderOf({ status: 'delivery' }, { actions: ['return', 'buy_again'] }))
  const head = within(screen.getByRole('group', { name: 'کارهای این سفارش' }))
  expect(head.getByRole('button', { name: 'خرید دوباره' })).toBeVisible()
  expect(head.queryByRole('link', { name: /مرجوعی/ })).toBeNull()
})

test('a delivered order says so at its head and in its steps alone', async () => {
  await openDelivered({})
  expect(screen.getAllByText(/تحویل شد/)).toHaveLength(1)
})

test('the next step of a return stands in its panel without a box of its own', async () => {
  api.on(getOrderSlots, { data: { slots: [] } })
  await open(wholeOrderOf({ type: 'refer', status: 'refer_request' }))
  const step = screen.getByRole('heading', { name: 'گام بعد' }).parentElement
  expect(step?.className).not.toMatch(/\bbg-/)
})

async function openReturn(exchangeTotal: number) {
  const own = { type: 'refer', status: 'refer_accept', exchange_total: exchangeTotal } as const
  api.on(getOrder, { data: wholeOrderOf(own, { actions: ['cancel'] }) })
  api.on(getOrderSlots, { data: { slots: [] } })
  render(
    <QueryProvider>
      <OrderView />
    </QueryProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'گام بعد' })).toBeVisible()
}

test('an exchange for goods of the same worth says that no money moves, and counts none', async () => {
  await openReturn(1_000)
  expect(screen.getByRole('heading', { name: 'تعویض هم‌قیمت' })).toBeVisible()
  expect(screen.getByText(/پولی نمی‌پردازید و پولی برنمی‌گردد/)).toBeVisible()
  expect(screen.queryByText('مبلغ بازگشت')).toBeNull()
})

test('an exchange for less says how much comes back', async () => {
  await openReturn(400)
  expect(screen.getByRole('heading', { name: 'تعویض و بازگشت پول' })).toBeVisible()
  expect(screen.getByText('مبلغ بازگشت').nextSibling).toHaveTextContent('۶۰ تومان')
})

test('what can be done with a return looks like buttons', async () => {
  await openReturn(0)
  for (const button of within(screen.getByRole('group', { name: 'کارهای این سفارش' })).getAllByRole(
    'button',
  ))
    expect(button).toHaveClass('border')
})

test('what a good cost before its discount is not heard as a part of what was paid for it', async () => {
  const pot: OrderItem = {
    ...{ id: 1, product_id: 5, stock_id: 9, slug: 'قوری', title: 'قوری سفالی', parent_value: {} },
    ...{ picture: null, price: 20_000, final_price: 15_000, quantity: 2 },
    ...{ takes_coupon: true, reason: null },
  }
  await open(wholeOrderOf({ status: 'paid' }, { items: [pot], actions: ['cancel'] }))
  expect(screen.getByText('۴,۰۰۰').closest('p')).toHaveTextContent(
    'قیمت پیش از تخفیف: ۴,۰۰۰ قیمت با تخفیف: ۳,۰۰۰ تومان',
  )
})
