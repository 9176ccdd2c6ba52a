import type { Page } from '@playwright/test'
import { getDeskArticles } from '@/lib/contract/desk/articles'
import { expectNoSidewaysScroll } from '../kit/cart'
import { listen, resizeTo } from '../kit/complaints'
import { logInAtDesk } from '../kit/desk-login'
import { expectNoViolations } from '../kit/expect-no-violations'
import { expect, test } from '../kit/test'

test.describe.configure({ timeout: 300_000 })

const SETTINGS = ['embeds', 'feeds', 'holidays', 'messages', 'sales', 'sent-messages', 'server']
const PATHS = [
  ...[
    '/desk',
    '/desk/account',
    '/desk/attributes',
    '/desk/audit',
    '/desk/brands',
    '/desk/categories',
  ],
  ...['/desk/orders?tab=open&view=board', '/desk/orders/1', '/desk/orders/new'],
  ...['labels', 'invoices', 'picking'].map((what) => `/desk/orders/print?what=${what}&ids=1,2`),
  ...['/desk/inbox', '/desk/customers', '/desk/customers/1', '/desk/staff', '/desk/reports'],
  ...['/desk/products', '/desk/products/1', '/desk/products/new', '/desk/stock', '/desk/import'],
  ...['/desk/discounts', '/desk/discounts?tab=coupons&open=new', '/desk/articles/new'],
  ...['/desk/articles', '/desk/pages', '/desk/pages/terms', '/desk/pages/new'],
  ...['', '/branches', '/menus', '/redirects'].map((part) => `/desk/content${part}`),
  ...['', '/shipping?open=new', ...SETTINGS.map((name) => `/${name}`)].map(
    (part) => `/desk/settings${part}`,
  ),
]

/** Those of another height than a control's, or of a small one's. */
function heightsOfSelects(page: Page): Promise<number[]> {
  return page
    .locator('select.desk-field:visible')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect().height)
        .filter((one) => one !== 32 && one !== 28),
    )
}

test('no page of the desk complains, fails axe in either scheme or scrolls sideways on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await logInAtDesk(page, '/desk/orders?tab=all')
  await expect(page.getByRole('table', { name: 'سفارش‌ها' })).toBeVisible()
  const complaints = await listen(page)
  const answer = await page.request.get(getDeskArticles.path)
  const [article] = getDeskArticles.answer.parse(await answer.json()).data.articles
  for (const path of [...PATHS, `/desk/articles/${article?.id}`]) {
    await test.step(path, async () => {
      await resizeTo(page, 1440, 900)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectNoViolations(page)
      expect(await heightsOfSelects(page), 'selects').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await resizeTo(page, 390, 844)
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page, 'seen')
      await page.emulateMedia({ colorScheme: 'light' })
    })
  }
  expect(complaints).toEqual([])
})

test('on a phone what saves a method of shipping or a coupon is in view, however long its form is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAtDesk(page, '/desk/settings/shipping')
  await page.getByRole('table', { name: 'روش‌های ارسال' }).getByRole('button').first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('textbox', { name: 'نام', exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^ذخیره/ })).toBeInViewport({ ratio: 1 })
  await page.goto('/desk/discounts?tab=coupons&coupon=new')
  await expect(panel.getByRole('textbox', { name: 'کد', exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^ذخیره/ })).toBeInViewport({ ratio: 1 })
})

test('on a phone the next step of an order stays at hand, however far its page is scrolled', async ({
  page,
}) => {
  await logInAtDesk(page, '/desk/orders?tab=preparing')
  await page.getByRole('table', { name: 'سفارش‌ها' }).getByRole('link').first().click()
  await resizeTo(page, 390, 844)
  const next = page.locator('[data-part="next-step"]').getByRole('button')
  await expect(next).toBeInViewport({ ratio: 1 })
  await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
  await expect(next).toBeInViewport({ ratio: 1 })
})

