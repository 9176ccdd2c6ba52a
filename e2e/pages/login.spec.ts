import { addToCart, toast } from '../kit/cart'
import {
  arriveLoggedIn,
  logInAs,
  loginDialog,
  newCustomer,
  PASSWORD,
  randomMobile,
  withPassword,
} from '../kit/customer'
import { expectNoViolations } from '../kit/expect-no-violations'
import { findGoods } from '../kit/goods'
import { expect, test, type Page } from '../kit/test'

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

async function shownCode(page: Page): Promise<string> {
  const text = await page
    .getByText('در نسخهٔ نمایشی')
    .getByText(/^[۰-۹]{6}$/)
    .innerText()
  return text.replace(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

test.describe('a guest who taps a heart', () => {
  test.use({ expected: /status of 412/ })

  test('logs in on the same page, and the favourite is set and stays', async ({ page }) => {
    await page.goto('/product-category')
    const heart = page.getByRole('button', { name: /^علاقه‌مندی به/ }).first()
    await heart.click()
    const dialog = loginDialog(page)
    await expect(dialog.getByText('برای افزودن به علاقه‌مندی‌ها وارد شوید.')).toBeVisible()
    const mobile = dialog.getByRole('textbox', { name: 'شمارهٔ موبایل' })
    await expect(mobile).toBeFocused()

    await mobile.fill('۰۹۱۲')
    await page.keyboard.press('Enter')
    await expect(mobile).toHaveAccessibleDescription(/شمارهٔ موبایل درست نیست/)
    await expect(mobile).toBeFocused()

    await mobile.fill(randomMobile())
    await page.keyboard.press('Enter')
    const code = dialog.getByRole('textbox', { name: 'کد ورود' })
    await expect(code).toBeFocused()
    await expect(dialog.getByText(/ارسال دوبارهٔ کد تا/)).toBeVisible()
    const shown = await shownCode(page)
    await expectNoViolations(page)

    await code.fill(wrongCode(shown))
    await expect(code).toHaveAccessibleDescription(/۴ بار دیگر/)
    await expect(code).toBeFocused()
    await code.fill(shown)
    await expect(dialog).toBeHidden()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toBeFocused()

    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a login with a password returns to the page it came from', async ({ page }) => {
  const { mobile } = await withPassword(page.request)
  await page.context().clearCookies()
  await page.goto(`/login?next=${encodeURIComponent('/blog?from=login#content')}`)
  const password = page.getByRole('textbox', { name: 'رمز عبور' })
  await expect(page.getByRole('button', { name: 'دریافت کد ورود' })).toBeVisible()
  await expect(password).toBeHidden()
  await expect(async () => {
    await page.getByRole('button', { name: 'ورود با رمز عبور' }).click({ timeout: 1_000 })
    await expect(password).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(mobile)
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page).toHaveURL('/blog?from=login#content')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'vitrin')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })
})

test('logging out in one tab logs out the other', async ({ context, page, request }) => {
  await arriveLoggedIn(page)
  await page.goto((await findGoods(request)).chosen)
  await addToCart(page)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'فهرست', exact: true }).click()
  const leave = other.getByRole('button', { name: 'خروج از حساب' })
  await leave.click()
  const question = other.getByRole('dialog', { name: 'خروج از حساب کاربری' })
  await question.getByRole('button', { name: 'انصراف' }).click()
  await expect(leave).toBeFocused()
  await leave.click()
  await question.getByRole('button', { name: 'خروج', exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vitrin:user')))
    .not.toContain('"isUser":true')
  await expect(page.getByRole('button', { name: 'افزودن به سبد خرید' })).toBeVisible()
  await expect(other).toHaveURL('/')
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => name === 'vitrin')).toEqual([])
})

test('logging out in another tab leaves a half-typed form without a question', async ({
  context,
  page,
}) => {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  await arriveLoggedIn(page)
  await page.goto('/profile/edit')
  await page.getByLabel('ایمیل').fill('mina@example.com')
  const other = await context.newPage()
  await other.goto('/connection-lost')
  await other.evaluate(() => {
    const data = { id: null, token: null, isUser: false, info: null }
    localStorage.setItem('vitrin:user', JSON.stringify({ version: 1, data }))
  })
  await expect(page).toHaveURL('/')
  expect(questions).toEqual([])
})

test('a page of one customer sends nothing in the name of the next', async ({
  context,
  page,
  request,
}) => {
  await arriveLoggedIn(page)
  await page.goto('/profile/edit')
  await page.getByLabel('نام نمایشی').fill('مینا و قوری')
  const next = await newCustomer(request)
  const urls: string[] = []
  page.on('request', (sent) => {
    if (sent.headers()['authorization'] === next.bearer.Authorization) urls.push(sent.url())
  })
  // Home never comes, as where a question is answered with "stay".
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ status: 204 }),
  )
  await logInAs(await context.newPage(), next)
  await expect(page.getByLabel('نام نمایشی')).toBeHidden()
  await expect(page.getByRole('button', { name: 'ذخیرهٔ تغییرها' })).toBeHidden()
  expect(urls).toEqual([])
})

test.describe('a customer who is already logged in', () => {
  // The pages behind the guard are not this test's; they may be missing.
  test.use({ expected: /status of 404/ })

  test('is redirected from /auth, and only to a path of this shop', async ({ page, baseURL }) => {
    await arriveLoggedIn(page)
    for (const next of ['//evil.example', '/%5Cevil.example', '%252f%252fevil.example']) {
      await page.goto(`/auth?next=${next}`)
      await expect(page).toHaveURL(`${baseURL}/profile`)
    }
    await page.goto('/auth?next=/Cart')
    await expect(page).toHaveURL('/Cart')
  })

  test('gets a lost cookie again and reaches the requested page', async ({ page }) => {
    await arriveLoggedIn(page)
    await page.context().clearCookies()
    const arrived = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/upload' && answer.status() !== 307,
    )
    await page.goto('/upload')
    await arrived
    await expect(page).toHaveURL('/upload')
  })

  test('logs in again when the browser has lost the token', async ({ page }) => {
    await arriveLoggedIn(page)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/auth?next=/Cart')
    await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toBeVisible()
  })
})

test.describe('a session that has ended', () => {
  test.use({ expected: /status of 401/ })

  test('is told where the shopper is, and forgotten without leaving the page', async ({ page }) => {
    const { bearer } = await arriveLoggedIn(page)
    await page.request.post('/api/profile/logout', { data: {}, headers: bearer })
    await page.goto('/product-category')
    await expect(toast(page, /^از حساب کاربری خود خارج شده‌اید/)).toHaveCount(1)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('vitrin:user')))
      .toContain('"isUser":false')
    await expect(page).toHaveURL('/product-category')
  })
})
