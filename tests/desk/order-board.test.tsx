// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { HeldMovesProvider } from '@/components/desk/ui/held-moves-provider'
import { OrderBoard } from '@/components/desk/orders/order-board'
import { packItem } from '@/components/desk/orders/packed-goods'
import { getDeskOrderBoard, getStaffOrder, type ListedDeskOrder } from '@/lib/contract/desk/orders'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, within } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

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

function showBoard() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HeldMovesProvider>
        <DeskMemberProvider member={deskMember()}>
          <OrderBoard filters={{}} canAdvance now={Date.parse(AT)} />
        </DeskMemberProvider>
      </HeldMovesProvider>
    </QueryClientProvider>,
  )
}

test('a column says how many of its cards are late, and an empty one stands folded', async () => {
  const orders = [cardOf(1, '2026-11-21T09:00:00.000Z'), cardOf(2, null)]
  const columns = [
    ...[{ status: 'preparing' as const, count: 2, orders }],
    ...[{ status: 'packaging' as const, count: 0, orders: [] }],
  ]
  api.on(getDeskOrderBoard, { data: { columns } })
  showBoard()
  expect(await screen.findByRole('region', { name: /^در حال آماده‌سازی ۲ ۱ دیر/ })).toBeVisible()
  expect(screen.getByRole('region', { name: /^بسته‌بندی ۰$/ })).toHaveClass('w-11')
})

test('a card whose parcel was begun asks for what is not in it before it is ready to send', async () => {
  const item = (id: number, title: string) => ({
    ...{ id, product_id: id, stock_id: id, slug: 'a', title, parent_value: {}, picture: null },
    ...{ price: 1_000, final_price: 1_000, quantity: 1, reason: null },
  })
  const { data: whole } = getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf({ id: 3, status: 'packaging' }),
      items: [item(1, 'کتاب'), item(2, 'ماگ')],
      picking: [1, 2].map((id) => ({ order_item_id: id, sku: null, units: 1 })),
      customer: { id: 1, name: 'مریم', mobile: null },
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [], refundable: null },
    },
  })
  act(() => packItem(whole, 1, true))
  const card = { ...cardOf(3, null), status: 'packaging', next: 'ready_for_send' } as const
  const columns = [
    ...[{ status: 'packaging' as const, count: 1, orders: [card] }],
    ...[{ status: 'ready_for_send' as const, count: 0, orders: [] }],
  ]
  api.on(getDeskOrderBoard, { data: { columns } })
  showBoard()
  const move = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'جابه‌جایی سفارش 400103' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'آمادهٔ ارسال' }))
  }
  await move()
  const question = within(await screen.findByRole('dialog', { name: '۱ قلم در بسته نیست' }))
  expect(question.getByText('ماگ')).toBeVisible()
  const column = () => screen.getByRole('region', { name: /^آمادهٔ ارسال/, hidden: true })
  expect(within(column()).queryByRole('link', { hidden: true })).toBeNull()
  await userEvent.click(question.getByRole('button', { name: 'همه در بسته است' }))
  expect(await within(column()).findByRole('link')).toHaveTextContent('۴۰۰۱۰۳')
})

test('a card that is sent on has the tracking code that is stored', async () => {
  const card = { ...cardOf(4, null), status: 'ready_for_send', next: 'send_to_center' } as const
  const columns = [
    ...[{ status: 'ready_for_send' as const, count: 1 }].map((column) => ({
      ...column,
      orders: [{ ...card, tracking_code: '210987654321' }],
    })),
    ...[{ status: 'send_to_center' as const, count: 0, orders: [] }],
  ]
  api.on(getDeskOrderBoard, { data: { columns } })
  showBoard()
  await userEvent.click(await screen.findByRole('button', { name: 'جابه‌جایی سفارش 400104' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: STATUS_TITLES.send_to_center }))
  expect(await screen.findByRole('textbox', { name: /کد رهگیری/ })).toHaveValue('210987654321')
})
