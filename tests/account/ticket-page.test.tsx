// @in-a-window
import { expect, test, vi } from 'vitest'
import { TicketPage } from '@/components/account/ticket-page'
import { QueryProvider } from '@/lib/client/query-provider'
import { closeTicket, getTicket, type TicketThread } from '@/lib/contract/account/tickets'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/profile/ticket-info',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams('id=2'),
}))

const api = fakeApi()
const created_at = '2026-11-03T10:00:00.000Z'
const ticket: TicketThread = {
  ...{ id: 2, subject: 'پیراهن با سایز اشتباه رسید', department: 'returns', status: 'open' },
  ...{ order: { id: 13, code: 'VT-1405-13', type: 'sales' }, messages: [] },
  ...{ created_at, updated_at: created_at },
}

function open(own: Partial<TicketThread> = {}): void {
  api.on(getTicket, { data: { ticket: { ...ticket, ...own } } })
  api.on(closeTicket, { data: { ticket: { ...ticket, status: 'closed' } } })
  render(
    <QueryProvider>
      <TicketPage />
    </QueryProvider>,
  )
}

test('a ticket leads to the order that it is about', async () => {
  open()
  expect(await screen.findByRole('link', { name: /سفارش VT-۱۴۰۵-۱۳/ })).toHaveAttribute(
    'href',
    '/profile/orders/order-info?id=13',
  )
})

test('a ticket about a return says so, and leads to the page of that return', async () => {
  open({ order: { id: 14, code: 'VT-1405-14', type: 'refer' } })
  expect(await screen.findByRole('link', { name: /مرجوعی VT-۱۴۰۵-۱۴/ })).toHaveAttribute(
    'href',
    '/profile/orders/order-refer-info?id=14',
  )
})

test('a ticket that waits for its answer is closed only after a question that says so', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'بستن تیکت' }))
  const question = within(await screen.findByRole('dialog', { name: 'این تیکت بسته شود؟' }))
  expect(question.getByText(/^هنوز پاسخ نداده‌ایم/)).toBeVisible()
  expect(api.requestsTo(closeTicket)).toHaveLength(0)
  await userEvent.click(question.getByRole('button', { name: 'بستن تیکت' }))
  await waitFor(() => expect(api.requestsTo(closeTicket)).toHaveLength(1))
})
