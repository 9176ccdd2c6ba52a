// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { CommandPalette, findCommands } from '@/components/desk/layout/command-palette'
import { useCommands, type DeskCommand } from '@/components/desk/ui/desk-commands'
import { SECTION_WORDS } from '@/components/desk/layout/desk-pages'
import { DESK_SECTIONS } from '@/components/desk/layout/desk-navigation'
import { ofCurrentRow } from '@/components/desk/ui/row-commands'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskArticles } from '@/lib/contract/desk/articles'
import { getDeskCustomers } from '@/lib/contract/desk/customers'
import { getDeskDiscounts, type DeskCoupon } from '@/lib/contract/desk/discounts'
import { getDeskOrders, type ListedDeskOrder } from '@/lib/contract/desk/orders'
import { getDeskProducts, type ListedDeskProduct } from '@/lib/contract/desk/products'
import { getDeskMember } from '@/lib/contract/desk/staff-login'
import { getDeskTaxonomy, type DeskCategory } from '@/lib/contract/desk/taxonomy'
import { PERMISSIONS } from '@/lib/domain/staff'

const router = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => router,
}))

const api = fakeApi()
const AT = '2026-11-20T08:00:00.000Z'
const NONE = { total: 0, count: 0, current_page: 1 }

const coupon: DeskCoupon = {
  ...{ id: 5, version: 1, code: 'NOWRUZ1405', title: 'عیدی', kind: 'percent', value: 10 },
  ...{ max_discount: null, min_total: 0, usage_limit: null, per_customer: 1, used: 0, given: 0 },
  ...{ first_order_only: false, category: null, brand: null, products: [], customer_mobile: null },
  ...{ starts_at: AT, ends_at: AT },
}
const customer = {
  ...{ balance: 0, refunded: 0, city: 'شیراز' },
  ...{ id: 9, name: 'مینا راد', mobile: '+989121234567', joined_at: AT, orders: 0, spent: 0 },
  ...{ last_order_at: null, blocked_at: null, erased_at: null },
}

const taxon = { version: 1, products: 12, removed: 0, picture: '' }
const categoryOf = (id: number, title: string): DeskCategory => ({
  ...{ ...taxon, id, title, slug: `c-${id}`, parent_id: null },
  ...{ description: '', size_guide: '', required_fields: [] },
})
const productOf = (id: number): ListedDeskProduct => ({
  ...{ id, version: 1, slug: `p-${id}`, title: `گوشی ${id}`, status: 'published' },
  ...{ category: { id: 1, title: 'گوشی موبایل' }, brand: { id: 1, title: 'نیکان' } },
  ...{ picture: null, price: 10_000, percent: 0, stock: 3, variants: [], sold: 0 },
  ...{ recent_sales: [], updated_at: AT },
})

beforeEach(() => {
  router.push.mockClear()
  api.on(getDeskMember, {
    data: {
      member: {
        ...{ id: 1, name: 'مدیر', mobile: '09120000101', permissions: [...PERMISSIONS] },
        role: { id: 1, name: 'مدیر فروشگاه', is_owner: true },
        limits: { refund_rials: null, discount_percent: null },
        ...{ has_second_factor: true, grace_ends_at: null },
      },
    },
  })
  api.on(getDeskArticles, {
    data: { articles: [], next: null, counts: { all: 0, published: 0, scheduled: 0, draft: 0 } },
  })
  api.on(getDeskTaxonomy, {
    data: {
      categories: [categoryOf(4, 'قاب گوشی'), categoryOf(5, 'گوشی موبایل')],
      brands: [{ ...taxon, id: 7, title: 'نیکان', slug: 'nikan', title_en: 'Nikan', about: '' }],
    },
  })
  api.on(getDeskOrders, { data: { orders: [], ...NONE } })
  api.on(getDeskProducts, {
    data: { products: [], next: null },
  })
  api.on(getDeskCustomers, ({ query }) => ({
    data: {
      customers: /مینا|0912|۰۹۱۲/.test(query.get('q') ?? '') ? [customer] : [],
      counts: {},
      ...NONE,
    },
  }))
  api.on(getDeskDiscounts, { data: { festivals: [], coupons: [coupon], holidays: [] } })
})

const order: ListedDeskOrder = {
  ...{ id: 3, code: 'VT-1405-100237', type: 'sales', is_exchange: false, status: 'paid' },
  ...{ next: null, customer_id: 9, customer_name: 'مینا راد', city: 'شیراز', pieces: 1 },
  ...{
    pictures: [],
    total: 10_000,
    cash_on_delivery: false,
    refunded: 'none',
    shipping_method: null,
  },
  ...{ delivery_day: null, gateways: [], assignee: null, tags: [], since: AT, due_at: null },
  created_at: AT,
}

async function search(text: string) {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <CommandPalette open onOpenChange={() => {}} />
    </QueryClientProvider>,
  )
  await userEvent.type(await screen.findByRole('combobox'), text)
}

const command = (title: string, more: Partial<DeskCommand> = {}): DeskCommand => ({
  ...{ id: title, title, group: 'آزمون', run: () => {}, ...more },
})

