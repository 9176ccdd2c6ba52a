import { topCategory } from '../kit/goods'
import { expect, test } from '../kit/test'

test(
  'what helps to choose leads to needs and budgets, and to questions under a list',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const top = await topCategory(request)
    await page.goto(top.path)
    await page.getByRole('link', { name: 'نیازتان را انتخاب کنید' }).first().click()
    await expect(page).toHaveURL(/#needs$/)
    const needs = page.getByRole('region', { name: 'بر پایهٔ نیازتان' })
    await needs
      .getByRole('link', { name: /^تا .* تومان$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/price_max=\d+#goods$/)
    await page.goto(`/product-category/گوشی-موبایل`)
    await page.getByText('کمکم کنید انتخاب کنم').click()
    const budget = page.getByRole('definition').getByRole('link').first()
    await budget.click()
    await expect(page).toHaveURL(/\?price_max=\d+#goods$/)
  },
)

test('a last row that is not full holds the help in its hole, until its questions open', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'there it is a line under the goods')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/product-category/گوشی-موبایل')
  const cells = page.locator('[data-view] ul:has(> li > article) > li')
  const tops = () =>
    cells.evaluateAll((all) => all.slice(-2).map((one) => one.getBoundingClientRect().top))
  const goods = (await cells.count()) - 1
  expect(goods % 4, 'the row has a hole').toBeGreaterThan(0)
  const [last, help] = await tops()
  expect(help).toBeCloseTo(last ?? 0, 0)
  const heightOf = (nth: number) => cells.nth(nth).evaluate((cell) => cell.clientHeight)
  expect(await heightOf(goods), 'as high as the goods').toBe(await heightOf(goods - 1))
  await page.getByText('کمکم کنید انتخاب کنم').click()
  await expect.poll(async () => (await tops())[1]).toBeGreaterThan((await tops())[0] ?? 0)
})
