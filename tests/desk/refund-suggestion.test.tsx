// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { RefundDialog } from '@/components/desk/orders/refund-dialog'
import { refundableLines, suggestRefund } from '@/components/desk/orders/refund-suggestion'
import { packItem } from '@/components/desk/orders/packed-goods'
import { getQueryClient } from '@/lib/client/query-client'
import { announcePresence } from '@/lib/contract/desk/live'
import { orderRefundCalls } from '@/lib/contract/desk/order-refunds'
import { getStaffOrder, type StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

const api = fakeApi()
const { refundOrder } = orderRefundCalls

const item = (id: number, title: string, quantity = 1) => ({
  ...{ id, product_id: id, stock_id: id, slug: 'a', title, parent_value: {}, picture: null },
  ...{ price: 1_000_000, final_price: 1_000_000, quantity, reason: null },
})

type Own = {
  status?: OrderStatus
  left?: [number, number]
  limit?: number | null
  refers?: StaffOrder['refers']
}

function wholeOf({ status = 'packaging', left = [1, 2], limit = null, refers = [] }: Own = {}) {
  return getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf(
        {
          ...{ id: 41, status, items_total: 3_000_000, payable: 2_700_000 },
          ...{ coupon_discount: 300_000, coupon_code: 'YALDA', coupon_base: 3_000_000 },
        },
        { refers },
      ),
      items: [item(1, 'کتاب'), item(2, 'ماگ', 2)],
      customer: { id: 1, name: 'مریم', mobile: null },
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [] },
      refundable: {
        ...{ amount: 2_700_000, card_amount: 0, shipping: 0, limit },
        items: left.map((quantity, nth) => ({ order_item_id: nth + 1, quantity })),
      },
    },
  }).data
}

function suggested(own: Own, packed: number[]) {
  const whole = wholeOf(own)
  if (!whole.refundable) throw new Error('There is nothing to give back.')
  const lines = refundableLines(whole, whole.refundable)
  return suggestRefund(lines, { status: whole.order.status, packed })
}

test.each([
  ['what is not in the parcel, which lies on no shelf', {}, [1], { 2: 2 }, 'missing', false],
  ['nothing while nothing is packed', {}, [], {}, null, true],
  ['nothing while all is packed', {}, [1, 2], {}, null, true],
  ['the one line that is left', { left: [0, 1] as [number, number] }, [], { 2: 1 }, 'only', true],
  ['nothing of what was sent', { status: 'delivery' as const }, [1], {}, null, false],
])('a refund begins with %s', (_, own, packed, units, why, restocks) => {
  expect(suggested(own, packed)).toEqual({ units, why, restocks })
})

function open(own: Own = {}) {
  const whole = wholeOf(own)
  if (!whole.refundable) throw new Error('There is nothing to give back.')
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <RefundDialog whole={whole} refundable={whole.refundable} onClose={() => {}} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  localStorage.clear()
  api.on(announcePresence, { data: { people: [] } })
})

test('what is missing of a parcel goes back less its share of the coupon, in two presses', async () => {
  api.on(refundOrder, { data: { refund: { id: 1, amount: 1_800_000 } } })
  act(() => packItem(wholeOf(), 1, true))
  open()
  expect(screen.getByRole('checkbox', { name: 'ماگ' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'کتاب' })).not.toBeChecked()
  expect(screen.getByText('آنچه در بسته نیست انتخاب شده است')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'کالا موجود نبود' }))
  await userEvent.click(screen.getByRole('button', { name: /^بازپرداخت ۱۸۰,۰۰۰ تومان/ }))
  await waitFor(() => expect(api.requestsTo(refundOrder)).toHaveLength(1))
  expect(api.requestsTo(refundOrder)[0]?.body).toEqual({
    ...{ items: [{ order_item_id: 2, quantity: 2 }], includes_shipping: false, to: 'wallet' },
    ...{ reason: 'کالا موجود نبود.', seen_amount: 1_800_000, restocks: false },
  })
  act(() => packItem(wholeOf(), 1, false))
})

test('a choice that was changed by hand is no longer said to be what is missing', async () => {
  act(() => packItem(wholeOf(), 1, true))
  open()
  expect(screen.getByText('آنچه در بسته نیست انتخاب شده است')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'کتاب' }))
  expect(screen.queryByText('آنچه در بسته نیست انتخاب شده است')).toBeNull()
  act(() => packItem(wholeOf(), 1, false))
})

test('all goods are chosen at once, and what the role may give back is said before it is passed', async () => {
  open({ limit: 1_000_000 })
  expect(screen.getByText('سقف نقش شما در این سفارش')).toBeVisible()
  expect(screen.getByText('آنچه پولش برمی‌گردد را انتخاب کنید.')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'همهٔ کالاها' }))
  expect(screen.getByText(/نقش شما از این سفارش ۱۰۰,۰۰۰ تومان دیگر می‌تواند برگرداند/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^بازپرداخت ۲۷۰,۰۰۰ تومان/ })).toBeDisabled()
})

test('the money of an open return is left to that return', () => {
  const money = { payable: 900_000, exchange_total: 0, items: [] }
  open({ left: [1, 0], refers: [{ id: 90, code: 'VT-9', status: 'returned', ...money }] })
  expect(screen.getByText('در مرجوعی')).toBeVisible()
  expect(screen.getByRole('link', { name: 'VT-۹' })).toHaveAttribute(
    'href',
    '/desk/inbox?queue=returns&item=90',
  )
})

test('goods that were not there lie on no shelf again', async () => {
  open({ left: [1, 0] })
  const shelf = screen.getByRole('checkbox', { name: 'کالا به موجودی برگردد' })
  expect(shelf).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'کالا موجود نبود' }))
  expect(shelf).not.toBeChecked()
})

test('a reason that is wanted takes the focus', async () => {
  api.fails(refundOrder, {
    ...{ status: 422, code: 'validation_failed', error: 'دلیل را بنویسید.' },
    errors: { reason: ['دلیل را بنویسید.'] },
  })
  open({ left: [1, 0], status: 'delivery' })
  await userEvent.type(screen.getByRole('textbox', { name: 'چرا؟' }), 'شکسته بود')
  await userEvent.click(screen.getByRole('button', { name: /^بازپرداخت ۹۰,۰۰۰ تومان/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'چرا؟' })).toHaveFocus())
})
