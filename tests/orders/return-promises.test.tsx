// @in-a-window
import { expect, test, vi } from 'vitest'
import { LateOrder } from '@/components/orders/late-order'
import { OrderActions } from '@/components/orders/order-actions'
import { headlineOf } from '@/components/orders/order-title'
import { RefundPath, ReturnCost } from '@/components/orders/refund-path'
import { ReturnNextStep } from '@/components/orders/return-next-step'
import { QueryProvider } from '@/lib/client/query-provider'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { changeOrderSlot, getOrderSlots } from '@/lib/contract/orders/delivery-changes'
import type { Order, OrderItem, WholeOrder } from '@/lib/contract/orders/order'
import { findReturnPromise } from '@/lib/domain/return-policy'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { wholeOrderOf } from './whole-order'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/profile/orders/order-refer-info',
  useRouter: () => ({ push: vi.fn() }),
}))

const api = fakeApi()
const NOW = new Date('2026-11-27T09:00:00.000Z')
const PHONE = '۰۲۱-۹۱۰۰۱۲۳۴'

type Circumstances = { now?: Date; free?: ShippingMethod['slots'] }

function open(
  own: Partial<Order>,
  rest: Partial<WholeOrder> = {},
  { now = NOW, free = [] }: Circumstances = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  api.on(getOrderSlots, { data: { slots: free } })
  const whole = wholeOrderOf({ type: 'refer', ...own }, rest)
  return render(
    <QueryProvider>
      <h1>{headlineOf(whole)}</h1>
      <LateOrder whole={whole} phone={PHONE} />
      <ReturnNextStep whole={whole} phone={PHONE} />
      <ReturnCost whole={whole} />
      <RefundPath whole={whole} />
      <OrderActions whole={whole} />
    </QueryProvider>,
  ).container
}

const origin = { id: 3, code: 'VT-1405-3', status: 'delivery' as const }

function show(payable: number, exchangeTotal: number, exchangeOf: number | null) {
  const own = { type: 'refer', status: 'returned', payable, exchange_total: exchangeTotal } as const
  const from = { origin: { ...origin, exchange_of: exchangeOf } }
  return render(<ReturnNextStep whole={wholeOrderOf(own, from)} />).container
}

test.each([
  ['money', 1_000, 0],
  ['another variant and the rest', 1_000, 600],
])('a return for %s says that money of a card can go on to an account', (_, payable, exchange) => {
  expect(show(payable, exchange, null)).toHaveTextContent(WALLET_CREDIT)
})

test.each([
  ['money', 1_000, 0],
  ['another variant and the rest', 1_000, 600],
])('a return of an exchange for %s says that of no money', (_, payable, exchange) => {
  const shown = show(payable, exchange, 2)
  expect(shown).toHaveTextContent('پول به کیف پول شما می‌آید.')
  expect(shown).not.toHaveTextContent(WALLET_CREDIT)
})

