import { addToCart } from '../kit/buying'
import { arriveLoggedIn, someMobile } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { deliver, home, keepHome, paidOrder, unpaidOrder } from '../kit/orders'
import { expect, test, type Page } from '../kit/test'
import { png } from '../../tests/kit/pictures'

async function logInWithShownCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(someMobile())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'نوشتن این کد' }).click()
}

async function writeAddress(page: Page): Promise<void> {
  await page.getByLabel('استان').selectOption('تهران')
  await page.getByLabel('شهر', { exact: true }).selectOption('تهران')
  await page.getByLabel('نشانی', { exact: true }).fill(home.detail)
  await page.getByLabel('پلاک').fill(home.plate)
  await page.getByLabel('کد پستی').fill(home.postal_code)
  await page.getByLabel('نام گیرنده').fill(home.receiver_name)
  await page.getByLabel('موبایل گیرنده').fill(home.receiver_mobile)
  await page.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click()
}

test('a guest’s cart becomes a paid order', async ({ page, request }) => {
  const goods = await findGoods(request)
  await page.goto(goods.chosen)
  await addToCart(page)
  await page.goto('/Cart')
  await page.getByRole('link', { name: 'تکمیل خرید' }).filter({ visible: true }).click()
  await logInWithShownCode(page)
  await expect(page).toHaveURL(/\/checkout/)
  await writeAddress(page)

  await expect(page.getByRole('heading', { name: 'زمان و شیوهٔ ارسال' })).toBeVisible()
  const onwards = page.getByRole('button', { name: 'ادامه به پرداخت' })
  await expect(onwards).toBeDisabled()
  await page.getByRole('radiogroup', { name: 'شیوهٔ ارسال' }).getByRole('radio').first().check()
  const hours = page.getByRole('radiogroup', { name: 'زمان تحویل' })
  await expect(hours.or(onwards.and(page.locator(':enabled'))).first()).toBeVisible()
  if (await hours.isVisible()) {
    await hours.locator('input:enabled').first().check()
  }
  await onwards.click()

  await expect(page.getByRole('radio', { name: 'بانک آزمایشی' })).toBeChecked()
  await page.getByRole('button', { name: 'ثبت سفارش و پرداخت' }).click()
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'پرداخت شد؛ سپاس از خرید شما' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'پیگیری سفارش' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^سفارش/ })).toBeVisible()
  await expect(page.getByText('پرداخت شد', { exact: true })).toBeVisible()
  await expect(page.getByText(goods.title)).toBeVisible()
  await page.goto('/Cart')
  await expect(page.getByText('سبد خرید شما خالی است')).toBeVisible()
})

test('refused, paid after all, cancelled, and bought again from the wallet', async ({ page }) => {
  const { bearer } = await arriveLoggedIn(page)
  const who = { request: page.request, bearer }
  const address = await keepHome(who)
  const goods = await findGoods(page.request)
  const first = await unpaidOrder(who, address, goods)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto(`/payment?order=${first.id}`)
  await press('پرداخت')
  await press('رد پرداخت')
  await expect(page.getByRole('heading', { name: 'پرداخت انجام نشد' })).toBeVisible()
  await page.getByRole('link', { name: 'پرداخت دوباره' }).click()
  await press('پرداخت')
  await page.waitForURL(/test-bank/)
  await press('پرداخت')
  await page.getByRole('main').getByRole('link', { name: 'پیگیری سفارش' }).click()

  await press('لغو سفارش')
  const dialog = page.getByRole('dialog', { name: /لغو شود؟/ })
  await expect(dialog).toContainText('به کیف پول شما بازمی‌گردد')
  await dialog.getByLabel('دلیل').selectOption('دیر می‌رسد')
  await dialog.getByRole('button', { name: 'لغو سفارش' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('به خواست شما لغو شد').first()).toBeVisible()

  const second = await unpaidOrder(who, address, goods)
  await page.goto(`/payment?order=${second.id}`)
  await expect(page.getByRole('radio', { name: 'کیف پول' })).toBeChecked()
  await press('پرداخت')
  await expect(page.getByRole('heading', { name: 'پرداخت شد؛ سپاس از خرید شما' })).toBeVisible()
  await page.goto('/profile/charge-credit')
  await expect(page.getByRole('main').getByText('پرداخت سفارش').first()).toBeVisible()
  const balance = page.getByRole('region', { name: 'موجودی' })
  await expect(balance).toHaveText(/(?<![۰-۹,])۰\s*تومان/)
})

test('what was delivered is given back with a picture', async ({ page }) => {
  const { bearer } = await arriveLoggedIn(page)
  const who = { request: page.request, bearer }
  const order = await paidOrder(who, await keepHome(who))
  await deliver(who, order.id)
  await page.goto(`/profile/orders/order-info?id=${order.id}`)
  await page.getByRole('link', { name: 'پس دادن کالا' }).click()
  const send = page.getByRole('button', { name: 'ثبت درخواست' })
  await send.click()
  await expect(page.getByText('کالایی را که پس می‌دهید برگزینید.')).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await send.click()
  const reason = page.getByLabel(/^دلیل پس دادن/)
  await expect(reason).toHaveAccessibleDescription('دلیل را برگزینید.')
  await expect(reason).toBeFocused()
  await reason.selectOption('پشیمان شدم')
  await page.locator('input[type=file]').setInputFiles({
    name: 'قوری.png',
    mimeType: 'image/png',
    buffer: await png({ width: 320, height: 240 }),
  })
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: /^مرجوعی/ })).toBeVisible()
  await expect(page.getByText('درخواست مرجوعی').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^عکس ۱/ })).toBeVisible()
})

test('the wallet is charged at the bank', async ({ page }) => {
  await arriveLoggedIn(page)
  await page.goto('/profile/charge-credit')
  const amount = page.getByLabel('یا مبلغ دلخواه')
  await amount.fill('۹۹۹')
  const charge = page.getByRole('button', { name: 'پرداخت و شارژ' })
  await charge.click()
  await expect(amount).toHaveAccessibleDescription(/کمترین مبلغ شارژ/)
  await page.getByRole('radio', { name: /^۱۰۰,۰۰۰/ }).check({ force: true })
  await charge.click()
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'کیف پول شما شارژ شد' })).toBeVisible()
  await page.getByRole('link', { name: 'کیف پول', exact: true }).click()
  await expect(page.getByRole('region', { name: 'موجودی' })).toContainText('۱۰۰,۰۰۰')
})
