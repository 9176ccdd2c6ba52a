// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LoginFlow } from '@/components/auth/login-flow'
import { logInWithCode, logInWithPassword, requestCode } from '@/lib/client/queries/auth'
import { ApiFailure } from '@/lib/client/http/errors'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/queries/auth', () => ({
  prepareLogin: vi.fn(),
  requestCode: vi.fn(),
  logInWithCode: vi.fn(),
  logInWithPassword: vi.fn(),
}))

const user = {
  id: 4,
  mobile: '09121234567',
  name: '',
  bio: '',
  first_name: '',
  last_name: '',
  national_code: null,
  email: null,
  birth_date: null,
  bank_card: null,
}
const answer = { token: 'token', user: { ...user, has_password: true } }
const sent = { expires_in: 120, resend_in: 60, demo_code: '123456' }
const mobileField = () => screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })
const codeField = () => screen.findByRole('textbox', { name: 'کد ورود' })
const refused = (status: number, message = '', more = {}) =>
  new ApiFailure({ kind: 'status', status, message, ...more })

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  vi.mocked(requestCode).mockResolvedValue(sent)
  vi.mocked(logInWithCode).mockResolvedValue(answer)
  vi.mocked(logInWithPassword).mockResolvedValue(answer)
})

function show(start: 'mobile' | 'password' = 'mobile') {
  const onLoggedIn = vi.fn()
  const { unmount } = render(<LoginFlow start={start} titled onLoggedIn={onLoggedIn} />)
  return { onLoggedIn, unmount, hands: userEvent.setup() }
}

async function askCode(written = '۰۹۱۲ ۱۲۳ ۴۵۶۷') {
  const shown = show()
  await shown.hands.type(mobileField(), `${written}{Enter}`)
  return shown
}

describe('the number', () => {
  test.each(['09121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷', '+98 (912) 123-4567', '٠٠٩٨٩١٢١٢٣٤٥٦٧'])(
    'written as %s is asked a code for',
    async (written) => {
      await askCode(written)
      expect(await codeField()).toHaveFocus()
      expect(requestCode).toHaveBeenCalledExactlyOnceWith('+989121234567')
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('کد ورود را بنویسید')
    },
  )

  test.each([
    ['', 'شمارهٔ موبایل را بنویسید.'],
    ['0912', 'شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹'],
  ])('%j is told at its field, without asking the shop', async (written, words) => {
    const { hands } = show()
    if (written) await hands.type(mobileField(), written)
    await hands.click(screen.getByRole('button', { name: 'دریافت کد ورود' }))
    expect(mobileField()).toHaveAccessibleDescription(words)
    expect(mobileField()).toHaveFocus()
    expect(requestCode).not.toHaveBeenCalled()
  })

  test('is drawn in Persian digits, whichever keyboard wrote it', () => {
    show()
    expect(mobileField()).toHaveClass('digits-fa')
  })

  test('asked too often says when again', async () => {
    vi.mocked(requestCode).mockRejectedValue(refused(429, '', { retryAfter: 170 }))
    await askCode()
    await waitFor(() => expect(mobileField()).toHaveAccessibleDescription(/۳ دقیقهٔ دیگر/))
  })

  test('that got no SMS is told so in the words of the shop', async () => {
    vi.mocked(requestCode).mockRejectedValue(refused(412, 'پیامک فرستاده نشد.'))
    await askCode()
    await waitFor(() => expect(mobileField()).toHaveAccessibleDescription('پیامک فرستاده نشد.'))
  })

  test('without a line is told above the button', async () => {
    vi.mocked(requestCode).mockRejectedValue(
      new ApiFailure({ kind: 'network', message: 'ارتباط برقرار نشد.' }),
    )
    await askCode()
    expect(await screen.findByText('ارتباط برقرار نشد.')).toBeVisible()
    expect(mobileField()).not.toHaveAttribute('aria-invalid')
  })

  test('edited and sent again while its code is alive is not asked a second one for', async () => {
    const { hands } = await askCode()
    await codeField()
    await hands.click(screen.getByRole('button', { name: 'شماره اشتباه است؟ ویرایش' }))
    expect(mobileField()).toHaveFocus()
    expect(mobileField()).toHaveValue('۰۹۱۲ ۱۲۳ ۴۵۶۷')
    await hands.keyboard('{Enter}')
    await codeField()
    expect(requestCode).toHaveBeenCalledOnce()
  })
})

