// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { ManualOrderView } from '@/components/desk/orders/manual-order-view'
import { PlacedBefore } from '@/components/desk/orders/placed-before'
import { ApiError } from '@/lib/client/http/errors'
import { getQueryClient } from '@/lib/client/query-client'
import { getCities, getStates } from '@/lib/contract/content/settings'
import { getShippingMethods } from '@/lib/contract/checkout/shipping'
import { getGateways } from '@/lib/contract/payments'
import { manualOrderCalls } from '@/lib/contract/desk/manual-orders'
import { PERMISSIONS } from '@/lib/domain/staff'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { fireEvent } from '@testing-library/react'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/desk/orders/new',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))

const api = fakeApi()
const { findOrderCustomer, findOrderGoods, addManualOrder } = manualOrderCalls

const goods = (stock: number, colour: string, available = 4) => ({
  ...{ product_id: 7, stock_id: stock, title: 'کفش گام', parent_value: { رنگ: colour } },
  ...{ sku: `GAM-${stock}`, picture: null, price: 900_000, final_price: 900_000, available },
  handling_days: 0,
})

const HOME = {
  ...{ id: 5, title: 'خانه', receiver_name: 'مریم کاظمی', receiver_mobile: '+989123456789' },
  ...{ state_id: 1, state: 'تهران', city_id: 1, city: 'تهران', postal_code: '1345678900' },
  ...{ detail: 'خیابان سعدی', plate: '12', unit: '', is_default: true },
}
const POST = {
  ...{ id: 2, title: 'پست پیشتاز', text: '', price: 0, free_from: null, delivers: true },
  ...{ earliest: '2126-12-05', slots: [] },
}

beforeEach(() => {
  localStorage.clear()
  api.on(getStates, { data: [] })
  api.on(getCities, { data: [] })
  api.on(getShippingMethods, { data: { methods: [] } })
  api.on(getGateways, { data: { gateways: [] } })
  api.on(findOrderGoods, { data: { goods: [goods(1, 'آبی'), goods(2, 'قرمز')] } })
})

function openForm() {
  const { unmount } = render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: [...PERMISSIONS] })}>
        <ManualOrderView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  return Object.assign(screen.getByRole('combobox', { name: 'جستجوی کالا' }), { leave: unmount })
}

test('an order taken by telephone begins with the number of who calls', () => {
  openForm()
  expect(screen.getByRole('textbox', { name: 'موبایل' })).toHaveFocus()
})

test('Enter in the search for goods adds the product that the arrows stand on, and registers no order', async () => {
  const boot = { ...goods(3, 'سبز'), product_id: 8, title: 'بوت گام' }
  api.on(findOrderGoods, { data: { goods: [goods(1, 'آبی'), goods(2, 'قرمز'), boot] } })
  const field = openForm()
  await userEvent.type(field, 'گام')
  // A product once, whatever colours it has.
  expect(await screen.findAllByRole('option', { name: /گام.*عدد موجود/ })).toHaveLength(2)
  const shoe = screen.getByRole('option', { name: /کفش گام ۲ تنوع · ۸ عدد موجود/ })
  expect(shoe).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: /بوت گام/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'تعداد بوت گام، سبز' })).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
  await userEvent.keyboard('{Enter}')
  expect(api.requestsTo(addManualOrder)).toHaveLength(0)
})

