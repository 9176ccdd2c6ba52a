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
