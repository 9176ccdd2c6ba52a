// @in-a-window
import { expect, test } from 'vitest'
import EditProfileForm from '@/components/account/edit-profile-form'
import { QueryProvider } from '@/lib/client/query-provider'
import { updateUser } from '@/lib/contract/account/edit-profile'
import type { Customer } from '@/lib/contract/auth/customer'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

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
const sentBodies = () => api.requestsTo(updateUser).map(({ body }) => body)
const save = () => userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرها' }))

function edit(user: Customer): void {
  render(
    <QueryProvider>
      <EditProfileForm user={user} />
    </QueryProvider>,
  )
}

test('sends only the e-mail that a customer without a public name has changed', async () => {
  api.on(updateUser, { data: { user: { ...nameless, email: 'm@example.ir' } } })
  edit(nameless)
  await userEvent.type(screen.getByRole('textbox', { name: /^ایمیل/ }), 'm@example.ir')
  await save()
  await waitFor(() => expect(sentBodies()).toEqual([{ email: 'm@example.ir' }]))

  await userEvent.type(screen.getByRole('textbox', { name: /^نام خانوادگی/ }), 'رستگار')
  await save()
  await waitFor(() => expect(sentBodies()[1]).toEqual({ last_name: 'رستگار' }))
})

test('says what the number of the bank card is asked for', () => {
  edit(nameless)
  expect(screen.getByRole('textbox', { name: /^شمارهٔ کارت بانکی/ })).toHaveAccessibleDescription(
    /به کارت برگردد، فروشگاه به همین کارت واریز می‌کند/,
  )
})

test('does not let a public name be emptied', async () => {
  edit({ ...nameless, name: 'مریم رستگار' })
  const name = screen.getByRole('textbox', { name: 'نام نمایشی' })
  await userEvent.clear(name)
  await save()
  await waitFor(() => expect(name).toHaveAccessibleDescription(/نام نمایشی/))
  await waitFor(() => expect(name).toBeInvalid())
  expect(sentBodies()).toEqual([])
})

test('sends an emptied field as null', async () => {
  api.on(updateUser, { data: { user: nameless } })
  edit({ ...nameless, email: 'm@example.ir' })
  await userEvent.clear(screen.getByRole('textbox', { name: /^ایمیل/ }))
  await save()
  await waitFor(() => expect(sentBodies()).toEqual([{ email: null }]))
})

test('keeps the focus on the button that saved, which then has nothing to save', async () => {
  api.on(updateUser, { data: { user: { ...nameless, email: 'm@example.ir' } } })
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
