import { asOperator } from './operator'
import { randomMobile } from './customer'
import { expect, type Page } from './test'

/** Of every member that a test lets in, so that a test can look for it. */
const STAFF_NAME = 'سارا مرادی'

/** Of their own number: a number is sent one code a minute, and tests follow each other faster. */
async function letIn(page: Page): Promise<string> {
  const mobile = randomMobile()
  const data = { mobile, name: STAFF_NAME }
  const answer = await page.request.post('/api/operator/staff', { data, headers: asOperator })
  expect(answer.ok(), await answer.text()).toBe(true)
  return mobile
}

/** As an owner who has just been let in. */
export async function logInAtDesk(page: Page, next: string): Promise<void> {
  const mobile = await letIn(page)
  await page.goto(next)
  await expect(page).toHaveURL(/\/desk\/login\?next=/)
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(mobile)
  const code = page.getByRole('textbox', { name: 'کد ورود' })
  await expect(async () => {
    if (!(await code.isVisible())) await page.getByRole('button', { name: 'گرفتن کد' }).click()
    await expect(code).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await page.getByText('در نسخهٔ نمایشی').getByRole('button').click()
}