test('English that was typed with the Persian layout on finds the section of that name', () => {
  const commands = [command('رفتن به «تنظیمات»', { words: 'settings' }), command('سفارش‌ها')]
  expect(findCommands(commands, 'سثففهدلس').map(({ title }) => title)).toEqual([
    'رفتن به «تنظیمات»',
  ])
})

test('what acts on the open page comes before what is at hand everywhere, however it is called', () => {
  const commands = [command('سفارش‌ها', { isGlobal: true }), command('پیش بردن سفارش')]
  const titles = (typed: string) => findCommands(commands, typed).map(({ title }) => title)
  expect(titles('سفارش')).toEqual(['پیش بردن سفارش', 'سفارش‌ها'])
  expect(titles('')).toEqual(['پیش بردن سفارش', 'سفارش‌ها'])
})

test('a command is found by its words without their plurals, joined or not', () => {
  const commands = [command('رفتن به «روش‌های ارسال»'), command('سفارش دستی')]
  const titles = (typed: string) => findCommands(commands, typed).map(({ title }) => title)
  for (const typed of ['روش ارسال', 'روشهای ارسال', 'ارسال روش', 'روش‌ ها']) {
    expect(titles(typed), typed).toEqual(['رفتن به «روش‌های ارسال»'])
  }
  expect(titles('سفارش‌ها دستی')).toEqual(['سفارش دستی'])
  expect(titles('روش دستی')).toEqual([])
})

function ShippingCommand() {
  useCommands([command('رفتن به «روش‌های ارسال»')])
  return null
}

test('commands are there before the shop has answered', async () => {
  for (const call of [getDeskOrders, getDeskProducts, getDeskCustomers, getDeskTaxonomy]) {
    api.hangs(call)
  }
  render(<ShippingCommand />)
  await search('روش ارسال')
  expect(screen.getByRole('option', { name: /روش‌های ارسال/ })).toBeVisible()
})

test('the other layout counts only where what was typed finds nothing, and from the start of a word', () => {
  const staff = command('رفتن به «کارکنان»', { words: 'staff' })
  const titles = (typed: string) => findCommands([staff], typed).map(({ title }) => title)
  // Its key for «ک» is a mark, and without that «کفش» would be a part of "staff".
  expect(titles('کفش')).toEqual([])
  expect(titles('زب')).toEqual([])
  expect(titles('سفش')).toEqual([staff.title])
})

test('commands of the page, those at hand everywhere and what is found stand under headings', async () => {
  await search('مینا')
  expect(await screen.findByRole('option', { name: /مینا/ })).toBeVisible()
  expect(screen.getByRole('group', { name: 'یافته‌ها' })).toContainElement(
    screen.getByRole('option', { name: /مینا/ }),
  )
  expect(screen.queryByRole('group', { name: 'برای این صفحه' })).not.toBeInTheDocument()
})

test('a coupon is found by Persian digits and shown in them, its letters in a run of their own', async () => {
  await search('nowruz۱۴۰۵')
  const found = await screen.findByRole('option', { name: /عیدی/ })
  expect(within(found).getByText('NOWRUZ۱۴۰۵')).toHaveAttribute('dir', 'ltr')
  await userEvent.click(found)
  expect(router.push).toHaveBeenCalledWith(deskPaths.coupon(5))
})

test('a customer is found by the other layout of the keyboard, and the mobile is in Persian digits', async () => {
  await search('ldkh')
  const found = await screen.findByRole('option', { name: /مینا/ })
  expect(within(found).getByText('۰۹۱۲۱۲۳۴۵۶۷')).toHaveAttribute('dir', 'ltr')
})

test('a whole mobile lists the customer who has it before the orders that hold it', async () => {
  api.on(getDeskOrders, { data: { orders: [order], ...NONE } })
  await search('09121234567')
  await screen.findByRole('option', { name: /VT/ })
  const found = within(screen.getByRole('group', { name: 'یافته‌ها' })).getAllByRole('option')
  expect(found[0]).toHaveTextContent('مشتری')
})

test.each([
  ['سئو', 'صفحه‌ها'],
  ['خروجی', 'گزارش فروش'],
])('«%s» finds the section of its own, as «%s»', (typed, title) => {
  const commands = DESK_SECTIONS.map((section) =>
    command(section.title, { words: SECTION_WORDS[section.href] ?? '' }),
  )
  expect(findCommands(commands, typed).map((one) => one.title)).toContain(title)
})

