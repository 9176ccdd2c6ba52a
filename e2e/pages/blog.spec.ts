import type { Locator } from '@playwright/test'
import { expect, test } from '../kit/test'

test('from the magazine to an article, along its contents, to the goods it names', async ({
  page,
}) => {
  await page.goto('/blog')
  const articles = page.getByRole('article')
  const lead = articles.first().getByRole('link')
  const title = (await lead.textContent()) ?? ''
  await lead.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const contents = page.getByText('در این نوشته', { exact: true }).filter({ visible: true })
  if ((await contents.evaluate((node) => node.tagName)) === 'SUMMARY') await contents.click()
  const part = page.locator('a[href^="#"]').filter({ visible: true }).nth(1)
  const name = (await part.textContent()) ?? ''
  await part.click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  expect(decodeURIComponent(new URL(page.url()).hash)).not.toBe('')

  const goods = page.getByRole('region', { name: 'کالاهای این نوشته' })
  const named = goods.getByRole('link').first()
  const product = (await named.textContent()) ?? ''
  await named.click()
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the first article is named without scrolling', async ({ page }) => {
    await page.goto('/blog')
    const lead = page.getByRole('article').first().getByRole('heading')
    await expect(lead).toBeInViewport({ ratio: 1 })
    const card = await page.getByRole('article').first().boundingBox()
    const picture = await page.getByRole('article').first().locator('img').boundingBox()
    const foot = (box: typeof card) => (box ? box.y + box.height : 0)
    expect(foot(card) - foot(picture), 'the picture fills the card').toBeLessThan(4)
  })

  test('an article opens with its contents and its whole picture, and ends in whole rows', async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.getByRole('article').first().getByRole('link').click()
    const contents = page.getByRole('navigation', { name: 'در این نوشته' })
    await expect(contents).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('article').first().locator('img').first()).toBeInViewport({
      ratio: 1,
    })
    await page.getByRole('heading', { level: 2 }).nth(3).scrollIntoViewIfNeeded()
    await expect(contents, 'it stays beside the text').toBeInViewport({ ratio: 1 })
    const marked = contents.locator('[aria-current]')
    await page.keyboard.press('End')
    await expect(marked).toHaveText((await contents.getByRole('link').last().textContent()) ?? '')
    await page.keyboard.press('Home')
    await expect(marked, 'no part is reached at the top of the page').toHaveCount(0)

    const goods = page.getByRole('region', { name: 'کالاهای این نوشته' })
    const edge = async (of: Locator) => Math.round((await of.boundingBox())?.x ?? 0)
    const last = goods.getByRole('listitem').filter({ visible: true }).last()
    expect(await edge(last), 'the goods fill their row').toBe(await edge(goods))
    const trail = page.getByRole('navigation', { name: 'مسیر صفحه' })
    expect(await edge(goods), 'they begin where the page does').toBe(await edge(trail))
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('what is to be read next stands in one row', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('article').first().getByRole('link').click()
    const next = page.getByRole('region', { name: 'خواندنی‌های نزدیک' }).getByRole('listitem')
    await expect(next).toHaveCount(3)
    const tops = await next.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    )
    expect(new Set(tops).size).toBe(1)
  })
})

test('a message is written, mended and sent', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('نام و نام خانوادگی').fill('مریم رستگار')
  await page.getByLabel('شمارهٔ موبایل').fill('۰۹۱۲۳')
  await page.getByLabel('موضوع').fill('پرسش دربارهٔ گارانتی')
  await page.getByLabel('پیام').fill('آیا گارانتی این گوشی قابل انتقال است؟')
  const button = page.getByRole('button', { name: 'ارسال پیام' })
  await button.click()
  const mobile = page.getByLabel('شمارهٔ موبایل')
  await expect(mobile).toHaveAttribute('aria-invalid', 'true')
  await expect(mobile).toBeFocused()
  await mobile.fill('۰۹۱۲۳۴۵۶۷۸۹')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'پیام شما رسید' })).toBeFocused()
})
