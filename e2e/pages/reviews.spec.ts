import type { APIRequestContext } from '@playwright/test'
import { getProducts } from '@/lib/contract/catalogue/products'
import { expectNoSidewaysScroll } from '../kit/cart'
import { png } from '../../tests/kit/pictures'
import { arriveLoggedIn, loginDialog, PASSWORD, randomMobile, withPassword } from '../kit/customer'
import { expectNoViolations } from '../kit/expect-no-violations'
import { expect, test, type Locator, type Page } from '../kit/test'

/** The product most has been said about. */
async function talkedAbout(request: APIRequestContext) {
  const data = { sort: 'best_selling' }
  const answer = await request.post(getProducts.path, { data })
  const { products } = getProducts.answer.parse(await answer.json()).data
  const [most] = products.toSorted((a, b) => b.rate_count - a.rate_count)
  if (!most) throw new Error('The running shop has no products.')
  return `/product/${encodeURIComponent(most.slug)}`
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const cards = (page: Page) => section(page, 'دیدگاه‌ها').getByRole('article')
const writeComment = (page: Page) => page.getByRole('button', { name: 'دیدگاه خود را بنویسید' })

async function typeCode(page: Page, dialog: Locator): Promise<void> {
  const mobile = dialog.getByRole('textbox', { name: 'شمارهٔ موبایل' })
  await mobile.fill(randomMobile())
  await mobile.press('Enter')
  await dialog.getByRole('button', { name: 'نوشتن این کد' }).click()
}

test('a guest logs in on the way, writes a comment and sees it wait', async ({ page, request }) => {
  const path = await talkedAbout(request)
  await page.goto(path)
  await writeComment(page).click()
  await typeCode(page, loginDialog(page))

  const dialog = page.getByRole('dialog', { name: 'دیدگاه شما' })
  const words = dialog.getByRole('textbox', { name: 'متن دیدگاه' })
  await words.fill('بی‌کم‌وکاست است <b>و سالم رسید</b>')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(writeComment(page)).toBeFocused()

  await page.reload()
  await writeComment(page).click()
  await expect(words).toHaveValue('بی‌کم‌وکاست است <b>و سالم رسید</b>')
  await dialog.getByRole('button', { name: 'ثبت دیدگاه' }).click()
  await expect(dialog.getByRole('radio', { name: '۱ از ۵، خیلی بد' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('radio', { name: '۲ از ۵، بد' })).toBeChecked()
  await dialog.getByRole('textbox', { name: /^خوبی‌ها/ }).fill('سبک است')
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'قوری.png', mimeType: 'image/png' },
    buffer: await png({ width: 2000, height: 1200 }),
  })
  await expect(dialog.getByRole('img', { name: 'عکس ۱' })).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'ثبت دیدگاه' }).click()
  await expect(dialog.getByText('دیدگاه شما ثبت شد')).toBeVisible()
  await dialog.getByText('بستن', { exact: true }).click()

  const own = cards(page).filter({ hasText: 'در انتظار تأیید' })
  await expect(own).toContainText('<b>و سالم رسید</b>')
  await expect(own).toContainText('سبک است')
  await own.getByRole('link', { name: /^عکس ۱ از/ }).click()
  const viewer = page.getByRole('dialog', { name: /^عکس‌های/ })
  await expect(viewer.getByRole('img', { name: /^عکس ۱ از/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expectNoViolations(page)
  await page.reload()
  await section(page, 'دیدگاه‌ها').scrollIntoViewIfNeeded()
  await expect(own).toBeVisible()
  const html = await (await request.get(path)).text()
  expect(html.includes('بی‌کم‌وکاست است')).toBe(false)

  await page.goto('/profile/comments')
  await page.getByRole('button', { name: /^ویرایش دیدگاه/ }).click()
  const edit = page.getByRole('dialog', { name: 'ویرایش دیدگاه' })
  await edit.getByRole('textbox', { name: 'متن دیدگاه' }).fill('پس از یک ماه هنوز سالم است.')
  await edit.getByRole('button', { name: 'ثبت ویرایش' }).click()
  await expect(edit.getByText('ویرایش شما ثبت شد')).toBeVisible()
  await edit.getByText('بستن', { exact: true }).click()
  await expect(page.getByText('پس از یک ماه هنوز سالم است.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^حذف دیدگاه/ }).click()
  const question = page.getByRole('dialog', { name: 'این دیدگاه حذف شود؟' })
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز دیدگاهی ننوشته‌اید' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('all comments are in a sheet, in the order wished for, and voted for', async ({
  page,
  request,
}) => {
  await arriveLoggedIn(page)
  await page.goto(await talkedAbout(request))
  await expect(cards(page)).toHaveCount(8)
  await page.getByRole('button', { name: /^همهٔ .* دیدگاه$/ }).click()
  const sheet = page.getByRole('dialog', { name: /^دیدگاه‌ها/ })
  const listed = sheet.getByRole('article')
  await expect(listed).toHaveCount(8)
  await sheet.getByRole('button', { name: 'دیدگاه‌های بیشتر' }).click()
  await expect(listed.nth(8)).toBeFocused()

  await sheet.getByRole('combobox', { name: 'مرتب‌سازی' }).selectOption('مفیدترین')
  const likes = listed.getByRole('button', { name: /^مفید بود/ })
  await expect(likes.first()).toBeVisible()
  const first = likes.first()
  const before = await first.innerText()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).not.toHaveText(before)
  await expectNoViolations(page)
})

test('a question is answered', async ({ page, request }) => {
  await arriveLoggedIn(page)
  await page.goto(await talkedAbout(request))
  const questions = section(page, 'پرسش‌ها')
  await questions
    .getByRole('button', { name: /^پاسخ دادن/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'پاسخ شما' })
  await dialog.getByRole('textbox', { name: 'متن پاسخ' }).fill('بله، سه ماه است دارمش.')
  await dialog.getByRole('button', { name: 'ثبت پاسخ' }).click()
  await expect(dialog.getByText('پاسخ شما ثبت شد')).toBeVisible()
  await dialog.getByText('بستن', { exact: true }).click()
  await expect(questions.getByText('پاسخ شما به یک پرسش')).toBeVisible()
})

test.describe('a session that ends while a comment is written', () => {
  test.use({ expected: /status of 401/ })

  test('leads home, and what was typed is there after logging in again', async ({
    page,
    request,
  }) => {
    const path = await talkedAbout(request)
    const { mobile, bearer, token, user } = await withPassword(page.request)
    const data = { id: user.id, token, isUser: true, info: { name: '' } }
    await page.goto('/connection-lost')
    await page.evaluate(
      (stored) => localStorage.setItem('vitrin:user', stored),
      JSON.stringify({ version: 1, data }),
    )
    await page.goto(path)
    await writeComment(page).click()
    const dialog = page.getByRole('dialog', { name: 'دیدگاه شما' })
    const words = dialog.getByRole('textbox', { name: 'متن دیدگاه' })
    await words.fill('این را نباید از دست داد.')
    await dialog.getByRole('radio', { name: '۵ از ۵، عالی' }).check()
    await page.request.post('/api/profile/logout', { data: {}, headers: bearer })
    await dialog.getByRole('button', { name: 'ثبت دیدگاه' }).click()
    await expect(page).toHaveURL('/')

    await page.goto(path)
    await writeComment(page).click()
    const login = loginDialog(page)
    await login.getByRole('button', { name: 'ورود با رمز عبور' }).click()
    await login.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(mobile)
    await login.getByRole('textbox', { name: 'رمز عبور' }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(words).toHaveValue('این را نباید از دست داد.')
    await expect(dialog.getByRole('radio', { name: '۵ از ۵، عالی' })).toBeChecked()
  })
})
