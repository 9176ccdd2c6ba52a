// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import EditProfileForm from '@/components/account/edit-profile-form'
import { send } from '@/lib/client/http/client'
import type { Customer } from '@/lib/contract/auth/customer'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))

const nameless: Customer = {
  id: 7,
  mobile: '+989123456789',
  name: '',
  bio: '',
  first_name: '',
  last_name: '',
  national_code: null,
  email: null,
  birth_date: null,
  bank_card: null,
  has_password: false,
}
const sentBodies = () => vi.mocked(send).mock.calls.map(([, input]) => input)
const save = () => userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرها' }))

function edit(user: Customer): void {
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <EditProfileForm user={user} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.mocked(send).mockReset()
})

test('a customer without a public name saves an e-mail, and only that is sent', async () => {
  vi.mocked(send).mockResolvedValue({ data: { user: { ...nameless, email: 'm@example.ir' } } })
  edit(nameless)
  await userEvent.type(screen.getByRole('textbox', { name: /^ایمیل/ }), 'm@example.ir')
  await save()
  await waitFor(() => expect(sentBodies()).toEqual([{ body: { email: 'm@example.ir' } }]))

  await userEvent.type(screen.getByRole('textbox', { name: /^نام خانوادگی/ }), 'رستگار')
  await save()
  await waitFor(() => expect(sentBodies()[1]).toEqual({ body: { last_name: 'رستگار' } }))
})

test('a name that was there is not taken away', async () => {
  edit({ ...nameless, name: 'مریم رستگار' })
  const name = screen.getByRole('textbox', { name: 'نام نمایشی' })
  await userEvent.clear(name)
  await save()
  await waitFor(() => expect(name).toHaveAccessibleDescription(/نام نمایشی/))
  await waitFor(() => expect(name).toBeInvalid())
  expect(send).not.toHaveBeenCalled()
})

test('what was taken away is sent as empty', async () => {
  vi.mocked(send).mockResolvedValue({ data: { user: nameless } })
  edit({ ...nameless, email: 'm@example.ir' })
  await userEvent.clear(screen.getByRole('textbox', { name: /^ایمیل/ }))
  await save()
  await waitFor(() => expect(sentBodies()).toEqual([{ body: { email: null } }]))
})

test('the button that saved keeps the focus, and has nothing more to do', async () => {
  vi.mocked(send).mockResolvedValue({ data: { user: { ...nameless, email: 'm@example.ir' } } })
  edit(nameless)
  const button = screen.getByRole('button', { name: 'ذخیرهٔ تغییرها' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  const email = screen.getByRole('textbox', { name: /^ایمیل/ })
  await userEvent.type(email, 'm@example.ir')
  expect(button).not.toHaveAttribute('aria-disabled')
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sentBodies()).toHaveLength(1))
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.type(email, '{Enter}')
  expect(sentBodies()).toHaveLength(1)
})
