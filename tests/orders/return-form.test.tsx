// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import ReturnForm from '@/components/orders/return-form'
import { QueryProvider } from '@/lib/client/query-provider'
import { getAddresses } from '@/lib/contract/account/addresses'
import type { CallAnswer } from '@/lib/contract/call'
import { getExchangeOptions, type ExchangeOption } from '@/lib/contract/orders/exchange'
import type { Order, OrderItem, WholeOrder } from '@/lib/contract/orders/order'
import { getReturnPickup, returnOrder } from '@/lib/contract/orders/order-actions'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { orderOf, wholeOrderOf } from './whole-order'

const replace = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ replace }),
}))

const api = fakeApi()

const shirt: OrderItem = {
  ...{ id: 31, product_id: 5, stock_id: 50, slug: 'پیراهن', title: 'پیراهن مدل Shoor' },
  ...{ parent_value: { رنگ: 'سفید', اندازه: 'M' }, picture: null, reason: null },
  ...{ price: 1_000_000, final_price: 1_000_000, quantity: 2, takes_coupon: true },
  ...{ returnable_quantity: 2, has_free_exchange: true },
}

type Hours = () => Promise<CallAnswer<typeof getReturnPickup>>

function option(stock_id: number, size: string, own: Partial<ExchangeOption> = {}): ExchangeOption {
  const parent_value = { رنگ: 'سفید', اندازه: size }
  return { stock_id, parent_value, picture: null, available: 9, price: 1_000_000, ...own }
}

const emptyAddress = {
  ...{ title: '', receiver_name: 'مریم کاظمی', receiver_mobile: '', postal_code: '' },
  ...{ plate: '', unit: '' },
}

const noHours: Hours = async () => ({ data: { slots: [] } })

function openForm(
  options: ExchangeOption[],
  hours = noHours,
  rest: Partial<WholeOrder> = {},
  { chosenItemId, ...own }: Partial<Order> & { chosenItemId?: number } = {},
) {
  api.on(getReturnPickup, hours)
  api.on(getExchangeOptions, { data: { items: [{ order_item_id: 31, options }] } })
  api.on(returnOrder, { data: { refer: orderOf({ id: 90, type: 'refer', parent_id: 7 }) } })
  const amounts = { items_total: 2_000_000, payable: 2_000_000, ...own }
  const whole = wholeOrderOf({ status: 'delivery', ...amounts }, { items: [shirt], ...rest })
  return render(
    <QueryProvider>
      <ReturnForm whole={whole} {...(chosenItemId !== undefined && { chosenItemId })} />
    </QueryProvider>,
  )
}

async function chooseShirt() {
  await userEvent.click(screen.getByRole('checkbox', { name: /پیراهن/ }))
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /^دلیل/ }),
    'اندازه یا رنگش مناسب نبود',
  )
}

function partOf(heading: HTMLElement): HTMLElement {
  if (heading.parentElement === null) throw new Error('The heading stands in no part.')
  return heading.parentElement
}

