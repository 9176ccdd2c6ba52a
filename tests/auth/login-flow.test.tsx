// @in-a-window
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoginFlow } from '@/components/auth/login-flow'
import { loginPassword, sendCode, verifyCode } from '@/lib/contract/auth'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { answerCurrentCustomer, loggedIn } from '../kit/logged-in'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

const shop = fakeApi()
const codeRequests: unknown[] = []
const codeLogins: unknown[] = []
const passwordLogins: unknown[] = []
const mobileField = () => screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })
const codeField = () => screen.findByRole('textbox', { name: 'کد ورود' })

const sendsCode = (demo_code: string | undefined) =>
  shop.on(sendCode, ({ body }) => {
    codeRequests.push(body)
    return { data: { expires_in: 120, resend_in: 60, demo_code } }
  })

beforeAll(async () => {
  await Promise.all([import('@/lib/client/http/client'), import('@/components/auth/password-step')])
})
beforeEach(() => {
  for (const requests of [codeRequests, codeLogins, passwordLogins]) requests.length = 0
  resetUser()
  sessionStorage.clear()
  answerCurrentCustomer(shop)
  sendsCode('123456')
  shop.on(verifyCode, ({ body }) => {
    codeLogins.push(body)
    return loggedIn
  })
  shop.on(loginPassword, ({ body }) => {
    passwordLogins.push(body)
    return loggedIn
  })
})

function show() {
  const onLoggedIn = vi.fn()
  const { unmount } = render(<LoginFlow hasHeading onLoggedIn={onLoggedIn} />)
  return { onLoggedIn, unmount, hands: userEvent.setup() }
}

async function showPassword() {
  const shown = show()
  await shown.hands.click(screen.getByRole('button', { name: 'ورود با رمز عبور' }))
  await screen.findByLabelText('رمز عبور')
  return shown
}

async function requestCode(written = '۰۹۱۲ ۱۲۳ ۴۵۶۷') {
  const shown = show()
  await shown.hands.type(mobileField(), `${written}{Enter}`)
  return shown
}

describe('the step of the mobile number', () => {
  test.each(['09121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷', '+98 (912) 123-4567', '٠٠٩٨٩١٢١٢٣٤٥٦٧'])(
    'requests a code for %s, in whatever form it is written',
    async (written) => {
      await requestCode(written)
      expect(await codeField()).toHaveFocus()
      expect(codeRequests).toEqual([{ mobile: '+989121234567' }])
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('کد ورود را بنویسید')
    },
  )

  test.each([
    ['', 'شمارهٔ موبایل را بنویسید.'],
    ['0912', 'شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹'],
  ])('describes the field for %j without sending a request', async (written, words) => {
    const { hands } = show()
    if (written) await hands.type(mobileField(), written)
    await hands.click(screen.getByRole('button', { name: 'دریافت کد ورود' }))
    expect(mobileField()).toHaveAccessibleDescription(words)
    expect(mobileField()).toHaveFocus()
    expect(codeRequests).toEqual([])
  })

  test('draws the number in Persian digits, whichever keyboard wrote it', () => {
    show()
    expect(mobileField()).toHaveClass('digits-fa')
  })

  test('says how long to wait when codes are requested too often', async () => {
    shop.fails(sendCode, { status: 429, headers: { 'retry-after': '170' } })
    await requestCode()
    await waitFor(() => expect(mobileField()).toHaveAccessibleDescription(/۳ دقیقهٔ دیگر/))
  })

  test('describes the field in the words of the shop when no SMS could be sent', async () => {
    shop.fails(sendCode, { status: 412, error: 'پیامک فرستاده نشد.' })
    await requestCode()
    await waitFor(() => expect(mobileField()).toHaveAccessibleDescription('پیامک فرستاده نشد.'))
  })

  test('shows a lost connection above the button', async () => {
    shop.disconnects(sendCode)
    await requestCode()
    expect(await screen.findByText(/^ارتباط با فروشگاه برقرار نشد/)).toBeVisible()
    expect(mobileField()).not.toHaveAttribute('aria-invalid')
  })

  test('requests no second code when the number is edited and sent again while its code lives', async () => {
    const { hands } = await requestCode()
    await codeField()
    await hands.click(screen.getByRole('button', { name: 'شماره اشتباه است؟ ویرایش' }))
    expect(mobileField()).toHaveFocus()
    expect(mobileField()).toHaveValue('۰۹۱۲ ۱۲۳ ۴۵۶۷')
    await hands.keyboard('{Enter}')
    await codeField()
    expect(codeRequests).toHaveLength(1)
  })
})

