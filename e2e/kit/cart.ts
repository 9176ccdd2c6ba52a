import { expect, type Locator, type Page } from './test'

export function cartDrawer(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(به سبد خرید افزوده شد|سبد خرید)$/ })
}

/** Adds the chosen variant, and closes the drawer that confirms it. */
export async function addToCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'افزودن به سبد خرید' }).click()
  const drawer = cartDrawer(page)
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  const stepper = page.getByRole('group', { name: /^تعداد / }).filter({ visible: true })
  await expect(stepper).toBeVisible()
  return stepper
}

export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('[aria-live]').getByText(text)
}

export async function openWithKeyboard(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(beyond).toBeLessThanOrEqual(0)
}
