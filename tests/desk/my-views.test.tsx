// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { MyViews } from '@/components/desk/layout/my-views'
import { getQueryClient } from '@/lib/client/query-client'
import { orderWorkCalls } from '@/lib/contract/desk/order-work'
import { getDeskOrderCounts } from '@/lib/contract/desk/orders'
import type { DeskMember } from '@/lib/contract/desk/staff-login'
import { todayCalls } from '@/lib/contract/desk/today'
import type { Permission } from '@/lib/domain/staff'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk',
  useSearchParams: () => new URLSearchParams(),
}))

const api = fakeApi()
const memberWith = (permissions: Permission[]): DeskMember => ({
  ...{ id: 1, name: 'سارا مرادی', mobile: '09120000001', permissions },
  role: { id: 1, name: 'مدیر فروشگاه', is_owner: true },
  limits: { refund_rials: null, discount_percent: null },
  ...{ has_second_factor: true, grace_ends_at: null },
})
const show = (permissions: Permission[]) =>
  render(
    <QueryClientProvider client={getQueryClient()}>
      <MyViews member={memberWith(permissions)} />
    </QueryClientProvider>,
  )

test('late orders, saved views and goods that run out are one press away, each with its count', async () => {
  api.on(orderWorkCalls.getDeskViews, {
    data: {
      views: [
        { id: 4, name: 'پیک امروز', query: 'tab=paid&method=2', is_shared: false, is_own: true },
      ],
    },
  })
  api.on(getDeskOrderCounts, ({ query }) => ({
    data: { counts: query.get('due') === 'late' ? { paid: 3, processing: 1 } : { paid: 17 } },
  }))
  const stock = {
    name: 'stock' as const,
    count: 6,
    overdue: 2,
    due_today: 0,
    oldest_at: null,
    next_due_at: null,
  }
  api.on(todayCalls.getWorkToday, { data: { queues: [stock], done: 0 } })
  show(['orders.read', 'stock.write', 'catalogue.write'])
  const late = await screen.findByRole('link', { name: 'سفارش‌های دیرکرده ۴ مورد' })
  expect(late).toHaveAttribute('href', '/desk/orders?due=late')
  expect(await screen.findByRole('link', { name: 'پیک امروز ۱۷ مورد' })).toHaveAttribute(
    'href',
    '/desk/orders?tab=paid&method=2',
  )
  expect(await screen.findByRole('link', { name: 'کالاهای رو به پایان ۶ مورد' })).toHaveAttribute(
    'href',
    '/desk/products?tab=low',
  )
  const own = api.requestsTo(getDeskOrderCounts).find(({ query }) => query.get('method') === '2')
  expect(own?.query.get('stats')).toBe('paid')
})

test('who sees neither orders nor stock has no views', () => {
  const { container } = show(['content.write'])
  expect(container).toBeEmptyDOMElement()
})
