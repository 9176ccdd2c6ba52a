// @in-a-window
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoginFlow } from '@/components/auth/login-flow'
import ReportDialog from '@/components/social/report-dialog'
import { loginPassword, sendCode, verifyCode } from '@/lib/contract/auth'
import { reportPost } from '@/lib/contract/social/reactions'
import { resetUser } from '@/stores/reset'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

const shop = fakeApi()
const LATER = 'درخواست کد زیاد بود؛ کمی بعد دوباره تلاش کنید.'
const sent = { data: { expires_in: 120, resend_in: 1, demo_code: '123456' } }

const rejection = (retryAfter: number) => ({
  ...{ status: 429, code: 'rate_limited', error: LATER },
  headers: { 'retry-after': String(retryAfter) },
})
const refuse = (retryAfter: number) => {
  const { status, headers, ...body } = rejection(retryAfter)
  return Response.json(body, { status, headers })
}
const mobileField = () => screen.findByRole('textbox', { name: 'شمارهٔ موبایل' })
const codeField = () => screen.findByRole('textbox', { name: 'کد ورود' })
const button = (name: RegExp) => screen.getByRole('button', { name })
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

beforeAll(async () => {
  await Promise.all([import('@/lib/client/http/client'), import('@/components/auth/password-step')])
})
beforeEach(() => {
  resetUser()
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

function show() {
  render(<LoginFlow />)
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

async function askForCode() {
  const hands = show()
  await hands.type(await mobileField(), '09121234567{Enter}')
  return hands
}

describe('a form that is refused with a wait', () => {
  test('tells it, counts it down on its button, and sends nothing until it is over', async () => {
    shop.fails(sendCode, rejection(90))
    const hands = await askForCode()
    const sentence = 'درخواست کد زیاد بود؛ ۲ دقیقهٔ دیگر دوباره تلاش کنید.'
    await waitFor(async () => expect(await mobileField()).toHaveAccessibleDescription(sentence))
    const submit = button(/^دریافت کد ورود$/)
    expect(submit).toHaveTextContent(/^دریافت کد ورود ۱:(۳۰|۲[۸۹])$/)
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    await pass(60)
    expect(submit).toHaveTextContent(/۰:(۳۰|۲[۰-۹])$/)
    await hands.click(submit)
    await hands.type(await mobileField(), '{Enter}')
    expect(shop.requestsTo(sendCode)).toHaveLength(1)

    shop.on(sendCode, sent)
    await pass(31)
    expect(submit).toHaveTextContent(/^دریافت کد ورود$/)
    expect(submit).not.toHaveAttribute('aria-disabled')
    await hands.click(submit)
    expect(await codeField()).toBeVisible()
    expect(shop.requestsTo(sendCode)).toHaveLength(2)
  })

  test('is open at once for another number', async () => {
    shop.fails(sendCode, rejection(60))
    const hands = await askForCode()
    await waitFor(() => expect(button(/^دریافت کد ورود/)).toHaveAttribute('aria-disabled', 'true'))
    shop.on(sendCode, sent)
    await hands.clear(await mobileField())
    await hands.type(await mobileField(), '09127654321{Enter}')
    expect(await codeField()).toBeVisible()
  })

  test('is open where the wait is so long that nobody sits it out', async () => {
    shop.fails(sendCode, rejection(7_200))
    await askForCode()
    const sentence = 'درخواست کد زیاد بود؛ ۲ ساعت دیگر دوباره تلاش کنید.'
    await waitFor(async () => expect(await mobileField()).toHaveAccessibleDescription(sentence))
    expect(button(/^دریافت کد ورود$/)).not.toHaveAttribute('aria-disabled')
  })

  test('counts down too where its fields are validated by the rules of the call', async () => {
    shop.fails(loginPassword, rejection(30))
    const hands = show()
    await hands.click(screen.getByRole('button', { name: 'ورود با رمز عبور' }))
    await hands.type(await mobileField(), '09121234567')
    await hands.type(screen.getByLabelText('رمز عبور'), 'چای{Enter}')
    await waitFor(() => expect(button(/^ورود(?! با)/)).toHaveAttribute('aria-disabled', 'true'))
    await pass(31)
    expect(button(/^ورود$/)).not.toHaveAttribute('aria-disabled')
  })

  test('counts down too where its button stands outside of it', async () => {
    shop.fails(reportPost, rejection(30))
    render(<ReportDialog kind="post" id={7} open onOpenChange={() => {}} />)
    const hands = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await hands.click(screen.getByRole('radio', { name: 'تبلیغ یا هرزنامه است' }))
    await hands.click(button(/^ارسال گزارش$/))
    await waitFor(() => expect(button(/^ارسال گزارش$/)).toHaveTextContent(/ ۰:[۰-۹]+$/))
  })
})

test('a refused second code makes the next one wait, and not the code at hand', async () => {
  shop.on(sendCode, sent)
  const hands = await askForCode()
  await codeField()
  await pass(2)
  shop.fails(sendCode, rejection(45))
  await hands.click(button(/^ارسال دوبارهٔ کد$/))
  expect(await screen.findByText(/ارسال دوبارهٔ کد تا/)).toHaveTextContent(/۰:۴[۳-۵]/)
  expect(button(/^ورود$/)).not.toHaveAttribute('aria-disabled')
})

test('a form stays busy while a short wait is sat out, and is sent again by itself', async () => {
  shop.on(sendCode, () => {
    if (shop.requestsTo(sendCode).length === 1) throw refuse(4)
    return sent
  })
  await askForCode()
  await waitFor(() => expect(shop.requestsTo(sendCode)).toHaveLength(1))
  await pass(3)
  expect(button(/^دریافت کد ورود/)).toHaveAttribute('aria-busy', 'true')
  await pass(2)
  expect(await codeField()).toBeVisible()
  const keys = shop.requestsTo(sendCode).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([keys[0], keys[0]])
})

test('a code that is refused for too many tries is told at its field', async () => {
  shop.on(sendCode, sent)
  const hands = await askForCode()
  shop.fails(verifyCode, rejection(20))
  await hands.type(await codeField(), '111111')
  const sentence = 'درخواست کد زیاد بود؛ ۲۰ ثانیهٔ دیگر دوباره تلاش کنید.'
  await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(sentence))
})