test('a request that is in time promises its days, and leads to no complaint', () => {
  const shown = open({ status: 'refer_request' }, { promised_by: '2026-11-28T10:00:00.000Z' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'درخواست شما را تا فردا، شنبه ۷ آذر بررسی می‌کنیم',
  )
  expect(shown).toHaveTextContent('فعلاً کاری لازم نیست؛ نتیجه را همین‌جا می‌نویسیم.')
  expect(shown).toHaveTextContent('پس از پذیرش، کالا را با جعبه، برچسب‌ها')
  expect(shown).not.toHaveTextContent('دیر کرده‌ایم')
  expect(screen.getByRole('button', { name: 'پرسش از پشتیبانی' })).toBeVisible()
})

test.each([
  ['refer_request', 'قرار بود تا سه‌شنبه ۲۶ آبان درخواست شما را بررسی کنیم؛ دیر کرده‌ایم'],
  ['returned', 'قرار بود بازبینی کالا تا سه‌شنبه ۲۶ آبان تمام شود؛ دیر کرده‌ایم'],
] as const)(
  'a return that is %s past its promise says since when, and whom to reach',
  async (status, text) => {
    const shown = open({ status, code: 'VT-1405-9' }, { promised_by: '2026-11-17T10:00:00.000Z' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text)
    expect(shown).toHaveTextContent('پوزش می‌خواهیم.')
    expect(shown).not.toHaveTextContent(/تا [۰-۹] روز کاری (?:بررسی|بازبینی) می‌کنیم|آن را تا [۰-۹]/)
    expect(screen.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:02191001234')
    await userEvent.click(screen.getByRole('button', { name: 'نوشتن به پشتیبانی' }))
    await screen.findByRole('combobox', { name: 'بخش' })
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('returns'))
    expect(screen.getByRole('textbox', { name: 'موضوع' })).toHaveValue('پیگیری مرجوعی VT-۱۴۰۵-۹')
  },
)

test('a request that is answered on its last day says that it is until its end', () => {
  const now = new Date('2026-11-28T06:00:00.000Z')
  open({ status: 'refer_request' }, { promised_by: '2026-11-28T20:29:59.999Z' }, { now })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'درخواست شما را تا پایان امروز بررسی می‌کنیم',
  )
})

test.each([
  ['2026-11-28T23:30', false],
  ['2026-11-29T00:01', true],
])('a request of a night is late only after the day that was promised: at %s %s', (now, isLate) => {
  const promised = findReturnPromise('refer_request', new Date('2026-11-27T00:30+03:30'))
  const shown = open(
    { status: 'refer_request' },
    { promised_by: promised?.toISOString() },
    { now: new Date(`${now}+03:30`) },
  )
  if (isLate) expect(shown).toHaveTextContent('قرار بود تا شنبه ۷ آذر')
  else expect(shown).not.toHaveTextContent('دیر کرده‌ایم')
  const name = isLate ? 'نوشتن به پشتیبانی' : 'پرسش از پشتیبانی'
  expect(screen.getByRole('button', { name })).toBeVisible()
})

test.each([
  ['refer_request', undefined, 'تا ۲ روز کاری پس از رسیدن کالا به انبار'],
  ['returned', '2026-11-29T10:00:00.000Z', 'تا یکشنبه ۸ آذر'],
  ['returned', '2026-11-17T10:00:00.000Z', 'همین که بازبینی تمام شود'],
] as const)(
  'the money of a return that is %s, promised by %s, goes to the wallet: %s',
  (status, promisedBy, when) => {
    open({ status }, { ...(promisedBy && { promised_by: promisedBy }) })
    const terms = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(terms).toEqual(['کیف پول شما', when, `${WALLET_CREDIT}.`])
  },
)

test('a return for another variant of the same worth speaks of no money', () => {
  open({ status: 'refer_accept', payable: 1_000, exchange_total: 1_000 })
  expect(screen.queryByRole('definition')).toBeNull()
})

const morning = { id: 71, date: '2026-11-29', from: '09:00', to: '14:00', available: 2 }
const evening = { id: 72, date: '2026-11-29', from: '15:00', to: '20:00', available: 2 }
const slots = [morning, evening]

test('the courier of a return is named with day and hours, and can be asked for other hours', async () => {
  const delivery = { day: '2026-11-29', from: '09:00', to: '14:00' }
  const shown = open({ status: 'refer_accept', delivery })
  api.on(getOrderSlots, { data: { slots } })
  api.on(changeOrderSlot, { data: { order: wholeOrderOf({}).order } })
  // The head of the page says it, and what is under it does not say it again.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'پیک یکشنبه ۸ آذر، ۹ تا ۱۴ می‌آید',
  )
  expect(shown.textContent.match(/یکشنبه ۸ آذر/g)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'تغییر زمان پیک' }))
  await userEvent.click(await screen.findByRole('radio', { name: /۱۵\sتا\s۲۰/ }))
  expect(screen.getByRole('dialog')).toHaveTextContent('پیک از یکشنبه ۸ آذر به نشانی همین سفارش')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت این زمان' }))
  await waitFor(() => expect(api.requestsTo(changeOrderSlot)[0]?.body).toEqual({ slot_id: 72 }))
})

test('the hours of an exchange’s courier are chosen knowing until when its variant is held', async () => {
  const delivery = { day: '2026-11-25', from: '09:00', to: '14:00' }
  const expires_at = '2026-11-29T08:00:00.000Z'
  open({ status: 'refer_accept', delivery, payable: 1_000, exchange_total: 1_000, expires_at })
  await userEvent.click(screen.getByRole('button', { name: 'تغییر زمان پیک' }))
  const dialog = await screen.findByRole('dialog', { name: 'زمان آمدن پیک' })
  expect(dialog).toHaveTextContent('کالای جایگزین تا ۸ آذر ۱۴۰۵ برای شما کنار گذاشته شده است')
  expect(await screen.findByText('پیک پیش از ۸ آذر ۱۴۰۵ وقت خالی دیگری ندارد.')).toBeVisible()
})