const sentBody = () => api.requestsTo(returnOrder)[0]?.body

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('wants another size: it is asked for, and the sum says that nothing is paid', async () => {
  openForm([option(51, 'L'), option(52, 'XL', { price: null })])
  await chooseShirt()
  await userEvent.click(await screen.findByRole('radio', { name: 'تعویض' }))
  await userEvent.click(screen.getByRole('button', { name: /^ثبت درخواست/ }))
  const sizes = screen.getByRole('radiogroup', { name: 'کدام را می‌خواهید؟' })
  await waitFor(() => expect(sizes).toHaveAccessibleDescription(/گزینه‌ای را که می‌خواهید/))
  expect(screen.getByRole('radio', { name: /XL.*گران‌تر/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: /(^|\s)L ·/ }))
  expect(screen.getByText('تعویض هم‌قیمت')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ثبت درخواست تعویض ۱ کالا' }))
  await waitFor(() => expect(replace).toHaveBeenCalled())
  expect(sentBody()).toMatchObject({
    items: expect.stringContaining('"exchange_stock_id":51'),
    seen_refund: '0',
  })
})

test('a variant that is not there so often can no more be chosen for two', async () => {
  openForm([option(51, 'L', { available: 1, price: 900_000 })])
  await chooseShirt()
  await userEvent.click(await screen.findByRole('radio', { name: 'تعویض' }))
  await userEvent.click(screen.getByRole('radio', { name: /(^|\s)L ·/ }))
  expect(screen.getByText('تفاوت تعویض، به کیف پول').parentElement).toHaveTextContent('۱۰,۰۰۰')
  await userEvent.click(screen.getByRole('button', { name: 'افزودن یک عدد' }))
  expect(screen.getByRole('radio', { name: /(^|\s)L ·.*تنها ۱ عدد/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'بازگشت پول' }))
  await userEvent.click(screen.getByRole('button', { name: /^ثبت درخواست مرجوعی [۱۲] کالا$/ }))
  await waitFor(() => expect(api.requestsTo(returnOrder)).toHaveLength(1))
  expect(sentBody()).toMatchObject({
    items: expect.stringContaining('"exchange_stock_id":null'),
    seen_refund: '2000000',
  })
})

test('whoever has changed their mind gets money: an exchange is asked for with a reason of its own', async () => {
  openForm([option(51, 'L')])
  await chooseShirt()
  const reasons = screen.getByRole('combobox', { name: /^دلیل/ })
  await userEvent.selectOptions(reasons, 'پشیمان شدم')
  await userEvent.click(await screen.findByRole('radio', { name: 'تعویض' }))
  expect(reasons).toHaveValue('')
  expect(screen.queryByRole('option', { name: 'پشیمان شدم' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'بازگشت پول' }))
  await userEvent.selectOptions(reasons, 'پشیمان شدم')
  expect(reasons).toHaveValue('پشیمان شدم')
})

test('says what of the money stays: the way there is not paid back, and the coupon takes its share', async () => {
  openForm([], noHours, {}, { shipping_price: 490_000, coupon_discount: 200_000 })
  expect(screen.queryByText(/بازنمی‌گردد/)).toBeNull()
  await chooseShirt()
  expect(screen.getByText('مبلغ کالاها').parentElement).toHaveTextContent('۱۰۰,۰۰۰')
  expect(screen.getByText('سهم کد تخفیف').parentElement).toHaveTextContent('۱۰,۰۰۰')
  expect(screen.getByText('بازگشت به کیف پول').parentElement).toHaveTextContent('۹۰,۰۰۰')
  expect(screen.getByText(/^هزینهٔ ارسال سفارش/)).toHaveTextContent(
    'هزینهٔ ارسال سفارش، ۴۹,۰۰۰ تومان، بازنمی‌گردد.',
  )
})

test('asks for a picture of what came broken, and of nothing else', async () => {
  openForm([])
  await chooseShirt()
  const pictures = screen.getByRole('group', { name: /عکس کالا/ })
  expect(pictures).toHaveAccessibleDescription(/^برای این دلیل عکس لازم نیست/)
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /^دلیل/ }),
    'خراب یا آسیب‌دیده بود',
  )
  expect(pictures).toHaveAccessibleDescription(/زودتر می‌کند، ولی اجباری نیست/)
})

test('the courier fetches it from another address in the same town', async () => {
  const own = { ...emptyAddress, state: 'گیلان', city: 'رشت', detail: 'خیابان سعدی' }
  const saved = { ...own, state_id: 1, city_id: 2, is_default: false }
  api.on(getAddresses, {
    data: {
      addresses: [
        { ...saved, id: 3, title: 'کار', detail: 'بلوار گیلان' },
        { ...saved, id: 4, title: 'تهران', state: 'تهران', city: 'تهران' },
      ],
    },
  })
  const slots = [{ id: 61, date: '2026-11-30', from: '09:00', to: '14:00', available: 2 }]
  openForm([], async () => ({ data: { slots } }), { address: own })
  await chooseShirt()
  await userEvent.click(await screen.findByRole('button', { name: 'تغییر نشانی پیک' }))
  expect(await screen.findByRole('radio', { name: 'نشانی همین سفارش' })).toBeChecked()
  expect(screen.queryByRole('radio', { name: /تهران/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /کار/ }))
  await userEvent.click(screen.getByRole('button', { name: 'ثبت نشانی' }))
  expect(screen.getByText(/بلوار گیلان/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^ثبت درخواست/ }))
  await waitFor(() => expect(sentBody()).toMatchObject({ slot_id: '61', address_id: '3' }))
})

