import { findGoods } from '../kit/goods'
import { boxOf, saba, scrollTo } from '../kit/layout'
import { expect, test, type Page } from '../kit/test'

const fillsWindow = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('.product-layout')?.getBoundingClientRect()
    return row !== undefined && row.bottom > innerHeight * 0.7
  })

/** Buttons that add to the cart, of which more than a strip is seen under the header. */
const countButtons = (page: Page) =>
  page.getByRole('button', { name: 'افزودن به سبد خرید' }).evaluateAll((all) => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return all
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => button.getBoundingClientRect())
      .filter((one) => Math.min(one.bottom, innerHeight) - Math.max(one.top, top) > 16).length
  })

for (const width of [768, 900, 1100, 1440]) {
  test(`the box for buying lies on nothing, and one button buys, at ${width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto((await findGoods(request, { variants: 2 })).path)
    const box = await page.getByRole('complementary', { name: 'خرید این کالا' }).elementHandle()
    const more = await page.locator('.product-more').elementHandle()
    const isSpread = width < 1280
    for (const y of [0, 300, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 3000]) {
      await scrollTo(page, y)
      const overlap = await page.evaluate(
        ([one, other]) => {
          const [a, b] = [one, other].map((each) => each?.getBoundingClientRect() ?? new DOMRect())
          if (!a || !b) return 0
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          return across > 0 ? Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) : 0
        },
        [box, more],
      )
      expect(overlap, `at ${y}`).toBeLessThanOrEqual(0)
      // A wide screen has no bar: past the goods themselves nothing buys them.
      const allowed = isSpread || (await fillsWindow(page)) ? [1] : [0, 1]
      await expect
        .poll(async () => allowed.includes(await countButtons(page)), `at ${y}`)
        .toBe(true)
    }
    await expect(page.locator('[data-buy-bar]')).toBeVisible({ visible: isSpread })
  })
}

/** Before there is a city that of the one which is reached first, where there is one. */
const DAY = /^(?:ارسال |تهران: )/

test('on a tablet one button buys at any scroll, also while that of the box leaves under the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(saba)
  for (let y = 0; y <= 1500; y += 25) {
    await scrollTo(page, y)
    await expect.poll(() => countButtons(page), `at ${y}`).toBe(1)
  }
})

for (const width of [768, 1024, 1279]) {
  test(`at ${width} px the bar lies neither over the end of the page nor over what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(saba)
    const bar = page.locator('[data-buy-bar]')
    await scrollTo(page, 100_000)
    await expect(bar).toBeVisible()
    const { y: edge } = await boxOf(bar)
    const ends = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom))
    expect(Math.max(...ends)).toBeLessThanOrEqual(edge)
    // Half of it stands under the bar before it is reached.
    const link = page.getByRole('contentinfo').getByRole('link').first()
    await link.evaluate((one) => {
      const { top } = one.getBoundingClientRect()
      window.scrollBy({ top: top - window.innerHeight + 20, behavior: 'instant' })
      one.focus()
    })
    await expect
      .poll(() => link.evaluate((one) => one.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(edge)
  })
}

test('the bar of a phone has the price once that under the name has left the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(saba)
  const bar = page.locator('[data-buy-bar]')
  const price = page.locator('main .price-lg').filter({ visible: true })
  const english = page.getByRole('main').getByText('Parseh Saba 3', { exact: true })
  expect((await boxOf(english)).y).toBeLessThan((await boxOf(price)).y)
  const { height } = await boxOf(bar)
  await expect(bar.locator('.price')).toBeHidden()
  await scrollTo(page, 700)
  await expect(bar.locator('.price')).toBeVisible()
  expect((await boxOf(bar)).height).toBe(height)
  await scrollTo(page, 0)
  await expect(bar.locator('.price')).toBeHidden()
})

test('the bar of a phone has no discount without its price', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${encodeURIComponent('پیراهن-زنانه-نخی-نیلوفر-شبنم')}`)
  const bar = page.locator('[data-buy-bar]')
  await expect(bar.getByText(DAY)).toBeVisible()
  await expect(bar.locator('.price-cut')).toBeHidden()
  await scrollTo(page, 900)
  await expect(bar.locator('.price-cut')).toBeVisible()
  await expect(bar.locator('.price-now')).toBeVisible()
})

for (const width of [320, 360, 393]) {
  test(`the bar of a reduced good is one row, with its discount and its day over its price, at ${width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto((await findGoods(request, { isReduced: true })).chosen)
    const bar = page.locator('[data-buy-bar]')
    await scrollTo(page, 900)
    await expect(bar.locator('.price-now')).toBeVisible()
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(65)
    const day = bar.getByText(DAY)
    await expect(day).toBeVisible()
    const [button, price, cut] = [
      await boxOf(bar.getByRole('button', { name: 'افزودن به سبد خرید' })),
      await boxOf(bar.locator('.price-now')),
      await boxOf(bar.locator('.price-cut')),
    ]
    expect(cut.y + cut.height).toBeLessThanOrEqual(price.y + 1)
    const { y, height } = await boxOf(day)
    expect(y + height).toBeLessThanOrEqual(price.y + 1)
    expect(price.x + price.width, 'the price stands beside the button').toBeLessThan(button.x)
    expect(price.x).toBeGreaterThanOrEqual(0)
  })
}
