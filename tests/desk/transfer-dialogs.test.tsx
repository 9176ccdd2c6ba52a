// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { OrderRefunds } from '@/components/desk/orders/order-refunds'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { getQueryClient } from '@/lib/client/query-client'
import { orderRefundCalls } from '@/lib/contract/desk/order-refunds'
import { getStaffOrder } from '@/lib/contract/desk/orders'
import type { OrderRefund } from '@/lib/contract/orders/order'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

const { recordRefundTransfer, rejectRefundTransfer } = orderRefundCalls
const api = fakeApi()
const SHEBA = 'IR820540102680020817909002'
const OTHER_SHEBA = 'IR062960000000100324200001'
const CLASH = { status: 409, code: 'version_conflict', error: 'تغییر کرده است.' }

function show(own: Partial<OrderRefund>) {
  const { data: whole } = getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf({ items_total: 4_000_000, payable: 4_000_000 }),
      customer: { id: 1, name: 'مریم', mobile: null, bank_card: null },
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [], refundable: null },
      refunds: [
        {
          ...{ id: 3, amount: 1_000_000, reference: null, reason: '', items: [] },
          ...Object.fromEntries([['way', 'wallet']]),
          ...{ shipping: 0, created_at: '2026-11-20T10:00:00.000Z' },
          ...own,
        },
      ],
    },
  })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['orders.refund'] })}>
        <OrderRefunds whole={whole} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
}

const waiting = { is_due: true, transfer_amount: 1_000_000, sheba: SHEBA }

test('a transfer is recorded for the account that was read, and another one is shown before it is meant', async () => {
  const current = { account: OTHER_SHEBA, amount: 700_000 }
  api.fails(recordRefundTransfer, { ...CLASH, ...{ current } })
  show(waiting)
  await userEvent.click(screen.getByRole('button', { name: 'ثبت واریز' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'ثبت واریز به حساب' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'شمارهٔ پیگیری' }), '140509031234')
  await userEvent.click(dialog.getByRole('button', { name: 'ثبت' }))
  const alert = await dialog.findByRole('alert')
  expect(api.requestsTo(recordRefundTransfer).at(-1)?.body).toEqual({
    ...{ reference: '140509031234', seen_account: SHEBA, seen_amount: 1_000_000 },
  })
  expect(alert).toHaveTextContent(/آنچه دیدید.*۱۰۰,۰۰۰.*آنچه اکنون ذخیره شده است.*۷۰,۰۰۰/)
  expect(alert).toHaveTextContent('IR82 0540 1026 8002 0817 9090 02')
  expect(alert).toHaveTextContent('IR06 2960 0000 0010 0324 2000 01')
  expect(dialog.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveValue('140509031234')
  api.on(recordRefundTransfer, { data: { ok: true } })
  await userEvent.click(dialog.getByRole('button', { name: 'ثبت برای شمارهٔ تازه' }))
  await waitFor(() =>
    expect(api.requestsTo(recordRefundTransfer).at(-1)?.body).toEqual({
      ...{ reference: '140509031234', seen_account: OTHER_SHEBA, seen_amount: 700_000 },
    }),
  )
})

test('a transfer is rejected with its reason, and with the account that was read', async () => {
  api.on(rejectRefundTransfer, { data: { ok: true } })
  show(waiting)
  await userEvent.click(screen.getByRole('button', { name: 'برگرداندن به کیف پول' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'برگرداندن به کیف پول' }))
  const reason = dialog.getByRole('textbox', { name: 'دلیل' })
  await userEvent.clear(reason)
  await userEvent.type(reason, 'حساب بسته است.')
  await userEvent.click(dialog.getByRole('button', { name: 'برگرداندن' }))
  await waitFor(() =>
    expect(api.requestsTo(rejectRefundTransfer).map(({ body }) => body)).toEqual([
      { reason: 'حساب بسته است.', seen_account: SHEBA, seen_amount: 1_000_000 },
    ]),
  )
})

test('the reason of a rejected transfer stands at its refund', () => {
  show({ transfer_rejection: 'حساب بسته است.' })
  expect(screen.getByText(/واریز به حساب بانکی انجام نشد/)).toHaveTextContent('حساب بسته است.')
})

test('Enter pressed twice records one transfer', async () => {
  api.hangs(recordRefundTransfer)
  show(waiting)
  await userEvent.click(screen.getByRole('button', { name: 'ثبت واریز' }))
  const field = await screen.findByRole('textbox', { name: 'شمارهٔ پیگیری' })
  await userEvent.type(field, '140509031234{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'ثبت' })).toHaveAttribute('aria-busy'),
  )
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(api.requestsTo(recordRefundTransfer)).toHaveLength(1))
})
