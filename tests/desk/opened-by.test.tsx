// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { OpenedBy } from '@/components/desk/ui/presence-note'
import { presenceKey } from '@/lib/client/desk/keys'
import { getQueryClient } from '@/lib/client/query-client'
import { deskMember } from '../kit/desk-member'
import { act, render, screen, waitFor } from '../kit/rendering'

test('a row says who else has its order open, as the stream tells it', async () => {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ id: 1 })}>
        <OpenedBy orderId={7} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  const tell = (ids: number[]) =>
    act(async () => {
      const people = ids.map((id) => ({ staff_id: id, name: id === 1 ? 'سارا' : 'مهسا راد' }))
      getQueryClient().setQueryData(presenceKey('order:7'), people)
    })
  await tell([1])
  expect(screen.queryByText(/باز کرده/)).toBeNull()
  await tell([1, 2])
  expect(await screen.findByText(/باز کرده/)).toHaveTextContent('مهسا راد باز کرده')
  await tell([1])
  await waitFor(() => expect(screen.queryByText(/باز کرده/)).toBeNull())
})
