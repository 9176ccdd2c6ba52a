// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { HeldMovesProvider } from '@/components/desk/ui/held-moves-provider'
import { InboxView } from '@/components/desk/inbox/inbox-view'
import { notify } from '@/components/ui/notify'
import { getQueryClient } from '@/lib/client/query-client'
import {
  answerDeskMessage,
  getDeskMessages,
  getInboxCounts,
  type DeskMessage,
} from '@/lib/contract/desk/moderation'
import { PERMISSIONS } from '@/lib/domain/staff'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/inbox',
  useSearchParams: () => new URLSearchParams('queue=messages'),
  useRouter: () => ({ push: () => {}, replace: () => {} }),
}))

const api = fakeApi()
const message: DeskMessage = {
  ...{ id: 7, name: 'نگار', mobile: '+989120000999', subject: 'رنگ آبی', message: 'کی می‌رسد؟' },
  ...{ created_at: '2026-11-20T10:00:00.000Z', customer: null, ticket_id: null, notes: [] },
  ...{ due_at: null, handled_at: null },
}

beforeEach(() => localStorage.clear())

test('who has no account is answered by SMS, which says how long it may be', async () => {
  const success = vi.spyOn(notify, 'success')
  api.on(getInboxCounts, { data: { counts: { messages: 1 } } })
  api.on(getDeskMessages, { data: { messages: [message], total: 1, count: 1, current_page: 1 } })
  api.on(answerDeskMessage, { data: { ticket_id: null } })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: [...PERMISSIONS] })}>
        <HeldMovesProvider>
          <InboxView />
        </HeldMovesProvider>
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  const field = await screen.findByRole('textbox', { name: 'پاسخ به مشتری' })
  await userEvent.type(field, 'هفتهٔ بعد')
  expect(field).toHaveAccessibleDescription(/پاسخ با پیامک می‌رود: ۹ از ۵۰۰ حرف/)
  await userEvent.click(screen.getByRole('button', { name: 'ارسال' }))
  await waitFor(() => expect(success).toHaveBeenCalledWith('پاسخ با پیامک به نگار می‌رود.'))
  expect(api.requestsTo(answerDeskMessage)).toMatchObject([
    { params: { id: '7' }, body: { message: 'هفتهٔ بعد' } },
  ])
})
