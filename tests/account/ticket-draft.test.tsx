// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import TicketDialog from '@/components/account/ticket-dialog'
import { ApiFailure } from '@/lib/client/http/errors'
import { emitFailure } from '@/lib/client/http/session-bridge'
import { send } from '@/lib/client/http/client'
import { userStore } from '@/stores/user'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))

const WORDS = 'کی به دستم می‌رسد؟'
const order = { id: 11, code: 'VT-۱۴۰۵-۱' }
const message = () => screen.getByRole('textbox', { name: /^پیام/ })

function ask(about?: typeof order) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <TicketDialog onClose={() => {}} onOpened={() => {}} {...(about && { order: about })} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(send).mockResolvedValue({ data: { ticket: { id: 5 } } })
  act(() => userStore.set(() => ({ id: 1, hydrated: true })))
})

test('what was typed about an order comes back with that order and nowhere else', async () => {
  const first = ask(order)
  await userEvent.type(message(), WORDS)
  act(() => emitFailure(new ApiFailure({ kind: 'status', status: 419, message: '' })))
  first.unmount()

  const another = ask()
  expect(message()).toHaveValue('')
  await userEvent.type(screen.getByRole('textbox', { name: 'موضوع' }), 'پرسشی دیگر')
  await userEvent.type(message(), 'ساعت کار شما؟')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'بخش' }), 'sales')
  await userEvent.click(screen.getByRole('button', { name: 'فرستادن تیکت' }))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(vi.mocked(send).mock.calls[0]?.[1]).not.toHaveProperty('body.order_id')
  another.unmount()

  ask(order)
  await waitFor(() => expect(message()).toHaveValue(WORDS))
})
