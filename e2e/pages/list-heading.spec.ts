import { expect, test } from '../kit/test'

const NAMES = ['گوشی-موبایل', 'لپ-تاپ', 'مبلمان-و-دکور', 'لوازم-برقی-خانه']

test(
  'the words under the heading of a list stand whole on a phone',
  { tag: '@any-width' },
  async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 })
      for (const name of NAMES) {
        await page.goto(`/product-category/${encodeURIComponent(name)}`)
        const heading = page.getByRole('main').getByRole('heading', { level: 1 })
        const text = page.getByRole('main').getByRole('paragraph').first()
        await expect(heading).toBeVisible()
        await expect(text).toHaveText(/\.$/)
        const isCut = await text.evaluate((own) => own.scrollHeight > own.clientHeight + 1)
        expect(isCut, `${name} at ${width}`).toBe(false)
      }
    }
  },
)
