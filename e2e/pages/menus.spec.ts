import type { Locator, Page } from '@playwright/test'
import { openWithKeyboard } from '../kit/cart'
import { topCategory } from '../kit/goods'
import { expect, test } from '../kit/test'

test('the menu of categories is walked with the keyboard', async ({ page, request }) => {
  const top = await topCategory(request)
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'دسته‌ها' })
  const opener = menu.getByRole('button', { name: 'دسته‌بندی‌ها' })
  await openWithKeyboard(page, opener)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  const first = menu.getByRole('link', { name: top.title, exact: true })
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(top.path)
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /محتوا/ }).first()
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** Whether what has the focus lies under a bar at the top of the window. */
function isFocusCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('.header, .under-header')]
    const bottom = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom))
    return (document.activeElement?.getBoundingClientRect().top ?? 0) < Math.min(bottom, 200)
  })
}

/** Of what has left the window at its top, the lowest. */
function focusLinkAbove(page: Page): Promise<void> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main a')]
    links.findLast((link) => link.getBoundingClientRect().bottom < 0)?.focus()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the header leaves going down, returns going up and covers no focus', async ({ page }) => {
    await page.goto('/product-category')
    // A searchbox that becomes a combobox when it has the focus.
    const search = page.getByRole('banner').locator('#header-search')
    await page.mouse.move(195, 422)
    // What moves it comes a second after the page.
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      await expect(search).not.toBeInViewport({ timeout: 500 })
    }).toPass()
    await page.mouse.wheel(0, -60)
    await expect(search).toBeInViewport({ ratio: 1 })

    await page.mouse.wheel(0, 900)
    await expect(search).not.toBeInViewport()
    await focusLinkAbove(page)
    await expect(search).toBeInViewport({ ratio: 1 })
    await expect.poll(() => isFocusCovered(page)).toBe(false)

    await page.mouse.wheel(0, 900)
    await expect(search).not.toBeInViewport()
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Slash')
    await expect(search).toBeFocused()
    await expect(search).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  })
})

for (const width of [767, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('search, city and cart stay in reach at any scroll, in a lower header that covers no focus', async ({
      page,
    }) => {
      await page.goto('/product-category')
      const banner = page.getByRole('banner')
      const reachable = [
        banner.locator('#header-search'),
        banner.getByRole('button', { name: /شهر/ }),
        banner.getByRole('link', { name: /^سبد خرید/ }),
      ]
      const bottom = () => banner.evaluate((one) => one.getBoundingClientRect().bottom)
      const atTop = await bottom()
      await page.mouse.move(width / 2, 450)
      // It would leave only once its script has come.
      await expect(async () => {
        await page.mouse.wheel(0, 300)
        await expect(page.locator('html')).toHaveAttribute('data-header', 'away', { timeout: 500 })
      }).toPass()
      for (const part of reachable) await expect(part).toBeInViewport({ ratio: 1 })
      expect(await bottom()).toBeLessThan(atTop)

      await page.evaluate(() => scrollBy({ top: 900, behavior: 'instant' }))
      await focusLinkAbove(page)
      await expect.poll(() => isFocusCovered(page)).toBe(false)
      for (const part of reachable) await expect(part).toBeInViewport({ ratio: 1 })
    })
  })
}

test.describe('the side menu', () => {
  test.use({ viewport: { width: 766, height: 844 } })

  test('closes where the screen is 767 pixels wide', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'فهرست', exact: true }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 767, height: 844 })
    await expect(menu).toBeHidden()
  })

  test('locks the page behind it and moves nothing', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, 300))
    const position = () =>
      page.getByRole('main').evaluate((node) => node.getBoundingClientRect().toJSON())
    const before = { position: await position(), y: await page.evaluate(() => window.scrollY) }
    const opener = page.getByRole('button', { name: 'فهرست', exact: true })
    await opener.evaluate((node: HTMLElement) => {
      node.focus({ preventScroll: true })
      node.click()
    })
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(position).toEqual(before.position)
    await page.mouse.move(40, 600)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => window.scrollY)).toBe(before.y)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(before.y)
    await expect(opener).toBeFocused()
  })

  test('keeps the focus inside', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'فهرست', exact: true }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
    }
  })

  test('is closed by Back, and the page stays', async ({ page }) => {
    await page.goto('/product-category')
    await page.goto('/')
    await page.getByRole('button', { name: 'فهرست', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
  })
})

test('the footer has its links beside each other, and on a phone under a name that opens', async ({
  page,
}) => {
  await page.goto('/')
  const column = page.getByRole('contentinfo').getByRole('navigation').first()
  const link = column.getByRole('link').first()
  await expect(link).toBeVisible()
  await expect(column.locator('summary')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(link).toBeHidden()
  await column.locator('summary').press('Enter')
  await expect(link).toBeVisible()
})

test('a scheme that was chosen is set before any page is drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  const footer = page.getByRole('contentinfo')
  await footer.getByText('محفوظ است').scrollIntoViewIfNeeded()
  await footer.getByRole('radio', { name: 'تیره' }).check({ force: true })
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  // What is seen when the first of the page is parsed, before any other script.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      window.name = document.documentElement.dataset.theme ?? 'none'
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/', '/product-category', '/profile/ongoing-orders']) {
    await page.goto(path)
    expect(await page.evaluate(() => window.name)).toBe('dark')
    expect(await ground()).toBe(dark)
  }
  await page.goto('/')
  await footer.getByText('محفوظ است').scrollIntoViewIfNeeded()
  await footer.getByRole('radio', { name: 'خودکار' }).check({ force: true })
  await expect.poll(ground).toBe(light)
})

test('the bar of a phone has five equal parts, and the menu of a tablet shows its prices whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const tabs = page.getByRole('navigation', { name: 'فهرست پایین صفحه' }).getByRole('listitem')
  const widths = await tabs.evaluateAll((all) => all.map((tab) => tab.clientWidth))
  expect(widths).toEqual([72, 72, 72, 72, 72])

  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('banner').getByRole('button', { name: 'دسته‌بندی‌ها' }).click()
  const branch = page.locator('[data-branch]')
  await expect(branch.getByRole('region', { name: 'بر پایهٔ قیمت' })).toBeVisible()
  const isWhole = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight
  expect(await branch.evaluate(isWhole)).toBe(true)

  const best = branch.getByRole('region', { name: /^پرفروش‌های/ })
  await expect(best.getByRole('listitem').filter({ visible: true })).toHaveCount(4)
  const bottomOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().bottom)
  const tops = page.locator('ul:has(> li > [data-top])')
  expect(await bottomOf(tops), 'its rule is as long as the branch').toBe(await bottomOf(branch))

  await page.setViewportSize({ width: 768, height: 900 })
  await expect(best.getByRole('listitem').filter({ visible: true })).toHaveCount(2)
  expect(await branch.evaluate(isWhole), 'none is cut in a lower window').toBe(true)
  await page.locator('[data-top]').filter({ hasText: 'مد و پوشاک' }).hover()
  const needs = branch.getByRole('region', { name: 'برای هر نیاز' }).getByRole('listitem')
  await expect(branch.getByRole('region', { name: 'پرفروش‌های مد و پوشاک' })).toBeVisible()
  await expect(needs.filter({ visible: true })).toHaveCount(4)
  expect(await branch.evaluate(isWhole), 'nor of the longest branch').toBe(true)
})
