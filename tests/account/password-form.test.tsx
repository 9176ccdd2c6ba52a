// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import PasswordForm from '@/components/account/password-form'
import { QueryProvider } from '@/lib/client/query-provider'
import { sendCode, setPassword } from '@/lib/contract/auth'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

const NEW = 'سماور مسی روشن'
const fresh = () => screen.getByLabelText('رمز تازه')
const current = () => screen.getByLabelText('رمز کنونی')
const savedBodies = () => api.requestsTo(setPassword).map(({ body }) => body)
const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  sessionStorage.clear()
  api.on(sendCode, { data: { expires_in: 120, resend_in: 60, demo_code: '123456' } })
  api.on(setPassword, { data: { ok: true } })
})

function show(isSet: boolean) {
  render(
    <QueryProvider>
      <PasswordForm mobile="+989121234567" isSet={isSet} />
    </QueryProvider>,
  )
  const save = () =>
    userEvent.click(screen.getByRole('button', { name: isSet ? 'عوض کردن رمز' : 'گذاشتن رمز' }))
  return { save }
}

describe('changing the password', () => {
  test('shows the rules of the call at their fields', async () => {
    const { save } = show(true)
    await userEvent.type(fresh(), 'قوری')
    await save()
    await waitFor(() => expect(current()).toHaveFocus())
    expect(current()).toHaveAccessibleDescription('رمز عبور را بنویسید.')
    expect(fresh()).toHaveAccessibleDescription(/باید دست‌کم ۸ حرف یا رقم باشد/)
    await userEvent.type(fresh(), ' چینی آبی')
    await waitFor(() => expect(fresh()).not.toHaveAttribute('aria-invalid'))
    expect(savedBodies()).toEqual([])
  })

  test('asks before what is typed is lost, until it is saved', async () => {
    const { save } = show(true)
    expect(asksToLeave()).toBe(false)
    await userEvent.type(current(), 'قوری چینی')
    await userEvent.type(fresh(), NEW)
    expect(asksToLeave()).toBe(true)
    await save()
    await waitFor(() => expect(asksToLeave()).toBe(false))
    expect(fresh()).toHaveValue('')
    expect(savedBodies()).toEqual([{ current_password: 'قوری چینی', password: NEW }])
  })

  test('shows an error of the shop at its field, and still asks before it is lost', async () => {
    const errors = { current_password: ['رمز کنونی درست نیست.'] }
    api.fails(setPassword, { status: 422, errors })
    const { save } = show(true)
    await userEvent.type(current(), 'چای سرد')
    await userEvent.type(fresh(), NEW)
    await save()
    await waitFor(() => expect(current()).toHaveAccessibleDescription('رمز کنونی درست نیست.'))
    await waitFor(() => expect(current()).toHaveFocus())
    expect(asksToLeave()).toBe(true)
  })

  test('takes a code where the current one is forgotten', async () => {
    const { save } = show(true)
    await userEvent.type(fresh(), NEW)
    await userEvent.click(screen.getByRole('button', { name: 'رمز کنونی یادم نیست' }))
    const code = await screen.findByRole('textbox', { name: 'کد تأیید' })
    await save()
    await waitFor(() => expect(code).toHaveAccessibleDescription('کد باید ۶ رقم باشد.'))
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'نوشتن این کد' }))
    await save()
    await waitFor(() => expect(savedBodies()).toEqual([{ code: '123456', password: NEW }]))
  })
})

test('the first password is set with a code that the shop asks for', async () => {
  api.fails(setPassword, { status: 412, error: 'کد لازم است.', code: 'proof_required' })
  const { save } = show(false)
  expect(screen.queryByLabelText('رمز کنونی')).toBeNull()
  await userEvent.type(fresh(), NEW)
  await save()
  const code = await screen.findByRole('textbox', { name: 'کد تأیید' })
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).not.toHaveAttribute('aria-invalid')
  api.on(setPassword, { data: { ok: true } })
  await userEvent.type(code, '۱۲۳۴۵۶')
  await save()
  await waitFor(() => expect(savedBodies().at(-1)).toEqual({ code: '123456', password: NEW }))
})