test('a courier who should have come is asked for again', () => {
  const missed = { day: '2026-11-25', from: '09:00', to: '14:00' }
  const shown = open({ status: 'refer_accept', delivery: missed })
  expect(shown).toHaveTextContent('قرار بود پیک چهارشنبه ۴ آذر، ۹ تا ۱۴ بیاید')
  expect(screen.getByRole('button', { name: 'تغییر زمان پیک' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'نوشتن به پشتیبانی' })).toBeVisible()
})

test('on the day of the courier the hours stay as they are', () => {
  open({ status: 'refer_accept', delivery: { day: '2026-11-27', from: '15:00', to: '20:00' } })
  expect(screen.queryByRole('button', { name: /زمان پیک/ })).toBeNull()
})

test('a request says when the courier would come, what to have ready, and what to do else', () => {
  const delivery = { day: '2026-11-29', from: '09:00', to: '14:00' }
  const shown = open({ status: 'refer_request', delivery })
  expect(shown).toHaveTextContent('اگر پذیرفته شود، پیک یکشنبه ۸ آذر، ۹ تا ۱۴ می‌آید.')
  expect(shown).toHaveTextContent('تا آن وقت کالا را با جعبه، برچسب‌ها و هرچه همراهش بود بسته‌بندی')
  expect(shown).toHaveTextContent('اگر آن وقت نیستید، تا روز پیش از آن زمان پیک را تغییر دهید')
  expect(screen.getByRole('button', { name: 'تغییر زمان پیک' })).toBeVisible()
})

test.each([
  ['refer_request', [], 'برای بردن این کالا پیکی نمی‌آید؛ پس از پذیرش با شما تماس می‌گیریم'],
  ['refer_accept', [], 'برای بردن این کالا پیکی نمی‌آید؛ با شما تماس می‌گیریم'],
  ['refer_accept', [{ id: 71 }], 'پیک در روزهای پیش رو وقت خالی ندارد؛ با شما تماس'],
] as const)(
  'a return that is %s, which no courier fetches, says how it is sent: %#',
  async (status, full, text) => {
    const free = full.map(({ id }) => ({ ...morning, id, available: 0 }))
    const shown = open({ status }, {}, { free })
    await waitFor(() => expect(shown).toHaveTextContent(text))
    expect(shown).toHaveTextContent('کالا را با جعبه، برچسب‌ها و هرچه همراهش بود بسته‌بندی کنید.')
    expect(shown).toHaveTextContent('با پست یا باربری')
  },
)

test('a return without hours offers them where a courier comes', async () => {
  open({ status: 'refer_accept' })
  api.on(getOrderSlots, { data: { slots } })
  expect(await screen.findByRole('button', { name: 'انتخاب زمان پیک' })).toBeVisible()
})

test('a missed courier of an exchange is asked about as an exchange', () => {
  const missed = { day: '2026-11-25', from: '09:00', to: '14:00' }
  const shown = open({ status: 'refer_accept', delivery: missed, exchange_total: 1_000 })
  expect(screen.getByRole('button', { name: 'نوشتن به پشتیبانی' })).toBeVisible()
  expect(shown).toHaveTextContent('با دکمهٔ «نوشتن به پشتیبانی» بنویسید')
  expect(shown).not.toHaveTextContent('این مرجوعی')
})

test('an order past its day apologises, names the phone, and first leads to a ticket about it', async () => {
  const delivery = { day: '2026-11-25', from: '09:00', to: '14:00' }
  const own = { type: 'sales', status: 'preparing', code: 'VT-1405-9', delivery } as const
  const shown = open(own, { actions: ['cancel'] })
  expect(shown).toHaveTextContent(/پوزش می‌خواهیم\..+با دکمهٔ «نوشتن به پشتیبانی» بنویسید/)
  expect(screen.getByRole('button', { name: 'لغو سفارش' })).toBeVisible()
  expect(shown).toHaveTextContent('با «لغو سفارش» همهٔ پولش همین حالا به کیف پول شما برمی‌گردد.')
  expect(screen.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:02191001234')
  const first = within(screen.getByRole('group')).getAllByRole('button')[0]
  expect(first).toHaveAccessibleName('نوشتن به پشتیبانی')
  expect(screen.queryByRole('button', { name: 'پرسش از پشتیبانی' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'نوشتن به پشتیبانی' }))
  expect(await screen.findByRole('textbox', { name: 'موضوع' })).toHaveValue(
    'پیگیری سفارش VT-۱۴۰۵-۹',
  )
})

const missed = { day: '2026-11-25', from: '09:00', to: '14:00' }

test('an order past its day names the soonest free hours, which two presses take', async () => {
  const own = { type: 'sales', status: 'preparing', delivery: missed } as const
  const shown = open(own, {}, { free: [{ ...morning, available: 0 }, evening] })
  api.on(changeOrderSlot, { data: { order: wholeOrderOf({}).order } })
  await waitFor(() =>
    expect(shown).toHaveTextContent('نزدیک‌ترین زمان خالی: یکشنبه ۸ آذر، ۱۵ تا ۲۰.'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'انتخاب زمان تازه' }))
  expect(await screen.findByRole('radio', { name: /۱۵\sتا\s۲۰/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'ثبت این زمان' }))
  await waitFor(() => expect(api.requestsTo(changeOrderSlot)[0]?.body).toEqual({ slot_id: 72 }))
})