test('before a choice there is no sum and nothing to send', async () => {
  openForm([])
  const button = screen.getByRole('button', { name: 'ابتدا کالا را انتخاب کنید' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByText('بازگشت به کیف پول')).toBeNull()
  await chooseShirt()
  expect(screen.getByText('بازگشت به کیف پول')).toBeVisible()
  expect(button).toHaveTextContent('ثبت درخواست مرجوعی ۱ کالا')
  expect(button).not.toHaveAttribute('aria-disabled')
})

test('what has no other variant in stock goes back for its money', async () => {
  openForm([])
  await chooseShirt()
  expect(await screen.findByText(/گزینهٔ دیگری از این کالا موجود نیست/)).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'تعویض' })).toBeNull()
})

test('what came broken is exchanged for a sound one of its own, which no other reason is', async () => {
  openForm([option(50, 'M'), option(51, 'L')])
  await chooseShirt()
  const reason = screen.getByRole('combobox', { name: /^دلیل/ })
  await userEvent.selectOptions(reason, 'خراب یا آسیب‌دیده بود')
  await userEvent.click(await screen.findByRole('radio', { name: 'تعویض' }))
  expect(screen.getByRole('radio', { name: /^همین کالا، سالم.*M.*هم‌قیمت/ })).toBeChecked()
  await userEvent.selectOptions(reason, 'اندازه یا رنگش مناسب نبود')
  expect(screen.queryByRole('radio', { name: /^همین کالا/ })).toBeNull()
  expect(screen.getByRole('radio', { name: /(^|\s)L ·/ })).not.toBeChecked()
  await userEvent.selectOptions(reason, 'چیزی از آن کم بود')
  expect(screen.getByRole('radio', { name: /^همین کالا، کامل/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'ثبت درخواست تعویض ۱ کالا' }))
  await waitFor(() =>
    expect(sentBody()).toMatchObject({
      items: expect.stringContaining('"exchange_stock_id":50'),
      seen_refund: '0',
    }),
  )
})

test('a good of one variant is exchanged where it came broken, and else goes back for its money', async () => {
  openForm([option(50, 'M')])
  await chooseShirt()
  expect(await screen.findByText(/گزینهٔ دیگری از این کالا موجود نیست/)).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^دلیل/ }), 'کالای دیگری رسید')
  await userEvent.click(screen.getByRole('radio', { name: 'تعویض' }))
  expect(screen.getByRole('radio', { name: /^همین کالا که سفارش داده بودید/ })).toBeChecked()
})

test('offers only units that are in no return yet, for what is left of the coupon', async () => {
  const items = [
    { ...shirt, quantity: 3, returnable_quantity: 2 },
    { ...shirt, id: 32, title: 'قوری', quantity: 3, returnable_quantity: 0 },
  ]
  const before = { goods: 4_000_000, coupon: 666_667 }
  const own = { items_total: 6_000_000, coupon_discount: 1_000_000 }
  openForm([], noHours, { items, returned_before: before }, own)
  expect(screen.queryByRole('checkbox', { name: /قوری/ })).toBeNull()
  expect(screen.getByText(/^کالاهای دیگر این سفارش در درخواست‌های پیشین/)).toBeVisible()
  await chooseShirt()
  const name = /۳\sعدد خریده‌اید، ۲\sعدد برای مرجوع کردن مانده/
  expect(screen.getByRole('checkbox', { name })).toBeChecked()
  const more = screen.getByRole('button', { name: 'افزودن یک عدد' })
  await userEvent.click(more)
  await userEvent.click(more)
  await userEvent.click(screen.getByRole('button', { name: 'ثبت درخواست مرجوعی ۲ کالا' }))
  await waitFor(() => expect(sentBody()).toMatchObject({ seen_refund: '1666667' }))
})

test('sent before the hours of the courier are there, it asks for the soonest free ones', async () => {
  let release = () => {}
  const arrival = new Promise<void>((resolve) => (release = resolve))
  const slot = { date: '2026-11-27', from: '09:00', to: '12:00' }
  openForm([], async () => {
    await arrival
    const slots = [
      { ...slot, id: 61, available: 0 },
      { ...slot, id: 62, available: 2 },
    ]
    return { data: { slots } }
  })
  await chooseShirt()
  await userEvent.click(screen.getByRole('button', { name: /^ثبت درخواست مرجوعی [۱۲] کالا$/ }))
  expect(api.requestsTo(returnOrder)).toHaveLength(0)
  release()
  await waitFor(() => expect(sentBody()).toMatchObject({ slot_id: '62' }))
})

