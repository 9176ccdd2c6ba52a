// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { OrderRefunds } from '@/components/desk/orders/order-refunds'
import { RefundDialog } from '@/components/desk/orders/refund-dialog'
import { setProofAsker } from '@/lib/client/desk/fresh-proof'
import { presenceKey } from '@/lib/client/desk/keys'
import { getQueryClient } from '@/lib/client/query-client'
import { announcePresence } from '@/lib/contract/desk/live'
import { orderRefundCalls } from '@/lib/contract/desk/order-refunds'
import { getStaffOrder } from '@/lib/contract/desk/orders'
import { setCurrency } from '@/lib/persian/currency'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

const api = fakeApi()
const HOLDER = { staff_id: 2, name: 'مهسا راد' }
const OWN = { staff_id: 1, name: 'سارا مرادی' }

afterEach(() => {
  vi.restoreAllMocks()
  setCurrency('toman')
  // Whoever heard that the line was gone hears that it is back.
  fireEvent(window, new Event('online'))
})

async function open({ amount = 400_000, hasSecondFactor = true } = {}) {
  const { data: whole } = getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf({ items_total: 4_000_000, payable: 4_000_000 }),
      customer: { id: 1, name: 'مریم', mobile: null },
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [] },
      refundable: { amount, card_amount: 0, shipping: 300_000, limit: null, items: [] },
    },
  })
  if (!whole.refundable) throw new Error('There is nothing to give back.')
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ has_second_factor: hasSecondFactor })}>
        <RefundDialog whole={whole} refundable={whole.refundable} onClose={() => {}} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(api.requestsTo(announcePresence)).toHaveLength(1))
  await userEvent.click(screen.getByRole('checkbox', { name: /هزینهٔ ارسال هم برگردد/ }))
  return {
    key: presenceKey(`refund:${whole.order.id}`),
    give: screen.getByRole('button', { name: /^بازپرداخت/ }),
  }
}

test('a refund that somebody else opened first says who, and is free when they go', async () => {
  api.on(announcePresence, { data: { people: [HOLDER, OWN] } })
  const { key, give } = await open()
  expect(screen.getByText(/در دست مهسا راد است؛ تا ۲ دقیقه/)).toBeVisible()
  expect(give).toBeDisabled()
  act(() => getQueryClient().setQueryData(key, [OWN]))
  await waitFor(() => expect(give).toBeEnabled())
})

test('no money is given back without a line', async () => {
  api.on(announcePresence, { data: { people: [OWN, HOLDER] } })
  const { give } = await open()
  expect(give).toBeEnabled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  await waitFor(() => expect(give).toBeDisabled())
  expect(screen.getByText(/بازپرداخت تا وصل شدن بسته است/)).toBeVisible()
})

test('a shop in rials says in rials what is given back and what is left to give', async () => {
  setCurrency('rial')
  api.on(announcePresence, { data: { people: [OWN] } })
  const { give } = await open({ amount: 250_000 })
  expect(give).toHaveTextContent('بازپرداخت ۳۰۰,۰۰۰ ریال')
  expect(screen.getByText('از پول این سفارش ۲۵۰,۰۰۰ ریال مانده است.')).toBeVisible()
  expect(document.body).not.toHaveTextContent('تومان')
})

test('whoever has no second factor hears at the top that it is wanted, and makes it from there', async () => {
  api.on(announcePresence, { data: { people: [OWN] } })
  const asker = vi.fn(() => Promise.resolve(false))
  const stopAsking = setProofAsker(asker)
  await open({ hasSecondFactor: false })
  const notice = screen.getByText(/این کار عامل دوم می‌خواهد/)
  const [first] = screen.getAllByRole('checkbox')
  expect(first && notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(screen.getByRole('button', { name: 'ساختن عامل دوم' }))
  expect(asker).toHaveBeenCalledOnce()
  stopAsking()
})

test('whoever has a second factor reads nothing of it before it is asker for', async () => {
  api.on(announcePresence, { data: { people: [OWN] } })
  await open()
  expect(screen.queryByText(/عامل دوم/)).toBeNull()
})

test('Ctrl and Enter give the money back wherever the focus is in the dialog, and once', async () => {
  api.on(announcePresence, { data: { people: [OWN] } })
  api.on(orderRefundCalls.refundOrder, () => new Promise<never>(() => {}))
  const { give } = await open()
  expect(within(give).getByText('Ctrl')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'چرا؟' }), 'مشتری نخواست')
  const heading = screen.getByRole('heading', { name: /^بازپرداخت/ })
  heading.focus()
  fireEvent.keyDown(heading, { key: 'Enter', code: 'Enter', ctrlKey: true })
  await waitFor(() => expect(api.requestsTo(orderRefundCalls.refundOrder)).toHaveLength(1))
  fireEvent.keyDown(heading, { key: 'Enter', code: 'Enter', ctrlKey: true })
  expect(api.requestsTo(orderRefundCalls.refundOrder)).toHaveLength(1)
})

