// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import PasswordForm from '@/components/account/password-form'
import { savePassword } from '@/lib/client/queries/account-mutations'
import { requestCode } from '@/lib/client/queries/auth'
import { ApiError } from '@/lib/client/http/errors'
import { QueryProvider } from '@/lib/client/query-provider'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/queries/account-mutations', () => ({ savePassword: vi.fn() }))
vi.mock('@/lib/client/queries/auth', () => ({ requestCode: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({ notify: { success: vi.fn() } }))

const NEW = 'سماور مسی روشن'
const fresh = () => screen.getByLabelText('رمز تازه')
const current = () => screen.getByLabelText('رمز کنونی')
const refused = (status: number, message: string, fields = {}) =>
  new ApiError({ kind: 'status', status, message, fields })
const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  vi.mocked(requestCode).mockResolvedValue({
    ...{ expires_in: 120, resend_in: 60, demo_code: '123456' },
  })
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
  test('follows the rules of the call, told at their fields', async () => {
    const { save } = show(true)
    await userEvent.type(fresh(), 'قوری')
    await save()
    await waitFor(() => expect(current()).toHaveFocus())
    expect(current()).toHaveAccessibleDescription('رمز عبور را بنویسید.')
    expect(fresh()).toHaveAccessibleDescription(/باید دست‌کم ۸ حرف یا رقم باشد/)
    await userEvent.type(fresh(), ' چینی آبی')
    await waitFor(() => expect(fresh()).not.toHaveAttribute('aria-invalid'))
    expect(savePassword).not.toHaveBeenCalled()
  })

  test('asks before what is typed is lost, and no more once it is kept', async () => {
    const { save } = show(true)
    expect(asksToLeave()).toBe(false)
    await userEvent.type(current(), 'قوری چینی')
    await userEvent.type(fresh(), NEW)
    expect(asksToLeave()).toBe(true)
    await save()
    await waitFor(() => expect(asksToLeave()).toBe(false))
    expect(fresh()).toHaveValue('')
    expect(savePassword).toHaveBeenCalledExactlyOnceWith({
      ...{ current_password: 'قوری چینی', password: NEW },
    })
  })

  test('that the shop refuses is told at its field, and still asked for', async () => {
    const fields = { current_password: ['رمز کنونی درست نیست.'] }
    vi.mocked(savePassword).mockRejectedValueOnce(refused(422, '', fields))
    const { save } = show(true)
    await userEvent.type(current(), 'چای سرد')
    await userEvent.type(fresh(), NEW)
    await save()
    await waitFor(() => expect(current()).toHaveAccessibleDescription('رمز کنونی درست نیست.'))
    await waitFor(() => expect(current()).toHaveFocus())
    expect(asksToLeave()).toBe(true)
  })

  test('goes by a code where the current one is forgotten', async () => {
    const { save } = show(true)
    await userEvent.type(fresh(), NEW)
    await userEvent.click(screen.getByRole('button', { name: 'رمز کنونی یادم نیست' }))
    const code = await screen.findByRole('textbox', { name: 'کد تأیید' })
    await save()
    await waitFor(() => expect(code).toHaveAccessibleDescription('کد باید ۶ رقم باشد.'))
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'نوشتن این کد' }))
    await save()
    await waitFor(() =>
      expect(vi.mocked(savePassword).mock.calls).toEqual([[{ code: '123456', password: NEW }]]),
    )
  })
})

test('the first password is set with a code that the shop asks for', async () => {
  vi.mocked(savePassword).mockRejectedValueOnce(refused(412, 'کد لازم است.'))
  const { save } = show(false)
  expect(screen.queryByLabelText('رمز کنونی')).toBeNull()
  await userEvent.type(fresh(), NEW)
  await save()
  const code = await screen.findByRole('textbox', { name: 'کد تأیید' })
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).not.toHaveAttribute('aria-invalid')
  await userEvent.type(code, '۱۲۳۴۵۶')
  await save()
  await waitFor(() =>
    expect(savePassword).toHaveBeenLastCalledWith({ code: '123456', password: NEW }),
  )
})