test('what did not answer is named, may be tried again, and hides nothing that was found', async () => {
  api.fails(getDeskOrders, { status: 400, code: 'invalid_input', error: 'نشد.' })
  await search('مینا')
  expect(await screen.findByText('جستجو در سفارش‌ها پاسخ نگرفت.')).toBeVisible()
  expect(screen.getByRole('option', { name: /مینا/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible()
})

test('categories and brands are found by their names, those that begin with the word first', async () => {
  await search('گوشی')
  const found = await screen.findAllByRole('option', { name: /دسته/ })
  expect(found.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('گوشی موبایل'),
    expect.stringContaining('قاب گوشی'),
  ])
  await userEvent.click(screen.getByRole('option', { name: /قاب گوشی/ }))
  expect(router.push).toHaveBeenCalledWith('/desk/categories?open=4')
})

test('a brand is found by its Latin name', async () => {
  await search('nikan')
  await userEvent.click(await screen.findByRole('option', { name: /نیکان/ }))
  expect(router.push).toHaveBeenCalledWith('/desk/brands?open=7')
})

test('of more goods than are shown a last line leads to the list with that search', async () => {
  const sorts: (string | null)[] = []
  api.on(getDeskProducts, ({ query }) => {
    sorts.push(query.get('sort'))
    return { data: { products: [1, 2, 3, 4, 5, 6].map(productOf), next: null } }
  })
  await search('گوشی')
  await userEvent.click(await screen.findByRole('option', { name: /^همهٔ کالاها با/ }))
  expect(router.push).toHaveBeenCalledWith(`/desk/products?q=${encodeURIComponent('گوشی')}`)
  expect(sorts.at(-1)).toBe('match')
})

test('where nothing is found it says what may be written', async () => {
  await search('ژژژ')
  expect(await screen.findByText(/چیزی نیست.*کد سفارش، کد تخفیف/)).toBeVisible()
})

test('what acts on the current row comes first, and how its list looks after what is done', () => {
  const of = (id: string, more: Partial<DeskCommand> = {}): DeskCommand => ({
    ...{ id, title: id, group: 'فهرست', run: () => {} },
    ...more,
  })
  const commands = [
    of('ردیف‌های فشرده', { isOfLook: true }),
    of('همه‌جا', { isGlobal: true }),
    of('سفارش دستی'),
    of('برچسب بسته', { isOfRow: true, group: 'برای سفارش V-10412' }),
  ]
  expect(findCommands(commands, '').map(({ id }) => id)).toEqual([
    ...['برچسب بسته', 'سفارش دستی', 'ردیف‌های فشرده', 'همه‌جا'],
  ])
})

test('the keys of a row show the first one while none is current, and are in the palette for one that is', () => {
  const [run, showFirst] = [vi.fn(), vi.fn()]
  const label = { id: 'label', title: 'برچسب بسته', group: 'سفارش', isKeyOnly: true, run }
  const nameOf = (code: string) => `سفارش ${code}`
  const [none] = ofCurrentRow([label], undefined, nameOf, showFirst)
  none?.run()
  expect([showFirst.mock.calls.length, run.mock.calls.length]).toEqual([1, 0])
  expect(none && findCommands([none], 'برچسب')).toEqual([])
  const [one] = ofCurrentRow([label], 'V-10412', nameOf, showFirst)
  one?.run()
  expect(run).toHaveBeenCalledWith('V-10412')
  expect(one && findCommands([one], 'برچسب')).toEqual([
    expect.objectContaining({ group: 'برای سفارش V-10412', isOfRow: true }),
  ])
})

const orderBy = (number: string): ListedDeskOrder => ({
  ...{ ...order, id: Number(number), code: `VT-${number}` },
})

/** Answers of the list of orders wait until they are let go. */
function holdOrders() {
  const waiting = new Map<string, () => void>()
  api.on(getDeskOrders, async ({ query }) => {
    const q = query.get('q') ?? ''
    await new Promise<void>((resolve) => waiting.set(q, resolve))
    return { data: { orders: /^\d{6}$/.test(q) ? [orderBy(q)] : [], ...NONE } }
  })
  return {
    isAsked: (q: string) => waiting.has(q),
    answer: async (q: string) => {
      await waitFor(() => expect(waiting.has(q)).toBe(true))
      waiting.get(q)?.()
    },
  }
}

test('an Enter before the answer waits for it and opens what it found', async () => {
  const orders = holdOrders()
  await search('100719')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('در حال جستجو…')).toBeVisible()
  expect(router.push).not.toHaveBeenCalled()
  await orders.answer('100719')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(deskPaths.order(100_719)))
  expect(router.push).toHaveBeenCalledTimes(1)
})

test('what was found for the former text is dimmed, and neither Enter nor a press runs it', async () => {
  const orders = holdOrders()
  await search('100718')
  await orders.answer('100718')
  const former = await screen.findByRole('option', { name: /۱۰۰۷۱۸/ })
  expect(former).not.toHaveAttribute('aria-disabled')
  const field = screen.getByRole('combobox')
  await userEvent.clear(field)
  await userEvent.type(field, '100719')
  expect(screen.getByRole('option', { name: /۱۰۰۷۱۸/ })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('option', { name: /۱۰۰۷۱۸/ }))
  await userEvent.type(field, '{Enter}')
  expect(router.push).not.toHaveBeenCalled()
  await orders.answer('100719')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(deskPaths.order(100_719)))
  expect(router.push).toHaveBeenCalledTimes(1)
})

test('who types on after an Enter is led nowhere by the answer to the former text', async () => {
  const orders = holdOrders()
  await search('100719')
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByRole('combobox'), '5')
  await orders.answer('100719')
  await waitFor(() => expect(orders.isAsked('1007195')).toBe(true))
  expect(router.push).not.toHaveBeenCalled()
})