test('who gives back every unit that was still to be sent reads that the order is closed with it', async () => {
  api.on(announcePresence, { data: { people: [OWN] } })
  const item = {
    ...{ id: 5, product_id: 1, stock_id: 1, slug: 'mug', title: 'ماگ', parent_value: {} },
    ...{ picture: null, price: 4_000_000, final_price: 4_000_000, quantity: 2, reason: null },
  }
  const { data: whole } = getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf({ status: 'paid', items_total: 8_000_000, payable: 8_300_000 }),
      ...{ items: [item], customer: { id: 1, name: 'مریم', mobile: null } },
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [] },
      refundable: {
        ...{ amount: 8_300_000, card_amount: 0, shipping: 300_000, limit: null },
        items: [{ order_item_id: 5, quantity: 2 }],
      },
    },
  })
  if (!whole.refundable) throw new Error('There is nothing to give back.')
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ has_second_factor: true })}>
        <RefundDialog whole={whole} refundable={whole.refundable} onClose={() => {}} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText(/همهٔ پول برمی‌گردد؛ سفارش هم بسته می‌شود/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'بازپرداخت ۸۳۰,۰۰۰ تومان و بستن سفارش' })).toBeEnabled()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /تعداد از/ }), '1')
  expect(screen.queryByText(/سفارش هم بسته می‌شود/)).toBeNull()
})

function cardOrder(bankCard: string | null) {
  const { data: whole } = getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf({ items_total: 4_000_000, payable: 4_000_000 }),
      customer: { id: 1, name: 'مریم', mobile: null, bank_card: bankCard },
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [] },
      refunds: [
        {
          ...{ id: 3, amount: 1_000_000, way: 'gateway', reference: null, is_due: true },
          ...{ reason: '', items: [], shipping: 0, created_at: '2026-11-20T10:00:00.000Z' },
        },
      ],
      refundable: { amount: 400_000, card_amount: 400_000, shipping: 0, limit: null, items: [] },
    },
  })
  return whole
}

function renderCardRefund(bankCard: string | null): void {
  const whole = cardOrder(bankCard)
  if (!whole.refundable) throw new Error('There is nothing to give back.')
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <RefundDialog whole={whole} refundable={whole.refundable} onClose={() => {}} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
}

test('a refund to a card names the one of the account, to be copied, and only there', async () => {
  api.on(announcePresence, { data: { people: [OWN] } })
  renderCardRefund('6037991111111112')
  expect(screen.queryByText('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /^کارت/ }))
  expect(screen.getByText('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'کپی شمارهٔ کارت' }))
  expect(await navigator.clipboard.readText()).toBe('6037991111111112')
})

test('a refund to a card says where the customer has written none', async () => {
  api.on(announcePresence, { data: { people: [OWN] } })
  renderCardRefund(null)
  await userEvent.click(screen.getByRole('radio', { name: /^کارت/ }))
  expect(screen.getByText('مشتری در حسابش شمارهٔ کارتی ننوشته است.')).toBeVisible()
})

test.each([
  [
    'whole, to be copied, to who records its transfer',
    '6037991111111112',
    '۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲',
    1,
  ],
  ['masked to others', '603799******1112', '۶۰۳۷ ۹۹** **** ۱۱۱۲', 0],
])('a refund that is due to be transferred names the card %s', (_, card, shown, buttons) => {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <OrderRefunds whole={cardOrder(card)} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText(shown)).toBeVisible()
  expect(screen.queryAllByRole('button', { name: 'کپی شمارهٔ کارت' })).toHaveLength(buttons)
})