describe('the step of the code', () => {
  test('sends the code with its last digit, in digits of any keyboard', async () => {
    const { onLoggedIn, hands } = await requestCode()
    await hands.type(await codeField(), '۱۲۳۴۵۶')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(userStore.get()).toMatchObject({ id: 4, token: 'token', isUser: true })
    expect(codeLogins).toEqual([{ mobile: '+989121234567', code: '123456' }])
  })

  test('reads the code out of a pasted SMS', async () => {
    const { onLoggedIn, hands } = await requestCode()
    await codeField()
    await hands.paste('کد ورود شما: ۱۲۳۴۵۶')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  test('empties the field of a wrong code, describes it and takes another', async () => {
    const body = { error: 'کد درست نیست؛ ۴ بار دیگر.', code: 'wrong_code' }
    shop.fails(verifyCode, { status: 412, ...body })
    const { onLoggedIn, hands } = await requestCode()
    const field = await codeField()
    await hands.type(field, '000000')
    await waitFor(() => expect(field).toHaveAccessibleDescription('کد درست نیست؛ ۴ بار دیگر.'))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    shop.on(verifyCode, loggedIn)
    await hands.type(field, '123456')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  test('fills in the code of the demo with one press', async () => {
    const { onLoggedIn, hands } = await requestCode()
    await hands.click(await screen.findByRole('button', { name: 'نوشتن این کد' }))
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  test.each([
    ['', /پیامک شد/, /نسخهٔ نمایشی|آماده است/],
    ['123456', /پیامکی فرستاده نمی‌شود/, /پیامک شد|فرستاده شد/],
  ])('says of the demo code «%s» what is true of it', async (demoCode, shown, hidden) => {
    sendsCode(demoCode || undefined)
    await requestCode()
    await codeField()
    expect(screen.getByText(shown)).toBeVisible()
    expect(screen.queryByText(hidden)).toBeNull()
  })

  test('sends another code after a minute and says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { hands } = await requestCode()
      await codeField()
      expect(screen.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).not.toBeInTheDocument()
      await act(() => vi.advanceTimersByTime(61_000))
      await hands.click(await screen.findByRole('button', { name: 'ارسال دوبارهٔ کد' }))
      expect(await screen.findByText('کد تازه آماده است.')).toBeVisible()
      expect(await codeField()).toHaveFocus()
      expect(codeRequests).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('sends the code once, however often the button is pressed', async () => {
    shop.on(verifyCode, ({ body }) => {
      codeLogins.push(body)
      return new Promise(() => {})
    })
    const { hands } = await requestCode()
    await hands.type(await codeField(), '123456')
    const button = screen.getByRole('button', { name: 'ورود' })
    await hands.dblClick(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(codeLogins).toHaveLength(1))
  })
})

describe('a login that waits for its code', () => {
  const edit = () => screen.getByRole('button', { name: 'شماره اشتباه است؟ ویرایش' })

  test('is at its code again after a reload, with what is left of the wait', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { unmount } = await requestCode()
      await codeField()
      unmount()
      await act(() => vi.advanceTimersByTime(70_000))
      const { hands } = show()
      const code = await codeField()
      await waitFor(() => expect(code).toHaveFocus())
      expect(screen.getByText(/آماده است/)).toHaveTextContent('۰۹۱۲۱۲۳۴۵۶۷')
      expect(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeVisible()
      expect(codeRequests).toHaveLength(1)
      await hands.click(edit())
      expect(mobileField()).toHaveValue('09121234567')
    } finally {
      vi.useRealTimers()
    }
  })

  test('is found again though the code of another number is out', async () => {
    const { hands, unmount } = await requestCode()
    await codeField()
    for (const number of ['09129876543', '09121234567']) {
      await hands.click(edit())
      await hands.clear(mobileField())
      await hands.type(mobileField(), `${number}{Enter}`)
      await codeField()
    }
    expect(codeRequests).toHaveLength(2)
    unmount()
    show()
    await codeField()
    expect(screen.getByText(/آماده است/)).toHaveTextContent('۰۹۱۲۱۲۳۴۵۶۷')
  })

  test('starts anew once its code has expired', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { unmount } = await requestCode()
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

  test.each(['by Back', 'by its button'])(
    'returns to the number %s and stays there',
    async (means) => {
      const { hands, unmount } = await requestCode()
      await codeField()
      if (means === 'by its button') await hands.click(edit())
      else act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
      expect(mobileField()).toHaveValue('۰۹۱۲ ۱۲۳ ۴۵۶۷')
      expect(mobileField()).toHaveFocus()
      unmount()
      show()
      await act(() => Promise.resolve())
      expect(mobileField()).toBeVisible()
    },
  )

  test('leaves nothing in the storage of the tab once it has logged in', async () => {
    const { onLoggedIn, hands } = await requestCode()
    await hands.type(await codeField(), '123456')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect({ ...sessionStorage }).toEqual({})
  })
})

describe('the step of the password', () => {
  const laterMobile = () => screen.findByRole('textbox', { name: 'شمارهٔ موبایل' })

  test('logs in with a number in any form', async () => {
    const { onLoggedIn, hands } = await showPassword()
    await hands.type(await laterMobile(), '+98 912 123 4567')
    await hands.type(screen.getByLabelText('رمز عبور'), 'قوری چینی{Enter}')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(userStore.get().token).toBe('token')
    expect(passwordLogins).toEqual([{ mobile: '+989121234567', password: 'قوری چینی' }])
  })

  test('is left by Back for the step of the number', async () => {
    const { hands } = show()
    await hands.click(screen.getByRole('button', { name: 'ورود با رمز عبور' }))
    expect(await screen.findByLabelText('رمز عبور')).toBeVisible()
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
    expect(screen.queryByLabelText('رمز عبور')).toBeNull()
    expect(mobileField()).toBeVisible()
  })

  test('describes the field of a wrong password and focuses it', async () => {
    shop.fails(loginPassword, { status: 412, error: 'رمز درست نیست.' })
    const { hands } = await showPassword()
    await hands.type(await laterMobile(), '09121234567')
    await hands.type(screen.getByLabelText('رمز عبور'), 'چای{Enter}')
    const field = screen.getByLabelText('رمز عبور')
    await waitFor(() => expect(field).toHaveAccessibleDescription('رمز درست نیست.'))
    await waitFor(() => expect(field).toHaveFocus())
  })

  test.each([
    ['', '', 'شمارهٔ موبایل را بنویسید.', 'رمز عبور را بنویسید.'],
    ['0912', 'چای', 'شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹', ''],
  ])(
    'follows the rules of the call for (%j, %j)',
    async (mobile, password, mobileError, passwordError) => {
      const { hands } = await showPassword()
      const field = await laterMobile()
      if (mobile) await hands.type(field, mobile)
      if (password) await hands.type(screen.getByLabelText('رمز عبور'), password)
      await hands.click(screen.getByRole('button', { name: 'ورود' }))
      await waitFor(() => expect(field).toHaveAccessibleDescription(mobileError))
      await waitFor(() => expect(field).toHaveFocus())
      expect(screen.getByLabelText('رمز عبور')).toHaveAccessibleDescription(passwordError)
      expect(passwordLogins).toEqual([])
    },
  )

  test('can show the password, and keeps the number for a login by code', async () => {
    const { hands } = await showPassword()
    await hands.type(await laterMobile(), '09121234567')
    await hands.click(screen.getByRole('button', { name: 'نمایش رمز عبور' }))
    expect(screen.getByLabelText('رمز عبور')).toHaveAttribute('type', 'text')
    await hands.click(screen.getByRole('button', { name: 'ورود با کد پیامکی' }))
    expect(mobileField()).toHaveValue('09121234567')
    expect(mobileField()).toHaveFocus()
  })
})