test('a colour is chosen in the row of its product, but none that is gone or in the order already', async () => {
  api.on(findOrderGoods, {
    data: {
      goods: [goods(1, 'آبی'), { ...goods(2, 'قرمز'), handling_days: 5 }, goods(3, 'سبز', 0)],
    },
  })
  const field = openForm()
  const add = async () => {
    await userEvent.type(field, 'گام')
    await screen.findByRole('option', { name: /کفش گام/ })
    await userEvent.keyboard('{Enter}')
  }
  await add()
  const [colour] = screen.getAllByRole('combobox', { name: 'رنگ کفش گام' })
  if (!colour) throw new Error('no colours')
  expect(await within(colour).findByRole('option', { name: /سبز/ })).toBeDisabled()
  await userEvent.selectOptions(colour, 'قرمز')
  expect(screen.getByRole('textbox', { name: 'تعداد کفش گام، قرمز' })).toBeVisible()
  expect(screen.getByText(/۴ عدد موجود/)).toHaveTextContent('آماده‌سازی ۵ روز کاری')
  expect(screen.getByText('روز تحویل با ۵ روز کاری آماده‌سازی حساب شده است.')).toBeVisible()
  await waitFor(() =>
    expect(api.requestsTo(getShippingMethods).at(-1)?.query.get('handling_days')).toBe('5'),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'کالاها آماده‌اند؛ زودتر برود' }))
  expect(screen.getByText(/بی انتظار آماده‌سازی/)).toBeVisible()
  await add()
  const second = screen.getAllByRole('combobox', { name: 'رنگ کفش گام' })[1]
  expect(second).toHaveValue('آبی')
  expect(within(second ?? document.body).getByRole('option', { name: /قرمز/ })).toBeDisabled()
})

test('Enter in another field registers no order either', async () => {
  openForm()
  await userEvent.type(screen.getByRole('textbox', { name: 'موبایل' }), '12{Enter}')
  expect(api.requestsTo(addManualOrder)).toHaveLength(0)
  expect(screen.queryByText(/درست نیست/)).toBeNull()
})

test('a code that is scanned is added when its answer comes, and what is sold out never', async () => {
  api.on(findOrderGoods, ({ query }) => ({
    data: {
      goods:
        query.get('q') === 'GAM-1' || query.has('product_id')
          ? [goods(1, 'آبی')]
          : [goods(3, 'سبز', 0)],
    },
  }))
  const field = openForm()
  await userEvent.type(field, 'GAM-1{Enter}')
  expect(await screen.findByRole('textbox', { name: 'تعداد کفش گام، آبی' })).toBeVisible()
  await userEvent.type(field, 'سبز')
  expect(await screen.findByRole('option', { name: /کفش گام موجود نیست/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('textbox', { name: 'تعداد کفش گام، سبز' })).toBeNull()
})

test.each([0, undefined])('an order whose way of shipping is %s asks for it by name', (chosen) => {
  const read = addManualOrder.body?.safeParse({ shipping_method_id: chosen })
  const texts = read?.error?.issues.flatMap(({ path, message }) =>
    path[0] === 'shipping_method_id' ? [message] : [],
  )
  expect(texts).toEqual(['روش ارسال را انتخاب کنید.'])
})

test('an order that was left is there again with the prices of now, and is thrown away by its button', async () => {
  const field = openForm()
  await userEvent.type(field, 'گام')
  await screen.findByRole('option', { name: /کفش گام/ })
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: 'نشانی' }), 'خیابان سعدی')
  field.leave()
  getQueryClient().clear()
  api.on(findOrderGoods, { data: { goods: [{ ...goods(1, 'آبی'), final_price: 1_000_000 }] } })
  openForm()
  expect(screen.getByRole('textbox', { name: 'نشانی' })).toHaveValue('خیابان سعدی')
  expect(screen.getByText(/پیش‌نویس شما از .* برگشت/)).toBeVisible()
  expect(await screen.findByText(/قیمت از ۹۰,۰۰۰ به ۱۰۰,۰۰۰ تومان رسیده است/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'دور ریختن' }))
  expect(screen.getByText('هنوز کالایی در این سفارش نیست.')).toBeVisible()
  expect(localStorage).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: /^برگرداندن/ }))
  expect(screen.getByRole('textbox', { name: 'نشانی' })).toHaveValue('خیابان سعدی')
})

test('an order that waited says nothing of its prices where they could not be read', async () => {
  const field = openForm()
  await userEvent.type(field, 'گام')
  await screen.findByRole('option', { name: /کفش گام/ })
  await userEvent.keyboard('{Enter}')
  field.leave()
  getQueryClient().clear()
  api.fails(findOrderGoods, { status: 500, code: 'internal_error', error: 'نشد.' })
  openForm()
  expect(screen.queryByText(/از همین حالاست/)).toBeNull()
  expect(await screen.findByText(/تازهٔ کالاها خوانده نشد/)).toBeVisible()
  expect(screen.queryByText(/از همین حالاست/)).toBeNull()
})

