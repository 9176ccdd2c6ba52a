// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { SentMessagesView } from '@/components/desk/settings/sent-messages-view'
import { getDeskSentMessages } from '@/lib/contract/desk/messages'
import { fakeApi } from '../kit/fake-api'
import { render, screen, within } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/desk/settings/sent-messages',
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))

const api = fakeApi()

test('a sent message has its number and its order in Persian digits, and its text as it was sent', async () => {
  api.on(getDeskSentMessages, {
    data: {
      messages: [
        {
          ...{ id: 1, kind: 'order_paid', channel: 'sms', recipient: '09121112233' },
          ...{ order: { id: 7, code: 'VT-1405-12' }, subject: '', tries: 3 },
          ...{
            text: 'رمز 4821 است: https://shop.example/o/12',
            status: 'failed',
            error: 'code 13',
          },
          ...{ created_at: '2026-11-20T10:00:00.000Z', sent_at: null, not_before: null },
        },
      ],
      ...{ counts: { waiting: 0, sent: 0, failed: 1, demo: 0 }, today: { sent: 1, budget: 500 } },
      ...{ total: 1, count: 1, current_page: 1 },
    },
  })
  const own = { role: { id: 1, name: 'مدیر فروشگاه', is_owner: true }, grace_ends_at: null }
  const limits = { refund_rials: null, discount_percent: null }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskMemberProvider
        member={{
          ...{ id: 1, name: 'سارا مرادی', mobile: '09120000001', has_second_factor: true },
          ...{ permissions: ['settings.write'], limits, ...own },
        }}
      >
        <SentMessagesView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  const row = within(await screen.findByRole('list', { name: 'پیام‌ها' })).getByRole('listitem')
  expect(within(row).getByText('۰۹۱۲۱۱۱۲۲۳۳')).toHaveAttribute('dir', 'ltr')
  expect(within(row).getByText('VT-۱۴۰۵-۱۲')).toHaveAttribute('dir', 'ltr')
  const code = within(row).getByText('4821')
  expect(code).toHaveAttribute('dir', 'ltr')
  expect(code.closest('.digits-fa')).toBeNull()
  expect(within(row).getByText('https://shop.example/o/12')).toHaveAttribute('dir', 'ltr')
})
