import { randomMobile } from './customer'
import { homeAddress } from './orders'
import { expect, type Locator, type Page } from './test'

export async function logInWithShownCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(randomMobile())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'نوشتن این کد' }).click()
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('استان').selectOption('تهران')
  await page.getByLabel('شهر', { exact: true }).selectOption('تهران')
  await page.getByLabel('نشانی', { exact: true }).fill(homeAddress.detail)
  await page.getByLabel('پلاک').fill(homeAddress.plate)
  await page.getByLabel('کد پستی').fill(homeAddress.postal_code)
  await page.getByLabel('نام گیرنده').fill(homeAddress.receiver_name)
  const mobile = page.getByLabel('موبایل گیرنده')
  await expect(mobile, "the customer's own is there").not.toHaveValue('')
  await mobile.fill(homeAddress.receiver_mobile)
  await page.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click()
}

/** Chooses the first method and its first free hours, if it has any; returns the button that goes on. */
export async function chooseDelivery(page: Page): Promise<Locator> {
  await expect(page.getByRole('heading', { name: 'زمان و شیوهٔ ارسال' })).toBeVisible()
  const nextButton = page.getByRole('button', { name: 'ادامه به پرداخت' })
  await page.getByRole('radiogroup', { name: 'شیوهٔ ارسال' }).getByRole('radio').first().check()
  const hours = page.getByRole('radiogroup', { name: 'زمان تحویل' })
  await expect(hours.or(nextButton.and(page.locator(':enabled'))).first()).toBeVisible()
  if (await hours.isVisible()) await hours.locator('input:enabled').first().check()
  return nextButton
}
