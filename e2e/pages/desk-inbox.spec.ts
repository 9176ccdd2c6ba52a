import { expectNoViolations } from '../kit/expect-no-violations'
import { logInAtDesk } from '../kit/desk-login'
import { newCustomer } from '../kit/customer'
import { expect, test } from '../kit/own-shop-test'
import { saveComment } from '@/lib/contract/reviews/write-reviews'

test.describe.configure({ timeout: 180_000 })
// An answer to a thread that has moved is 409.
test.use({ expected: /status of (409|422|429)/ })

const COMMENT = 'دسته‌اش در دست خوب می‌نشیند.'
const PRODUCT = 104

test('staff answer, note, accept and decide by keys, and a clash says whose it was', async ({
  page,
  context,
  request,
}) => {
  const { bearer } = await newCustomer(request)
  const written = await request.post(saveComment.path, {
    data: { product_id: PRODUCT, comment: COMMENT, rate: 5 },
    headers: bearer,
  })
  expect(written.ok(), await written.text()).toBe(true)

  await logInAtDesk(page, '/desk/inbox')
  const tickets = page.getByRole('region', { name: 'فهرست تیکت‌ها' })
  await expect(tickets.getByRole('link').first()).toBeVisible()
  const thread = page.getByRole('list', { name: 'پیام‌های تیکت' })
  await expect(thread).toBeVisible()
  const waiting = await tickets.getByRole('link').count()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page)
  }
  const other = await context.newPage()
  await other.goto(page.url())
  const otherReply = other.getByRole('textbox', { name: 'پاسخ به مشتری' })
  await otherReply.fill('از انبار می‌پرسیم.')

  await page.keyboard.press('KeyN')
  await page.keyboard.type('شمارهٔ ۴۲ در انبار هست.')
  await page.keyboard.press('Control+Enter')
  await expect(thread.getByText('یادداشت داخلی · سارا مرادی')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('KeyR')
  await page.keyboard.type('شمارهٔ ۴۲ را فردا می‌فرستیم.')
  await page.keyboard.press('Control+Enter')
  await expect(tickets.getByRole('link')).toHaveCount(waiting - 1)

  await otherReply.press('Control+Enter')
  const clash = other.getByRole('alert').filter({ hasText: 'سارا مرادی' })
  await expect(clash).toBeVisible()
  await expect(otherReply).toHaveValue('از انبار می‌پرسیم.')
  await expectNoViolations(other)
  await clash.getByRole('button', { name: 'دیدن آخرین وضع' }).click()
  await expect(other.getByText('شمارهٔ ۴۲ را فردا می‌فرستیم.')).toBeVisible()
  await other.close()

  await page.getByRole('link', { name: /^دیدگاه‌ها/ }).click()
  const comments = page.getByRole('region', { name: 'فهرست دیدگاه‌ها' })
  await comments.getByRole('link', { name: new RegExp(COMMENT) }).click()
  const product = page.getByRole('region', { name: 'بی‌نام' }).locator('a[href^="/product/"]')
  const productPath = (await product.getAttribute('href')) ?? ''
  await page.keyboard.press('KeyY')
  await expect(comments.getByRole('link', { name: new RegExp(COMMENT) })).toBeHidden()
  await page.goto(productPath)
  await expect(page.getByText(COMMENT).first()).toBeAttached()

  await page.goto('/desk/inbox?queue=returns')
  const returns = page.getByRole('region', { name: 'فهرست مرجوعی‌ها' })
  await expect(returns.getByText('درخواست مرجوعی')).toBeVisible()
  const decision = page.getByRole('region', { name: 'تصمیم' })
  await expect(decision).toBeVisible()
  await expectNoViolations(page)
  await decision.getByRole('button', { name: 'نپذیرفتن…' }).click()
  await decision.getByRole('button', { name: 'نپذیرفتن', exact: true }).click()
  await expect(decision.getByText('دلیل نپذیرفتن را بنویسید', { exact: false })).toBeVisible()
  await decision.getByRole('button', { name: 'انصراف' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('KeyY')
  await expect(returns.getByText('مرجوعی پذیرفته شد')).toHaveCount(2)
  await returns.getByRole('link', { name: /تعویض/ }).click()
  await expect(page.getByText(/تعویض با .*کنار گذاشته شده/)).toBeVisible()
})

for (const width of [390, 768]) {
  test(`an open thread is a page of its own with its answer at hand at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await logInAtDesk(page, '/desk/inbox?state=closed')
    const tickets = page.getByRole('region', { name: 'فهرست تیکت‌ها' })
    await tickets.getByRole('link').first().click()
    await expect(tickets).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'صف‌های صندوق' })).toBeHidden()
    const reply = page.getByRole('textbox', { name: 'پاسخ به مشتری' })
    await expect(reply).toBeInViewport({ ratio: 1 })
    const first = page.getByRole('list', { name: 'پیام‌های تیکت' }).getByRole('listitem').first()
    const { y = Infinity } = (await first.boundingBox()) ?? {}
    expect(y).toBeLessThan(220)
    await page.keyboard.press('KeyU')
    const beside = page.getByRole('dialog', { name: 'مشتری و سفارش' })
    await expect(beside.getByText('کیف پول')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'تیکت‌ها', exact: true }).click()
    await expect(tickets).toBeVisible()
  })
}
