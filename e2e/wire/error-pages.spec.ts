import type { Page } from '@playwright/test'
import { REMOVED_SLUG } from '@/lib/server/db/seed/demo/availability'
import { expect, test } from '../kit/test'

test.use({ expected: /status of (404|503)/ })

test('/404 is a 404 that shows Persian alone', async ({ page }) => {
  const answer = await page.goto('/404')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('صفحه پیدا نشد')
  await expect(page.getByText('Page not found')).toBeHidden()
  await expect(page.getByRole('main')).not.toContainText(/[A-Za-z]/, { useInnerText: true })
})

/** Names of goods below it may be Latin. */
async function expectPersianMessage(page: Page): Promise<void> {
  const message = page.getByRole('heading', { level: 1 }).locator('..')
  await expect(message).not.toContainText(/[A-Za-z]/, { useInnerText: true })
}

test('the page of an unknown path offers what sells best', async ({ page }) => {
  await page.goto('/nowhere/at-all')
  const best = page.getByRole('region', { name: 'پرفروش‌ترین‌ها' })
  await expect(best.getByRole('listitem')).toHaveCount(3)
})

test('the page of an unknown path names it', async ({ page }) => {
  const answer = await page.goto('/nowhere/at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page not found: /nowhere/at-all')).toBeAttached()
  await expectPersianMessage(page)
})

test('the page of an unknown product names its address', async ({ page }) => {
  const answer = await page.goto('/product/چنین-کالایی-نیست')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /product/چنین-کالایی-نیست')).toBeAttached()
  await expectPersianMessage(page)
})

const NOT_HERE = 'شاید آنچه می‌جویید دیگر در فروشگاه نیست'
const BEYOND = /این فهرست تنها (یک|[۰-۹]+) صفحه دارد\./

const missing: [path: string, reason: string | RegExp][] = [
  ['/nowhere/at-all', 'این نشانی به جایی نمی‌رسد'],
  ['/product/چنین-کالایی-نیست', NOT_HERE],
  ['/product-category/چنین-دسته‌ای-نیست', NOT_HERE],
  ['/brand/nobody?sort=newest', NOT_HERE],
  ['/festival/هیچ', NOT_HERE],
  ['/blog/هیچ', NOT_HERE],
  ['/page/هیچ', NOT_HERE],
  ['/user/99999', NOT_HERE],
  ['/user/1/post/99999', 'شاید نویسنده‌اش آن را حذف کرده است'],
  ['/user/1/page/99', BEYOND],
  ['/blog/page/99', BEYOND],
  ['/product-category?page=999', BEYOND],
  ['/search?q=گوشی&page=99', BEYOND],
  ['/blog/category/هیچ/x', 'شمارهٔ صفحه در این نشانی درست نیست.'],
  ['/product-category?page=x', 'شمارهٔ صفحه یا فیلتری که در این نشانی آمده است درست نیست.'],
]

for (const [address, reason] of missing) {
  test(`the markup of ${address} is a whole page that names its path and the reason`, async ({
    request,
  }) => {
    const [path = ''] = address.split('?')
    for (const visit of ['first', 'second']) {
      const answer = await request.get(encodeURI(address))
      expect(answer.status(), visit).toBe(404)
      const html = await answer.text()
      const markup = html.replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
      expect(markup).toMatch(/<html[^>]* lang="fa" dir="rtl"/)
      expect(markup).toMatch(/<meta name="robots" content="noindex/)
      expect(markup).toMatch(/<h1[^>]*>صفحه پیدا نشد<\/h1>/)
      expect(markup).toMatch(/Page [Nn]ot [Ff]ound: <bdi>/)
      expect(markup).toContain(`<bdi>${path}</bdi>`)
      expect(markup).toMatch(reason)
      expect(markup).toMatch(/<header[\s\S]*role="search"[\s\S]*<main[\s\S]*role="search"/)
    }
  })
}

test('the markup of a product that is sold no more is a whole page', async ({ request }) => {
  const answer = await request.get(`/product/${encodeURIComponent(REMOVED_SLUG)}`)
  expect(answer.status()).toBe(410)
  const html = await answer.text()
  expect(html).toMatch(/<html[^>]* lang="fa" dir="rtl"/)
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).toMatch(/<h1[^>]*>این کالا دیگر فروخته نمی‌شود<\/h1>/)
  expect(html).toMatch(/<header[\s\S]*role="search"/)
})

test('/503 says when to come back, and goes home by itself when the shop is open', async ({
  page,
}) => {
  const answer = await page.goto('/503')
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('چند دقیقهٔ دیگر برمی‌گردیم')
  await expect(page).toHaveURL('/', { timeout: 30_000 })
})

test('a lost connection is announced, and the page comes back with it', async ({
  page,
  context,
}) => {
  await page.goto('/connection-lost?next=%2Fblog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصال برقرار است')
  await context.setOffline(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصال اینترنت قطع است')
  await context.setOffline(false)
  await expect(page).toHaveURL('/blog', { timeout: 30_000 })
})