test.describe('what leads nowhere', () => {
  test.use({ expected: /status of 404/ })

  test('stays in the frame of the desk', async ({ page }) => {
    await logInAtDesk(page, '/desk/nowhere')
    const heading = page.getByRole('heading', { name: 'این صفحه در میز کار نیست' })
    const sections = page.getByRole('navigation', { name: 'بخش‌های میز کار' })
    await expect(heading).toBeVisible()
    await expect(sections).toBeVisible()
    const answer = await page.goto('/desk/products/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(heading).toBeVisible()
    await expect(sections).toBeVisible()
  })
})

test('on a phone titles of articles fit, and home opens at its list', async ({ page }) => {
  await logInAtDesk(page, '/desk')
  await expect(page.getByRole('navigation', { name: 'بخش‌های میز کار' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/desk/articles')
  const title = page
    .locator('main a[href^="/desk/articles/"]:not([href$="new"])')
    .filter({ visible: true })
    .first()
  await expect(title).toBeVisible()
  const box = await title.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  await page.goto('/desk/content')
  await expect(page.frameLocator('iframe').locator('[data-title]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'چیدمان' })).toBeInViewport()
})

test('on a phone Today scrolls as one page, and what is done with chosen works stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAtDesk(page, '/desk')
  const table = page.getByRole('table', { name: 'کارها به ترتیب مهلت' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  const scrollers = await page
    .locator('main *')
    .evaluateAll(
      (all) =>
        all.filter(
          (one) =>
            /auto|scroll/.test(getComputedStyle(one).overflowY) &&
            one.scrollHeight > one.clientHeight + 1,
        ).length,
    )
  expect(scrollers).toBe(1)
  await table.getByRole('checkbox').nth(1).check()
  await expect(page.getByRole('group', { name: 'با انتخاب‌شده‌ها' })).toBeInViewport({ ratio: 1 })
})

test('on a phone the hours of a branch are not cut, and the figures of a customer stand on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAtDesk(page, '/desk/content/branches')
  const hours = page.getByRole('textbox', { name: /^ساعت کار/ }).first()
  await expect(hours).toHaveValue(/./)
  expect(await hours.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await page.goto('/desk/customers/1')
  const figures = page.getByLabel('در یک نگاه').locator('dd')
  await expect(figures.first()).toBeVisible()
  const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  expect(tops[0]).toBe(tops[1])
})

test('on a tablet nothing that is done with a person of the shop is cut', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await logInAtDesk(page, '/desk/staff')
  const button = page.getByRole('button', { name: 'بستن نشست‌ها' }).first()
  await expect(button).toBeInViewport({ ratio: 1 })
})

test('on a phone no amount of a work is cut', async ({ page }) => {
  await logInAtDesk(page, '/desk')
  await page.setViewportSize({ width: 390, height: 844 })
  const amounts = page.locator('main td').getByText(/عدد · .*تومان$/)
  await expect(amounts.first()).toBeVisible()
  const edges = await amounts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(0)
})

test('on a phone the sales of a report are whole, and no list scrolls inside the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await logInAtDesk(page, '/desk/reports')
  for (const name of ['فروش', 'فروش هر دسته']) {
    const table = page.getByRole('table', { name, exact: true })
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    const box = table.locator('..')
    expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    expect(await box.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2)
  }
})

test('on a phone what a page seldom needs is behind one button of its head', async ({ page }) => {
  await logInAtDesk(page, '/desk/reports')
  await page.setViewportSize({ width: 390, height: 844 })
  const items = page.getByRole('menuitem')
  await page.getByRole('button', { name: 'کارهای دیگر' }).click()
  await expect(items).toHaveText(['سامانهٔ مودیان', 'فایل Excel', 'فایل CSV'])
  await page.keyboard.press('Escape')
  await page.goto('/desk/customers/1')
  await page.getByRole('button', { name: 'کارهای دیگر' }).click()
  await expect(items).toHaveText(['بستن حساب', 'خروجی داده‌ها', 'پاک کردن حساب…'])
})