test('an order whose price changed shows which one, and is registered with it', async () => {
  let price = 900_000
  api.on(findOrderGoods, () => ({ data: { goods: [{ ...goods(1, 'آبی'), final_price: price }] } }))
  api.fails(addManualOrder, { status: 412, code: 'price_changed', error: 'مبلغ تغییر کرد.' })
  const customer = { id: 1, name: 'مریم کاظمی', is_blocked: false, wallet: 0, addresses: [HOME] }
  api.on(findOrderCustomer, { data: { customer } })
  api.on(getShippingMethods, { data: { methods: [POST] } })
  const field = openForm()
  await userEvent.type(field, 'گام')
  await screen.findByRole('option', { name: /کفش گام/ })
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: 'موبایل' }), '09123456789')
  await userEvent.click(await screen.findByRole('radio', { name: /^پست پیشتاز/ }))
  expect(screen.getByText(/^از .* · رایگان$/), 'what one says on the telephone').toBeVisible()
  expect(screen.getByText('هزینهٔ ارسال').nextElementSibling).toHaveTextContent('رایگان')
  await screen.findByText('مریم کاظمی')
  price = 1_000_000
  const press = async () => {
    const [save] = screen.getAllByRole('button', { name: /^ثبت سفارش/ })
    if (save) await userEvent.click(save)
  }
  await press()
  expect(await screen.findByText(/قیمت از ۹۰,۰۰۰ به ۱۰۰,۰۰۰ تومان رسیده است/)).toBeVisible()
  await press()
  await waitFor(() => expect(api.requestsTo(addManualOrder)).toHaveLength(2))
  expect(api.requestsTo(addManualOrder).map(({ body }) => body)).toMatchObject([
    { seen_payable: 900_000, skips_handling: false },
    { seen_payable: 1_000_000 },
  ])
  const stocksRead = api.requestsTo(findOrderGoods).map(({ query }) => query.get('stock_ids'))
  expect(stocksRead).toContain('1')
})

test('leaving asks though only an address was typed', async () => {
  openForm()
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closes()).toBe(true)
  await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), '12')
  expect(closes()).toBe(false)
})

test('what the shop finds wrong takes the focus, wherever that was', async () => {
  const customer = { id: 1, name: 'مریم کاظمی', is_blocked: false, wallet: 0, addresses: [HOME] }
  api.on(findOrderCustomer, { data: { customer } })
  api.on(getShippingMethods, { data: { methods: [POST] } })
  api.fails(addManualOrder, {
    ...{ status: 422, code: 'validation_failed', error: 'قیمت درست نیست.' },
    errors: { 'list.0.price': ['نقش شما تا ۱۰ درصد تخفیف می‌دهد.'] },
  })
  const field = openForm()
  await userEvent.type(field, 'گام')
  await screen.findByRole('option', { name: /کفش گام/ })
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: 'موبایل' }), '09123456789')
  await userEvent.click(await screen.findByRole('radio', { name: /^پست پیشتاز/ }))
  await screen.findByText('مریم کاظمی')
  const [save] = screen.getAllByRole('button', { name: /^ثبت سفارش/ })
  if (save) await userEvent.click(save)
  await waitFor(() => expect(api.requestsTo(addManualOrder)).toHaveLength(1))
  const price = screen.getByRole('textbox', { name: /^قیمت واحد کفش گام/ })
  await waitFor(() => expect(price).toHaveFocus())
})

const MOBILE = '09121112233'

async function typeMobile() {
  api.on(findOrderCustomer, { data: { customer: null } })
  await userEvent.type(screen.getByRole('textbox', { name: 'موبایل' }), MOBILE)
}

test('a draft that another tab made an order of is emptied here', async () => {
  openForm()
  await typeMobile()
  const readStored = () =>
    Object.entries(localStorage).find(([key]) => key.endsWith(':manual-order'))?.[1]
  await waitFor(() => expect(readStored()).toBeDefined())
  const stored: unknown = readStored()
  const { draft } = z
    .object({ draft: z.object({ draftKey: z.string() }) })
    .parse(JSON.parse(String(stored)))
  const announce = (newValue: string) =>
    fireEvent(window, new StorageEvent('storage', { key: 'vitrin:desk-placed-draft', newValue }))
  announce('of-another-draft')
  expect(screen.getByRole('textbox', { name: 'موبایل' })).toHaveValue(MOBILE)
  announce(draft.draftKey)
  expect(screen.getByRole('textbox', { name: 'موبایل' })).toHaveValue('')
})

