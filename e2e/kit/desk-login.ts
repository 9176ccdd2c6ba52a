import { expect, type Page } from './test'

/** By the number that the demo's page names and the code that it shows. */
export async function logInAtDesk(page: Page, next: string): Promise<void> {
  await page.goto(next)
  await expect(page).toHaveURL(/\/desk\/login\?next=/)
  await page.getByRole('button', { name: '۰۹۱۲۰۰۰۰۰۰۱' }).click()
  const code = page.getByRole('textbox', { name: 'کد ورود' })
  // A number is sent one code a minute.
  await expect(async () => {
    if (!(await code.isVisible())) await page.getByRole('button', { name: 'گرفتن کد' }).click()
    await expect(code).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await page.getByText('در نسخهٔ نمایشی').getByRole('button').click()
}
