import { withPictures } from '../kit/browser'
import { findGoods, newestArticle, topCategory } from '../kit/goods'
import { expect, test, type Page } from '../kit/test'

test.use({ launchOptions: withPictures })
/** A picture that only a script would bring has no size. */
async function expectFirstPicture(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
}

test('home leads to the parts of the shop', async ({ page, request }) => {
  const category = await topCategory(request)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectFirstPicture(page)
  await page.getByRole('main').getByRole('link', { name: category.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible()
})

test('what stands at the start ends by itself', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-starting]')).toHaveCSS('visibility', 'hidden')
})

test('a list is read page by page, narrowed and arranged', async ({ page }) => {
  await page.goto('/product-category')
  const cards = page.getByRole('region', { name: 'کالاها' }).getByRole('article')
  const first = await cards.first().getByRole('heading').textContent()
  const pages = page.getByRole('navigation', { name: /صفحه/ })
  await pages.getByRole('link', { name: 'صفحهٔ ۲', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '')
  await page.goto('/product-category?available=1&sort=cheapest')
  await expect(cards.first()).toBeVisible()
})

test('a word is searched for', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox'))
    .filter({ visible: true })
    .first()
    .fill('گوشی')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(
    page.getByRole('region', { name: 'کالاها' }).getByRole('article').first(),
  ).toBeVisible()
})

test('a product is read whole', async ({ page, request }) => {
  const goods = await findGoods(request, { variants: 2, units: 1 })
  await page.goto(goods.path)
  await expect(page.getByRole('heading', { level: 1, name: goods.title })).toBeVisible()
  await expectFirstPicture(page)
  const toman = new Intl.NumberFormat('fa-IR').format(goods.stock.final_price / 10)
  await expect(
    page.getByText(toman.replace(/٬/g, ',')).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /مشخصات/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /دیدگاه/ }).first()).toBeVisible()
})

test('the magazine is read from its list', async ({ page, request }) => {
  const article = await newestArticle(request)
  await page.goto('/blog')
  await page.getByRole('main').getByRole('link', { name: article.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await expect(page.getByRole('article').first().locator('p').nth(2)).toBeVisible()
})

test('the cart and the login say that they need a script', async ({ page }) => {
  await page.goto('/Cart')
  await expect(page.getByRole('heading', { level: 1, name: 'سبد خرید' })).toBeVisible()
  await expect(page.getByText(/^سبد خرید .* بدون جاوااسکریپت/)).toBeVisible()
  await page.goto('/login')
  await expect(page.getByText(/^این صفحه بدون جاوااسکریپت کار نمی‌کند/)).toBeVisible()
})
