import { randomMobile } from './customer'
import { homeAddress } from './orders'
import { expect, type Locator, type Page } from './test'

export async function logInWithShownCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(randomMobile())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'نوشتن این کد' }).click()
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'شهر' }).fill('تهران')
  await page.getByRole('option', { name: 'تهران، تهران', exact: true }).click()
  await page.getByLabel('نشانی', { exact: true }).fill(homeAddress.detail)
  await page.getByLabel('پلاک').fill(homeAddress.plate)
  await page.getByLabel('کد پستی').fill(homeAddress.postal_code)
  await page.getByLabel('نام گیرنده').fill(homeAddress.receiver_name)
  const mobile = page.getByLabel('موبایل گیرنده')
  await expect(mobile, "the customer's own is there").not.toHaveValue('')
  await mobile.fill(homeAddress.receiver_mobile)
  await page.getByRole('button', { name: 'ذخیره و ادامه' }).click()
}

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^پرداخت [۰-۹,]+ تومان از / }).filter({ visible: true })

/** What comes soonest stands as chosen; returns the button that goes on with it. */
export async function chooseDelivery(page: Page): Promise<Locator> {
  await expect(page.getByRole('heading', { name: 'کِی بیاوریم؟' })).toBeVisible()
  const nextButton = page.getByRole('button', { name: 'ادامه به پرداخت' })
  const methods = page.getByRole('radiogroup', { name: 'روش ارسال' })
  await expect(methods.locator('input[name="method"]:checked')).toHaveCount(1)
  await expect(nextButton).toBeEnabled()
  return nextButton
}