test('an order past its day for which no hours are free names no day', async () => {
  const shown = open({ type: 'sales', status: 'preparing', delivery: missed })
  await waitFor(() => expect(shown).toHaveTextContent('روز تازه را به شما خبر می‌دهیم.'))
  expect(screen.queryByRole('button', { name: 'انتخاب زمان تازه' })).toBeNull()
})

const noHours = { ...missed, from: null, to: null, last_day: '2026-11-28' }

test.each([
  ['packaging', {}, 'روز تازه را به شما خبر می‌دهیم.'],
  ['preparing', { is_pickup: true }, 'همین که آماده شد به شما خبر می‌دهیم.'],
  ['sending', { tracking_code: '77' }, 'فرستاده شده است؛ با کد رهگیری ببینید کجاست.'],
  ['sending', {}, 'فرستاده شده است؛ روز تازه را به شما خبر می‌دهیم.'],
] as const)(
  'an order without hours that is %s past its day, with %j, says: %s',
  (status, own, text) => {
    const now = new Date('2026-11-29T09:00:00.000Z')
    const shown = open({ type: 'sales', status, delivery: noHours, ...own }, {}, { now })
    expect(shown).toHaveTextContent(`پوزش می‌خواهیم. ${text}`)
    expect(shown).not.toHaveTextContent('لغو سفارش')
  },
)

test('what is paid at the door is given up without speaking of money', () => {
  const own = { type: 'sales', status: 'processing', delivery: noHours } as const
  const shown = open({ ...own, cash_on_delivery: true }, { actions: ['cancel'] })
  expect(shown).toHaveTextContent('با «لغو سفارش» می‌توانید آن را نگیرید.')
  expect(shown).not.toHaveTextContent('کیف پول')
})

test('an order in time asks for no pardon', () => {
  const delivery = { day: '2026-11-27', from: '09:00', to: '14:00' }
  const shown = open({ type: 'sales', status: 'preparing', delivery })
  expect(shown).not.toHaveTextContent('پوزش')
  expect(screen.getByRole('button', { name: 'پرسش از پشتیبانی' })).toBeVisible()
})

const given: OrderItem = {
  ...{ id: 1, product_id: 5, stock_id: 9, slug: 'پیراهن', title: 'پیراهن', parent_value: {} },
  ...{ picture: null, price: 1_000, final_price: 1_000, quantity: 1, takes_coupon: true },
  reason: 'پشیمان شدم',
}
const wanted = { stock_id: 8, parent_value: {}, picture: null, final_price: 1_000 }

test.each([
  [given, 'هزینهٔ برگرداندن کالا با شماست و هنگام ارسال آن را می‌پردازید.'],
  [{ ...given, reason: 'خراب یا آسیب‌دیده بود' }, 'هزینهٔ برگرداندن کالا با فروشگاه است.'],
  [{ ...given, reason: 'اندازه یا رنگش مناسب نبود' }, 'هزینهٔ برگرداندن کالا با شماست'],
  [
    {
      ...given,
      reason: 'اندازه یا رنگش مناسب نبود',
      exchange: { ...wanted, state: 'held' as const },
    },
    'رفت و برگشت اولین تعویض اندازه یا رنگ با فروشگاه است.',
  ],
  [
    { ...given, reason: 'کالای دیگری رسید', exchange: { ...wanted, state: 'held' as const } },
    'رفت و برگشت این تعویض با فروشگاه است.',
  ],
])('a return under way says who pays its way back: %#', (item, text) => {
  expect(open({ status: 'refer_accept' }, { items: [item] })).toHaveTextContent(text)
})

test.each(['returned', 'refer_done'] as const)(
  'a return whose goods are back, and that is %s, speaks of no cost to come',
  (status) => {
    expect(open({ status }, { items: [given] })).not.toHaveTextContent('هزینهٔ')
  },
)
