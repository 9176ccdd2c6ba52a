// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { ReportsView } from '@/components/desk/reports/reports-view'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskReport, getSalesCut } from '@/lib/contract/desk/reports'
import { FUNNEL_STEPS } from '@/lib/contract/desk/sales-funnel'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, within } from '../kit/rendering'

const address = vi.hoisted(() => ({ search: '', replaced: [''] }))

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/reports',
  useSearchParams: () => new URLSearchParams(address.search),
  useRouter: () => ({ push: () => {}, replace: (href: string) => address.replaced.push(href) }),
}))

const api = fakeApi()
const NOTHING = { orders: 0, goods: 0, discount: 0, shipping: 0, returned: 0, net: 0 }

const EMPTY_REPORT = {
  ...{ rows: [], totals: NOTHING, former: NOTHING, former_rows: [] },
  funnel: { steps: FUNNEL_STEPS.map((step) => ({ step, count: 0 })), counted_since: null },
  ...{ products: [], returns: [], coupons: [], margins: null },
  stock: { variants: 0, sold_out: 0, units: 0, value: 0, cost: null },
}

test('the last seven days stand before the other reports, and the older ones come when asked for', async () => {
  address.search = ''
  const rows = Array.from({ length: 9 }, (_, at) => {
    const day = `2026-11-0${at + 1}`
    return { ...NOTHING, from: day, to: day, orders: at + 1, net: 1_000 }
  })
  api.on(getDeskReport, { data: { ...EMPTY_REPORT, rows } })
  api.on(getSalesCut, { data: { rows: [] } })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['reports.read'] })}>
        <ReportsView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  const table = await screen.findByRole('table', { name: 'فروش' })
  const days = () => within(table).getAllByRole('row').slice(1)
  expect(days()).toHaveLength(7)
  expect(days()[0]).toHaveTextContent('۹')
  for (const name of [/^سفارش/, /^کالاها/]) {
    expect(within(table).getByRole('columnheader', { name })).toHaveClass('phone:hidden')
  }
  // A phone has the orders under their day, so that what is left is not cut.
  expect(within(days()[0] ?? table).getByText('۹ سفارش')).toHaveClass('phone:block')
  expect(table).toHaveClass('tabular-nums')
  await userEvent.click(screen.getByRole('button', { name: '۲ روز پیش از آن' }))
  expect(days()).toHaveLength(9)
})

test('an accountant reads two days of their own, and the sales of each city between them', async () => {
  address.search = 'from=2026-10-23&to=2026-11-06&cut=city'
  const spans: string[] = []
  api.on(getDeskReport, ({ query }) => {
    spans.push(`${query.get('from')} ${query.get('to')}`)
    return {
      data: {
        ...{ rows: [], totals: NOTHING, former: NOTHING, former_rows: [] },
        funnel: { steps: FUNNEL_STEPS.map((step) => ({ step, count: 0 })), counted_since: null },
        products: [{ id: 1, title: 'ماگ', units: 3, sum: 7_500_000, picture: null }],
        returns: [{ reason: 'شکسته', units: 2, sum: 900_000 }],
        coupons: [{ code: 'YALDA', orders: 4, given: 500_000 }],
        ...{ margins: null },
        stock: { variants: 9, sold_out: 1, units: 40, value: 9_000_000, cost: null },
      },
    }
  })
  api.on(getSalesCut, ({ query }) => {
    spans.push(`${query.get('from')} ${query.get('to')}`)
    return {
      data: {
        rows: [
          { key: 'شیراز', name: 'شیراز', orders: 3, sum: 7_500_000 },
          { key: '', name: '', orders: 1, sum: 2_500_000 },
        ],
      },
    }
  })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['reports.read'] })}>
        <ReportsView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  const table = await screen.findByRole('table', { name: 'فروش هر شهر' })
  expect(within(table).getByRole('row', { name: /شیراز ۳ ۷۵۰,۰۰۰ ۷۵٪/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /بی‌نشانی/ })).toBeVisible()
  expect(new Set(spans)).toEqual(new Set(['2026-10-23 2026-11-06']))
  expect(screen.getByRole('textbox', { name: 'از روز' })).toHaveValue('۱۴۰۵/۰۸/۰۱')
  await userEvent.click(screen.getByRole('button', { name: 'درگاه' }))
  expect(address.replaced.at(-1)).toContain('cut=gateway')
  expect(screen.getByRole('link', { name: '۷ روز' })).toHaveAttribute(
    'href',
    '/desk/reports?cut=city&tab=7',
  )
  // A name is told from the next one on a phone, and its figures are no column's.
  expect(screen.getByText('ماگ')).toHaveClass('phone:line-clamp-2', 'normal-nums')
  for (const [name, cells] of [
    ['پرفروش‌ها', 'ماگ ۳ ۷۵۰,۰۰۰'],
    ['دلیل مرجوعی‌ها و بازپرداخت‌ها', 'شکسته ۲ ۹۰,۰۰۰'],
    ['کدهای تخفیف', 'YALDA ۴ ۵۰,۰۰۰'],
    ['موجودی همین حالا', 'ارزش به قیمت فروش (تومان) ۹۰۰,۰۰۰'],
  ] as const) {
    const report = screen.getByRole('table', { name })
    expect(within(report).getByRole('row', { name: cells })).toBeVisible()
    const card = report.closest('section')
    expect(card && within(card).getByRole('button', { name: /^خروجی/ })).toBeVisible()
  }
})

test('a cut shows its first rows, and the others by one button under them', async () => {
  address.search = 'cut=city'
  const cities = Array.from({ length: 11 }, (_, at) => `شهر ${'ابپتثجچحخدذ'[at]}`)
  api.on(getDeskReport, { data: EMPTY_REPORT })
  api.on(getSalesCut, {
    data: { rows: cities.map((name) => ({ key: name, name, orders: 1, sum: 1_000 })) },
  })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['reports.read'] })}>
        <ReportsView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  const table = await screen.findByRole('table', { name: 'فروش هر شهر' })
  const rows = () => within(table).getAllByRole('row').slice(1)
  expect(rows()).toHaveLength(8)
  await userEvent.click(screen.getByRole('button', { name: '۳ شهر دیگر' }))
  expect(rows()).toHaveLength(11)
  await userEvent.click(screen.getByRole('button', { name: 'تنها ۸ شهر اول' }))
  expect(rows()).toHaveLength(8)
  // The figure and the column are one thing and have one name.
  expect(screen.getByText('تخفیف')).toBeVisible()
  expect(screen.queryByText(/تخفیف داده/)).toBeNull()
})

test('on a phone the days of one’s own scroll with the report, under a head that stays', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: media === PHONE_SCREEN, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  )
  address.search = ''
  api.on(getDeskReport, { data: EMPTY_REPORT })
  api.on(getSalesCut, { data: { rows: [] } })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['reports.read'] })}>
        <ReportsView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('group', { name: 'بازهٔ دلخواه' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'فیلترها' })).toBeNull()
  expect(await main.findByRole('combobox', { name: 'هر ردیف' })).toBeVisible()
  vi.restoreAllMocks()
})
