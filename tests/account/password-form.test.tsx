// @in-a-window
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import PasswordForm from '@/components/account/password-form'
import { ResendCodeButton } from '@/components/auth/code-delivery'
import { QueryProvider } from '@/lib/client/query-provider'
import { sendCode, setPassword } from '@/lib/contract/auth'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

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

const rejection = (seconds: number) => ({
  ...{ status: 429, code: 'rate_limited', error: 'درخواست کد زیاد بود؛ کمی بعد دوباره تلاش کنید.' },
  headers: { 'retry-after': String(seconds) },
})

function show(isSet: boolean) {
  render(
    <QueryProvider>
      <PasswordForm mobile="+989121234567" isSet={isSet} />
    </QueryProvider>,
  )
  const save = () =>
    userEvent.click(
      screen.getByRole('button', { name: isSet ? 'تغییر رمز عبور' : 'تعیین رمز عبور' }),
    )
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

describe('a code that the shop refuses with a wait', () => {
  beforeAll(async () => {
    await Promise.all([
      import('@/lib/client/http/client'),
      import('@/components/account/proof-code-field'),
    ])
  })
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  const button = (name: string) => screen.getByRole('button', { name })
  const forgotten = () => button('رمز کنونی یادم نیست')

  function showToHands(isSet: boolean) {
    show(isSet)
    return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  }

  test('holds back the link that asks for it, and not the saving by the current password', async () => {
    api.fails(sendCode, rejection(90))
    const hands = showToHands(true)
    await hands.type(current(), 'قوری چینی')
    await hands.type(fresh(), NEW)
    await hands.click(forgotten())
    await waitFor(() => expect(forgotten()).toHaveTextContent(/ ۱:(۳۰|۲[۸۹])$/))
    expect(forgotten()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/۲ دقیقهٔ دیگر دوباره تلاش کنید/)).toBeVisible()
    await hands.click(button('تغییر رمز عبور'))
    await waitFor(() =>
      expect(savedBodies()).toEqual([{ current_password: 'قوری چینی', password: NEW }]),
    )
  })

  test('is asked for by the same link when the wait is over', async () => {
    api.fails(sendCode, rejection(30))
    const hands = showToHands(true)
    await hands.click(forgotten())
    await waitFor(() => expect(forgotten()).toHaveAttribute('aria-disabled', 'true'))
    api.on(sendCode, { data: { expires_in: 120, resend_in: 60, demo_code: '123456' } })
    await pass(31)
    await hands.click(forgotten())
    expect(await screen.findByRole('textbox', { name: 'کد تأیید' })).toBeVisible()
  })

  test('hides no later wait of the saving itself', async () => {
    api.fails(setPassword, { status: 412, error: 'کد لازم است.', code: 'proof_required' })
    api.fails(sendCode, rejection(30))
    const hands = showToHands(false)
    const save = () => button('تعیین رمز عبور')
    await hands.type(fresh(), NEW)
    await hands.click(save())
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'))
    await pass(31)
    expect(save()).not.toHaveAttribute('aria-disabled')
    api.fails(setPassword, rejection(60))
    await hands.click(save())
    await waitFor(() => expect(save()).toHaveTextContent(/ (۱:۰۰|۰:۵[۷-۹])$/))
    expect(save()).toHaveAttribute('aria-disabled', 'true')
  })

  test('makes the next one wait where one is at hand, and not the saving with it', async () => {
    api.on(sendCode, { data: { expires_in: 120, resend_in: 1, demo_code: '123456' } })
    const hands = showToHands(true)
    await hands.click(forgotten())
    await screen.findByRole('textbox', { name: 'کد تأیید' })
    await pass(2)
    api.fails(sendCode, rejection(45))
    await hands.click(button('ارسال دوبارهٔ کد'))
    expect(await screen.findByText(/ارسال دوبارهٔ کد تا/)).toHaveTextContent(/۰:۴[۳-۵]/)
    expect(button('تغییر رمز عبور')).not.toHaveAttribute('aria-disabled')
  })
})

test('another code is offered no sooner than the shop would send it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:45.100Z') })
  const resendAt = Date.parse('2026-11-21T10:00:45.900Z')
  render(<ResendCodeButton resendAt={resendAt} onResend={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('button')).toHaveTextContent('ارسال دوبارهٔ کد')
  vi.useRealTimers()
})
