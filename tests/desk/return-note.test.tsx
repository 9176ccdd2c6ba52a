// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { InboxCompose } from '@/components/desk/inbox/inbox-compose'
import { getQueryClient } from '@/lib/client/query-client'
import { deskMember } from '../kit/desk-member'
import { render, screen, userEvent } from '../kit/rendering'

function Compose({ onSubmit }: { onSubmit: (text: string) => void }) {
  useCommandKeys()
  return (
    <InboxCompose
      subject="return:9"
      canReply={false}
      canClose={false}
      isBusy={false}
      error={undefined}
      onSubmit={({ text, clear }) => {
        onSubmit(text)
        clear()
      }}
    />
  )
}

test('the note of a return is one line until N opens it, and again when it is left empty', async () => {
  const onSubmit = vi.fn()
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <Compose onSubmit={onSubmit} />
        <button type="button">جای دیگر</button>
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.keyboard('n')
  const field = await screen.findByRole('textbox', { name: 'یادداشت برای همکاران' })
  expect(field).toHaveFocus()
  await userEvent.type(field, 'جعبه ندارد.')
  await userEvent.click(screen.getByRole('button', { name: 'جای دیگر' }))
  expect(field).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^نگه داشتن یادداشت/ }))
  expect(onSubmit).toHaveBeenCalledWith('جعبه ندارد.')
  await userEvent.click(screen.getByRole('button', { name: 'جای دیگر' }))
  expect(screen.queryByRole('textbox')).toBeNull()
})
