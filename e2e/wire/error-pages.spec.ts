import { expect, test } from '../kit/test'

test.use({ expected: /status of (404|503)/ })

test('/404 is a 404 in two languages', async ({ page }) => {
  const answer = await page.goto('/404')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('صفحهٔ درخواستی پیدا نشد')
  await expect(page.getByText('Page not found')).toBeVisible()
})

test('the page of an unknown path names it', async ({ page }) => {
  const answer = await page.goto('/nowhere/at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page not found: /nowhere/at-all')).toBeVisible()
})

test('the page of an unknown product names its address', async ({ page }) => {
  const answer = await page.goto('/product/چنین-کالایی-نیست')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /product/چنین-کالایی-نیست')).toBeVisible()
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
