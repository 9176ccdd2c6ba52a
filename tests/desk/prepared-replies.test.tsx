// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { InboxCompose } from '@/components/desk/inbox/inbox-compose'
import { getQueryClient } from '@/lib/client/query-client'
import { getTicketChoices } from '@/lib/contract/desk/tickets'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

const api = fakeApi()
const NOBODY = { id: 1, name: 'نگار توکلی', mobile: '09120000003', permissions: [] }

test('a slash at the beginning of a line brings the prepared answers, and one of them is written filled', async () => {
  api.on(getTicketChoices, {
    data: {
      ...{ version: 1, members: [] },
      replies: [
        { title: 'پوزش', text: 'پوزش می‌خواهیم.' },
        { title: 'در راه', text: '{نام}، سفارش {کد سفارش} در راه است.' },
      ],
    },
  })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider
        member={{
          ...{ ...NOBODY, role: { id: 3, name: 'پشتیبانی', is_owner: false } },
          ...{ limits: { refund_rials: 0, discount_percent: 0 } },
          ...{ has_second_factor: true, grace_ends_at: null },
        }}
      >
        <InboxCompose
          subject="ticket:7"
          canReply
          canClose
          fill={{ name: 'پویا', code: 'V-10361' }}
          isBusy={false}
          error={undefined}
          onSubmit={() => {}}
        />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'پاسخ به مشتری' })
  await userEvent.type(field, 'سلام و/یا درود{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.type(field, '/')
  await userEvent.type(await screen.findByRole('searchbox'), 'راه{Enter}')
  expect(field).toHaveValue('سلام و/یا درود\nپویا، سفارش V-10361 در راه است.')
  expect(screen.queryByRole('button', { name: 'ویرایش پاسخ‌ها' })).toBeNull()
})
