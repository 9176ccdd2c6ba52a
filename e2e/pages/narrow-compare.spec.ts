import { findGoods } from '../kit/goods'
import { expect, test } from '../kit/test'

test.use({ viewport: { width: 360, height: 740 } })

test('the heads of a comparison stand under the header in the columns of their table, go up with it, and end with the table', async ({
  page,
  request,
}) => {
  const goods = await Promise.all([0, 1, 2].map((skip) => findGoods(request, { skip })))
  await page.goto(`/compare?ids=${goods.map(({ product_id: id }) => id).join()}`)
  const table = page.getByRole('region', { name: 'جدول مقایسه' })
  const bar = page.locator('[data-buy-heads]')
  const topOfBar = () => bar.evaluate((one) => Math.round(one.getBoundingClientRect().top))
  // What moves the header comes a second after the page.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }))
    await expect(bar).toBeVisible({ timeout: 500 })
    await expect(page.locator('html')).toHaveAttribute('data-header', 'away', { timeout: 500 })
  }).toPass()
  await expect.poll(topOfBar).toBe(0)

  const cells = bar.locator('.compare-buy')
  const edges = (all: (HTMLElement | SVGElement)[]) =>
    all.map((one) => Math.round(one.getBoundingClientRect().left))
  expect(await cells.evaluateAll(edges)).toEqual(await table.locator('thead th').evaluateAll(edges))
  const excess = await cells.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  )
  expect(Math.max(...excess), 'nothing reaches into the next column').toBeLessThanOrEqual(0)

  const cart = page.getByRole('banner').getByRole('link', { name: /^سبد خرید/ })
  await cart.evaluate((link) => link.focus({ preventScroll: true }))
  const header = page.locator('.header')
  const isBelowHeader = async () => {
    const bottom = await header.evaluate((one) => one.getBoundingClientRect().bottom)
    return bottom > 50 && (await topOfBar()) >= bottom - 2
  }
  await expect.poll(isBelowHeader, 'while the header has the focus it stays').toBe(true)
  await cart.evaluate((link) => link.blur())

  const lowest = await table.evaluate((one) => one.getBoundingClientRect().bottom + window.scrollY)
  await page.evaluate((top) => window.scrollTo({ top: top - 20, behavior: 'instant' }), lowest)
  const overhang = () =>
    page.evaluate(() => {
      const [one, other] = ['[data-buy-heads]', '[aria-label="جدول مقایسه"]'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      return (one?.bottom ?? 0) - (other?.bottom ?? 0)
    })
  await expect.poll(overhang).toBeLessThanOrEqual(1)
})

test('what a comparison can start with stands in one row', async ({ page }) => {
  await page.goto('/compare')
  const cards = page.getByRole('region', { name: /^پرفروش‌های / }).locator('article')
  const tops = await cards.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  )
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
})

test('what counts a good that was added stays within its column', async ({ page, request }) => {
  const goods = await Promise.all(
    [0, 1, 2].map((skip) => findGoods(request, { isSingle: true, skip })),
  )
  await page.goto(`/compare?ids=${goods.map(({ product_id: id }) => id).join()}`)
  const middle = page.getByRole('region', { name: 'جدول مقایسه' }).locator('thead th').nth(1)
  await middle.getByRole('button', { name: /^افزودن به سبد/ }).click()
  const stepper = middle.getByRole('group')
  await expect(stepper).toBeVisible()
  const excess = await stepper.evaluate((one) => {
    const [own, column] = [one, one.closest('th') ?? one].map((box) => box.getBoundingClientRect())
    return Math.max(
      (column?.left ?? 0) - (own?.left ?? 0),
      (own?.right ?? 0) - (column?.right ?? 0),
    )
  })
  expect(excess).toBeLessThanOrEqual(0)
})

test('on a wide screen what is bought stands where its column begins', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const goods = await Promise.all([0, 1, 2].map((skip) => findGoods(request, { skip })))
  await page.goto(`/compare?ids=${goods.map(({ product_id: id }) => id).join()}`)
  const bar = page.locator('[data-buy-heads]')
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 90, behavior: 'instant' }))
    await expect(bar).toBeVisible({ timeout: 500 })
  }).toPass()
  const starts = await page
    .getByRole('region', { name: 'جدول مقایسه' })
    .locator('thead th')
    .evaluateAll((all) =>
      all.map((one) => {
        const padding = Number.parseFloat(getComputedStyle(one).paddingInlineStart)
        return Math.round(one.getBoundingClientRect().right - padding)
      }),
    )
  const pictures = await bar
    .locator('img')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
  expect(pictures).toEqual(starts)
})
