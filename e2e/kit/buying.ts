import { expect, type Locator, type Page } from './test'

/** The page may not be alive yet at the first press, so what follows from it is waited for. */
export async function addToCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'افزودن به سبد خرید' }).click()
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

/** Whether anything makes the page wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(window)
}
