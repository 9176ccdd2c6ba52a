// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/desk-member'
import { HeldMovesProvider } from '@/components/desk/held-moves-provider'
import { OrderBoard } from '@/components/desk/order-board'
import { getDeskOrderBoard, type ListedDeskOrder } from '@/lib/contract/desk/orders'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/desk/orders',
  useRouter: () => ({ push: vi.fn() }),
}))

const api = fakeApi()
const AT = '2026-11-21T10:00:00.000Z'
const cardOf = (id: number, dueAt: string | null): ListedDeskOrder => ({
  ...{ id, code: `40010${id}`, type: 'sales', is_exchange: false, status: 'preparing' },
  ...{ next: 'stock', customer_id: 1, customer_name: 'مینا راد', city: 'شیراز', pieces: 1 },
  ...{
    pictures: [],
    total: 10_000_000,
    cash_on_delivery: false,
    refunded: 'none',
    shipping_method: null,
  },
  ...{ delivery_day: null, gateways: [], assignee: null, tags: [] },
  ...{ since: AT, due_at: dueAt, created_at: AT },
})

test('a column says how many of its cards are late, and an empty one stands folded', async () => {
  const orders = [cardOf(1, '2026-11-21T09:00:00.000Z'), cardOf(2, null)]
  const columns = [
    ...[{ status: 'preparing' as const, count: 2, orders }],
    ...[{ status: 'packaging' as const, count: 0, orders: [] }],
  ]
  api.on(getDeskOrderBoard, { data: { columns } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HeldMovesProvider>
        <DeskMemberProvider member={deskMember()}>
          <OrderBoard filters={{}} canAdvance now={Date.parse(AT)} />
        </DeskMemberProvider>
      </HeldMovesProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('region', { name: /^در حال آماده‌سازی ۲ ۱ دیر/ })).toBeVisible()
  expect(screen.getByRole('region', { name: /^بسته‌بندی ۰$/ })).toHaveClass('w-11')
})
