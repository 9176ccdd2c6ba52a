// @in-a-window
import { expect, test, vi } from 'vitest'
import { RefundEntry } from '@/components/orders/refund-entry'
import { QueryProvider } from '@/lib/client/query-provider'
import { refund as refundSchema, type OrderRefund } from '@/lib/contract/orders/order'
import { requestRefundTransfer } from '@/lib/contract/orders/refund-transfer'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/profile/orders/order-info',
}))

const api = fakeApi()
// As a backend before the transfers answers.
const stored = '{"id":5,"amount":31800000,"way":"wallet","created_at":"2026-11-06T10:00:00.000Z"}'
const plain = refundSchema.parse(JSON.parse(stored))

const entry = (own: Partial<OrderRefund>) => (
  <QueryProvider>
    <ul>
      <RefundEntry refund={{ ...plain, ...own }} items={[]} />
    </ul>
  </QueryProvider>
)
const show = (own: Partial<OrderRefund>) => render(entry(own))

test('sends what a refund put into the wallet on to an account, once its number can be one', async () => {
  api.on(requestRefundTransfer, { data: { ok: true } })
  show({ transferable: 31_800_000 })
  await userEvent.click(screen.getByRole('button', { name: 'انتقال به حساب بانکی' }))
  const field = await screen.findByRole('textbox', { name: 'شمارهٔ شبا' })
  const send = screen.getByRole('button', { name: 'درخواست واریز' })
  expect(
    screen.getByText(/^۳,۱۸۰,۰۰۰ تومان همین حالا از کیف پول شما برداشته.*واریز می‌شود\.$/),
  ).toBeVisible()
  await userEvent.type(field, 'IR820540102680020817909003')
  await userEvent.click(send)
  expect(await screen.findByText(/شمارهٔ شبا درست نیست/)).toBeVisible()
  expect(api.requestsTo(requestRefundTransfer)).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲')
  await userEvent.click(send)
  await waitFor(() =>
    expect(api.requestsTo(requestRefundTransfer)).toMatchObject([
      { body: { sheba: 'IR820540102680020817909002', seen_amount: 31_800_000 } },
    ]),
  )
})

test('says where it goes on to, and that the transfer has still to come', () => {
  show({ transfer_amount: 20_000_000, sheba: 'IR820540102680020817909002', is_due: true })
  const [back, onward] = screen.getAllByRole('listitem')
  expect(back).not.toHaveTextContent('واریز می‌شود')
  expect(onward).toHaveTextContent('انتقال به حساب بانکی')
  expect(screen.getByText('IR82 **** 9002')).toHaveAttribute('dir', 'ltr')
  expect(onward).toHaveTextContent('تا چند روز کاری واریز می‌شود')
  expect(onward).toHaveTextContent('−۲,۰۰۰,۰۰۰')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a sum stays beside its title, and its unit is as small as in the sums above', () => {
  show({ transfer_amount: 20_000_000, sheba: 'IR820540102680020817909002', is_due: true })
  for (const title of ['بازگشت به کیف پول', 'انتقال به حساب بانکی']) {
    const row = screen.getByText(title).parentElement
    expect(row).not.toHaveClass('flex-wrap')
    expect(row?.lastElementChild).toHaveClass('shrink-0')
    expect(within(row ?? document.body).getByText('تومان')).toHaveClass('text-xs')
  }
})

test('gives the focus to its entry once the button has gone with the money', async () => {
  api.on(requestRefundTransfer, { data: { ok: true } })
  const { rerender } = show({ transferable: 31_800_000 })
  await userEvent.click(screen.getByRole('button', { name: 'انتقال به حساب بانکی' }))
  await screen.findByRole('textbox', { name: 'شمارهٔ شبا' })
  rerender(entry({ transferable: 0, transfer_amount: 31_800_000, is_due: true }))
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus())
})

test('offers no transfer of what has left the wallet', () => {
  show({ transferable: 0 })
  expect(screen.queryByRole('button')).toBeNull()
})

test('asks for as much as is left by now', async () => {
  api.on(requestRefundTransfer, { data: { ok: true } })
  const { rerender } = show({ transferable: 31_800_000 })
  await userEvent.click(screen.getByRole('button', { name: 'انتقال به حساب بانکی' }))
  const field = await screen.findByRole('textbox', { name: 'شمارهٔ شبا' })
  rerender(entry({ transferable: 20_000_000 }))
  await userEvent.type(field, 'IR820540102680020817909002')
  await userEvent.click(screen.getByRole('button', { name: 'درخواست واریز' }))
  await waitFor(() =>
    expect(api.requestsTo(requestRefundTransfer)).toMatchObject([
      { body: { seen_amount: 20_000_000 } },
    ]),
  )
})

test('says before that what is left of a part stays in the wallet', async () => {
  show({ transferable: 20_000_000 })
  await userEvent.click(screen.getByRole('button', { name: 'انتقال به حساب بانکی' }))
  expect(
    await screen.findByText(/^۲,۰۰۰,۰۰۰ تومان .*هر بازگشت یک بار منتقل می‌شود؛ باقی .* کیف پول/),
  ).toBeVisible()
})

test('says why a transfer was not made, whose money can be asked for once more', () => {
  show({ transferable: 31_800_000, transfer_rejection: 'بانک این شمارهٔ شبا را نپذیرفت.' })
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'انتقال به حساب بانکی انجام نشد: بانک این شمارهٔ شبا را نپذیرفت.',
  )
  expect(screen.getByRole('button', { name: 'انتقال به حساب بانکی' })).toBeVisible()
})

test('the focus of a button that goes with its money stays at the refund', async () => {
  const { rerender } = show({ transferable: 31_800_000 })
  screen.getByRole('button', { name: 'انتقال به حساب بانکی' }).focus()
  rerender(entry({ transfer_amount: 31_800_000, is_due: true }))
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus()
})