test('says by when each step is done, what the money becomes, and who pays the way back', async () => {
  openForm([])
  const steps = within(partOf(screen.getByRole('heading', { name: 'بعد از ثبت چه می‌شود؟' })))
  expect(steps.queryByText(/تماس می‌گیریم/)).toBeNull()
  await steps.findByText(/تماس می‌گیریم/)
  expect(steps.getAllByRole('listitem').map(({ textContent: text }) => text)).toEqual([
    expect.stringContaining('تا ۱ روز کاری:'),
    expect.stringContaining('پس از پذیرش: برای روز و روش ارسال با شما تماس می‌گیریم'),
    expect.stringMatching(
      /تا ۲ روز کاری پس از رسیدن به انبار:.*از صفحهٔ کیف پول می‌توانید به حسابتان منتقل کنید/,
    ),
  ])
  expect(
    steps.getByText(/تعویض اندازه یا رنگ با فروشگاه است و در انصراف از خرید با شما/),
  ).toBeVisible()
  expect(steps.getByRole('link', { name: 'راهنمای مرجوعی' })).toBeVisible()
  await chooseShirt()
  expect(steps.getByText(/^هزینهٔ برگرداندن کالا با شماست/)).toBeVisible()
  const reason = screen.getByRole('combobox', { name: /^دلیل/ })
  await userEvent.selectOptions(reason, 'خراب یا آسیب‌دیده بود')
  expect(steps.getByText(/^هزینهٔ برگرداندن کالا با فروشگاه است/)).toBeVisible()
})

test.each([
  ['the first exchange', true, /^هزینهٔ برگرداندن کالا با فروشگاه است/],
  ['a further one', false, /^هزینهٔ برگرداندن کالا با شماست/],
])('says who pays the way back of %s of what does not fit', async (_, isFree, text) => {
  openForm([option(51, 'L')], noHours, { items: [{ ...shirt, has_free_exchange: isFree }] })
  await chooseShirt()
  expect(screen.getByText(/^هزینهٔ برگرداندن کالا با شماست/)).toBeVisible()
  await userEvent.click(await screen.findByRole('radio', { name: 'تعویض' }))
  expect(screen.getByText(text)).toBeVisible()
})

test('whoever comes from a line finds it chosen, and can still leave it out', async () => {
  const items = [shirt, { ...shirt, id: 32, title: 'قوری' }]
  const { unmount } = openForm([], noHours, { items })
  await chooseShirt()
  unmount()
  // What was begun before, of another line, is not sent along.
  openForm([], noHours, { items }, { chosenItemId: 32 })
  const [other, own] = [/پیراهن/, /قوری/].map((name) => screen.getByRole('checkbox', { name }))
  if (!other || !own) throw new Error('A line is missing.')
  expect(own).toBeChecked()
  expect(other).not.toBeChecked()
  await userEvent.click(other)
  expect(own).toBeChecked()
  await userEvent.click(own)
  expect(own).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'ثبت درخواست مرجوعی ۱ کالا' })).toBeVisible()
})

test('the sum speaks of an exchange as soon as one is wanted, and of both where some goods go back for their money', async () => {
  const items = [shirt, { ...shirt, id: 32, title: 'قوری' }]
  openForm([option(51, 'L', { price: 900_000 })], noHours, { items })
  await chooseShirt()
  expect(screen.getByText('بازگشت به کیف پول')).toBeVisible()
  await userEvent.click(await screen.findByRole('radio', { name: 'تعویض' }))
  expect(screen.queryByText('بازگشت به کیف پول')).toBeNull()
  const sum = screen.getByText('پس از انتخاب گزینه').closest('div')
  expect(sum).toHaveTextContent(/^تعویضپس از انتخاب گزینه$/)
  expect(screen.getByText(/کالای جایگزین را رایگان می‌فرستیم\.$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'ثبت درخواست تعویض ۱ کالا' })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /(^|\s)L ·/ }))
  expect(screen.getByText('تفاوت تعویض، به کیف پول').parentElement).toHaveTextContent('۱۰,۰۰۰')
  await userEvent.click(screen.getByRole('checkbox', { name: /قوری/ }))
  expect(screen.getByText('تعویض و بازگشت به کیف پول').parentElement).toHaveTextContent('۱۱۰,۰۰۰')
  expect(screen.getByRole('button', { name: 'ثبت درخواست ۲ کالا' })).toBeVisible()
})