describe('the code', () => {
  test('sends itself with its last digit, whatever the digits', async () => {
    const { onLoggedIn, hands } = await askCode()
    await hands.type(await codeField(), '۱۲۳۴۵۶')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith(answer))
    expect(logInWithCode).toHaveBeenCalledExactlyOnceWith('+989121234567', '123456')
  })

  test('pasted with its SMS is read out of it', async () => {
    const { onLoggedIn, hands } = await askCode()
    await codeField()
    await hands.paste('کد ورود شما: ۱۲۳۴۵۶')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  test('that is wrong is emptied, told and asked for again', async () => {
    vi.mocked(logInWithCode).mockRejectedValueOnce(refused(412, 'کد درست نیست؛ ۴ بار دیگر.'))
    const { onLoggedIn, hands } = await askCode()
    const field = await codeField()
    await hands.type(field, '000000')
    await waitFor(() => expect(field).toHaveAccessibleDescription('کد درست نیست؛ ۴ بار دیگر.'))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    await hands.type(field, '123456')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  test('of the demo can be taken with one press', async () => {
    const { onLoggedIn, hands } = await askCode()
    await hands.click(await screen.findByRole('button', { name: 'نوشتن این کد' }))
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  test.each([
    ['', /پیامک شد/, /نسخهٔ نمایشی|آماده است/],
    ['123456', /پیامکی فرستاده نمی‌شود/, /پیامک شد|فرستاده شد/],
  ])('of the demo («%s») is not told to be sent', async (demoCode, told, untrue) => {
    vi.mocked(requestCode).mockResolvedValue({ ...sent, demo_code: demoCode || undefined })
    await askCode()
    await codeField()
    expect(screen.getByText(told)).toBeVisible()
    expect(screen.queryByText(untrue)).toBeNull()
  })

  test('is sent again after its minute, and that is said', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { hands } = await askCode()
      await codeField()
      expect(screen.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).not.toBeInTheDocument()
      await act(() => vi.advanceTimersByTime(61_000))
      await hands.click(await screen.findByRole('button', { name: 'ارسال دوبارهٔ کد' }))
      expect(await screen.findByText('کد تازه آماده است.')).toBeVisible()
      expect(await codeField()).toHaveFocus()
      expect(requestCode).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('is sent once, however often the button is pressed', async () => {
    vi.mocked(logInWithCode).mockReturnValue(new Promise(() => {}))
    const { hands } = await askCode()
    await hands.type(await codeField(), '123456')
    const button = screen.getByRole('button', { name: 'ورود' })
    await hands.dblClick(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(logInWithCode).toHaveBeenCalledOnce()
  })
})

describe('a login that stands at its code', () => {
  const edit = () => screen.getByRole('button', { name: 'شماره اشتباه است؟ ویرایش' })

  test('is found there again after a reload, with what is left of the wait', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { unmount } = await askCode()
      await codeField()
      unmount()
      await act(() => vi.advanceTimersByTime(70_000))
      const { hands } = show()
      const code = await codeField()
      await waitFor(() => expect(code).toHaveFocus())
      expect(screen.getByText(/آماده است/)).toHaveTextContent('۰۹۱۲۱۲۳۴۵۶۷')
      expect(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeVisible()
      expect(requestCode).toHaveBeenCalledOnce()
      await hands.click(edit())
      expect(mobileField()).toHaveValue('09121234567')
    } finally {
      vi.useRealTimers()
    }
  })

  test('is over with its code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { unmount } = await askCode()
      await codeField()
      unmount()
      await act(() => vi.advanceTimersByTime(121_000))
      show()
      await act(() => Promise.resolve())
      expect(mobileField()).toHaveValue('')
    } finally {
      vi.useRealTimers()
    }
  })

  test.each(['by Back', 'by its button'])('goes to the number %s, and stays there', async (way) => {
    const { hands, unmount } = await askCode()
    await codeField()
    if (way === 'by its button') await hands.click(edit())
    else act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
    expect(mobileField()).toHaveValue('۰۹۱۲ ۱۲۳ ۴۵۶۷')
    expect(mobileField()).toHaveFocus()
    unmount()
    show()
    await act(() => Promise.resolve())
    expect(mobileField()).toBeVisible()
  })

  test('leaves nothing of it once it has let in', async () => {
    const { onLoggedIn, hands } = await askCode()
    await hands.type(await codeField(), '123456')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect({ ...sessionStorage }).toEqual({})
  })
})

describe('the password', () => {
  const laterMobile = () => screen.findByRole('textbox', { name: 'شمارهٔ موبایل' })

  test('opens, with the number in any form', async () => {
    const { onLoggedIn, hands } = show('password')
    await hands.type(await laterMobile(), '+98 912 123 4567')
    await hands.type(screen.getByLabelText('رمز عبور'), 'قوری چینی{Enter}')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(answer))
    expect(logInWithPassword).toHaveBeenCalledWith('+989121234567', 'قوری چینی')
  })

  test('is left by Back for the number it was asked after', async () => {
    const { hands } = show()
    await hands.click(screen.getByRole('button', { name: 'ورود با رمز عبور' }))
    expect(await screen.findByLabelText('رمز عبور')).toBeVisible()
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
    expect(screen.queryByLabelText('رمز عبور')).toBeNull()
    expect(mobileField()).toBeVisible()
  })

  test('that is wrong is told at its field', async () => {
    vi.mocked(logInWithPassword).mockRejectedValue(refused(412, 'رمز درست نیست.'))
    const { hands } = show('password')
    await hands.type(await laterMobile(), '09121234567')
    await hands.type(screen.getByLabelText('رمز عبور'), 'چای{Enter}')
    const field = screen.getByLabelText('رمز عبور')
    await waitFor(() => expect(field).toHaveAccessibleDescription('رمز درست نیست.'))
    await waitFor(() => expect(field).toHaveFocus())
  })

  test.each([
    ['', '', 'شمارهٔ موبایل را بنویسید.', 'رمز عبور را بنویسید.'],
    ['0912', 'چای', 'شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹', ''],
  ])('(%j, %j) follows the rules of the call', async (mobile, password, told, missing) => {
    const { hands } = show('password')
    const field = await laterMobile()
    if (mobile) await hands.type(field, mobile)
    if (password) await hands.type(screen.getByLabelText('رمز عبور'), password)
    await hands.click(screen.getByRole('button', { name: 'ورود' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(told))
    await waitFor(() => expect(field).toHaveFocus())
    expect(screen.getByLabelText('رمز عبور')).toHaveAccessibleDescription(missing)
    expect(logInWithPassword).not.toHaveBeenCalled()
  })

  test('can be shown, and a code asked for in its place with the same number', async () => {
    const { hands } = show('password')
    await hands.type(await laterMobile(), '09121234567')
    await hands.click(screen.getByRole('button', { name: 'نمایش رمز عبور' }))
    expect(screen.getByLabelText('رمز عبور')).toHaveAttribute('type', 'text')
    await hands.click(screen.getByRole('button', { name: 'ورود با کد پیامکی' }))
    expect(mobileField()).toHaveValue('09121234567')
    expect(mobileField()).toHaveFocus()
  })
})