test('an order that was registered before is led to', () => {
  const failure = new ApiError({
    ...{ kind: 'status', status: 412, code: 'already_placed' },
    message: 'شمارهٔ پیگیری ۵۵۶۶۷۷ پیش‌تر ثبت شده است.',
    current: { order: { id: 41, code: 'VT-1405-100940' } },
  })
  render(<PlacedBefore failure={failure} />)
  expect(screen.getByRole('alert')).toHaveTextContent('۵۵۶۶۷۷')
  expect(screen.getByRole('link', { name: /دیدن سفارش/ })).toHaveAttribute(
    'href',
    '/desk/orders/41',
  )
})

test('Enter on what is sold out says why nothing came of it', async () => {
  api.on(findOrderGoods, { data: { goods: [goods(1, 'آبی', 0), goods(2, 'قرمز', 0)] } })
  const field = openForm()
  await userEvent.type(field, 'گام')
  await screen.findByRole('option', { name: /کفش گام/ })
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('«کفش گام»: موجود نیست')).toBeVisible()
  expect(field).toHaveValue('گام')
  await userEvent.type(field, 'ی')
  expect(screen.queryByText('«کفش گام»: موجود نیست')).toBeNull()
})

test('a coupon is taken off the sum, or says why it is not, and goes with the order', async () => {
  const field = openForm()
  api.on(manualOrderCalls.quoteOrderCoupon, { data: { code: 'YALDA', discount: 100_000 } })
  await userEvent.type(field, 'گام')
  await screen.findByRole('option', { name: /کفش گام/ })
  await userEvent.keyboard('{Enter}')
  const coupon = screen.getByRole('textbox', { name: /^کد تخفیف/ })
  await userEvent.type(coupon, 'yalda')
  const side = within(screen.getByRole('complementary', { name: 'ارسال و پرداخت' }))
  await waitFor(() =>
    expect(side.getByText(/^مبلغ قابل پرداخت/).nextElementSibling).toHaveTextContent('۸۰,۰۰۰'),
  )
  api.fails(manualOrderCalls.quoteOrderCoupon, {
    ...{ status: 412, error: 'مهلت این کد تخفیف گذشته است.', code: 'coupon_rejected' },
  })
  await userEvent.type(coupon, '2')
  expect(await screen.findByText('مهلت این کد تخفیف گذشته است.')).toBeVisible()
  expect(side.getByText(/^مبلغ قابل پرداخت/).nextElementSibling).toHaveTextContent('۹۰,۰۰۰')
})

test('the wallet and the door are ways to pay where they can be, and the wallet says what it has', async () => {
  const customer = { id: 1, name: 'مریم کاظمی', is_blocked: false, addresses: [HOME] }
  api.on(findOrderCustomer, { data: { customer: { ...customer, wallet: 1_000_000 } } })
  api.on(getShippingMethods, { data: { methods: [POST] } })
  api.on(getGateways, {
    data: { gateways: [{ name: 'cash-on-delivery', title: 'پرداخت در محل', max_amount: null }] },
  })
  const field = openForm()
  expect(screen.queryByRole('radio', { name: /کیف پول|پرداخت در محل/ })).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'موبایل' }), '09123456789')
  expect(await screen.findByRole('radio', { name: /پرداخت در محل/ })).toBeEnabled()
  expect(api.requestsTo(getGateways).at(-1)?.query.get('city')).toBe('تهران')
  await userEvent.type(field, 'گام')
  await screen.findByRole('option', { name: /کفش گام/ })
  await userEvent.keyboard('{Enter}')
  const wallet = screen.getByRole('radio', { name: /کیف پول مشتری ۱۰۰,۰۰۰ تومان دارد؛/ })
  expect(wallet).toBeEnabled()
  const [quantity] = screen.getAllByRole('textbox', { name: /^تعداد/ })
  if (quantity) await userEvent.type(quantity, '{Backspace}2')
  expect(wallet).toBeDisabled()
})
