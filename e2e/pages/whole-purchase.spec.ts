import { png } from '../../tests/kit/pictures'
import { addToCart } from '../kit/cart'
import { chooseDelivery, fillAddress, logInWithShownCode, payButton } from '../kit/checkout'
import { arriveLoggedIn } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { deliver, operate, saveHomeAddress } from '../kit/orders'
import { expect, test, type Locator, type Page } from '../kit/test'

const NOTE = 'زنگ خراب است؛ لطفاً زنگ بزنید.'
const PAID = /دم\sدر\sهستیم\.$|، از |می‌رسد\.$/

test.setTimeout(90_000)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const main = (page: Page) => page.getByRole('main')

async function idInUrl(page: Page): Promise<number> {
  return Number(new URL(page.url()).searchParams.get('id'))
}

async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'تکمیل خرید' }).filter({ visible: true }).click()
}

async function expectQuantity(stepper: Locator, quantity: string): Promise<void> {
  await expect(stepper.getByText(quantity, { exact: true })).toBeVisible()
  await expect(stepper).not.toHaveAttribute('aria-busy')
}

async function buyTwoAsGuest(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const stepper = await addToCart(page)
  await stepper.getByRole('button', { name: 'افزودن یک عدد' }).click()
  await expectQuantity(stepper, '۲')
  await page.goto('/Cart')
  await toCheckout(page)
  await logInWithShownCode(page)
  await expect(page).toHaveURL(/\/checkout/)
  await fillAddress(page)
  await (await chooseDelivery(page)).click()
}

async function reviewAndPay(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'یادداشت برای فروشگاه' }).click()
  await page.getByLabel('یادداشت برای فروشگاه').fill(NOTE)
  const review = main(page).locator('dl').filter({ hasText: 'نشانی تحویل' })
  const chosen = await review.innerText()
  await page.reload()
  await expect(review).toHaveText(chosen, { useInnerText: true })
  await expect(page.getByLabel('یادداشت برای فروشگاه')).toHaveValue(NOTE)
  await expect(page.getByRole('radio', { name: 'بانک آزمایشی' })).toBeChecked()
  await payButton(page).click()
  await page.waitForURL(/test-bank/)
  await press(page, 'پرداخت')
  await expect(page.getByRole('heading', { name: PAID })).toBeVisible()
}

async function returnTwo(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: /^مرجوعی یا تعویض: / })
    .click()
  const send = page.getByRole('button', { name: 'ثبت درخواست' })
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await send.click()
  const reason = page.getByLabel(/^دلیل مرجوعی/)
  await expect(reason).toHaveAccessibleDescription('دلیل را انتخاب کنید.')
  await expect(reason).toBeFocused()
  await reason.selectOption('پشیمان شدم')
  await page.getByRole('button', { name: 'افزودن یک عدد' }).click()
  await page.getByRole('textbox', { name: /^توضیح/ }).fill('بسته را باز نکرده‌ام.')
  await page.reload()
  await expect(reason).toHaveValue('پشیمان شدم')
  await expectQuantity(page.getByRole('group', { name: /^تعداد مرجوعی/ }), '۲')
  await expect(page.getByRole('textbox', { name: /^توضیح/ })).toHaveValue('بسته را باز نکرده‌ام.')
  await page.locator('input[type=file]').setInputFiles({
    name: 'قوری.png',
    mimeType: 'image/png',
    buffer: await png({ width: 320, height: 240 }),
  })
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: /^مرجوعی/ })).toBeVisible()
  await expect(page.getByText('درخواست مرجوعی').first()).toBeVisible()
  await expect(page.getByText('پیک می‌آید').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^عکس ۱/ })).toBeVisible()
}

async function rateGoods(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^۴ از ۵، خوب: / }).click()
  const dialog = page.getByRole('dialog', { name: 'دیدگاه شما' })
  await expect(dialog.getByRole('radio', { name: '۴ از ۵، خوب' })).toBeChecked()
  await dialog.getByLabel('متن دیدگاه').fill('همان است که گفته بودند؛ بسته‌بندی هم خوب بود.')
  await dialog.getByRole('button', { name: 'ثبت دیدگاه' }).click()
  await dialog.getByRole('group').getByRole('button', { name: 'بستن' }).click()
  await expect(main(page).getByText('امتیاز شما')).toBeVisible()
}

async function buyOneAgain(page: Page): Promise<void> {
  await press(page, 'خرید دوباره')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/Cart')
  const stepper = main(page).getByRole('group', { name: /^تعداد / })
  await stepper.getByRole('button', { name: 'کم کردن یک عدد' }).click()
  await expectQuantity(stepper, '۱')
  await toCheckout(page)
  await expect(page.getByLabel('یادداشت برای فروشگاه')).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'کیف پول' })).toBeChecked()
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: PAID })).toBeVisible()
}

test('a guest buys two units, rates them, returns them and buys one again from the wallet', async ({
  page,
}) => {
  const { request } = page
  const goods = await findGoods(request, { units: 12, least: 6_000_000 })
  await buyTwoAsGuest(page, goods.chosen)
  await reviewAndPay(page)
  await main(page).getByRole('link', { name: 'پیگیری سفارش' }).click()
  await expect(page.getByText(/^سفارش .* ثبت در/)).toBeVisible()
  await expect(page.getByText('پرداخت شد', { exact: true })).toBeVisible()
  const order = page.url()

  await deliver({ request }, await idInUrl(page))
  await page.reload()
  await expect(page.getByText('تحویل شد').first()).toBeVisible()
  await rateGoods(page)
  await returnTwo(page)
  const refer = await idInUrl(page)
  for (const to of ['refer_accept', 'returned', 'refer_done']) await operate(request, refer, to)

  await page.goto('/profile/charge-credit')
  await expect(main(page).getByText('بازگشت پول')).toBeVisible()
  await page.goto(order)
  await buyOneAgain(page)
  await page.goto('/Cart')
  await expect(page.getByText('سبد خرید شما خالی است')).toBeVisible()
  await page.goto('/profile/charge-credit')
  await expect(main(page).getByText('پرداخت سفارش').first()).toBeVisible()
})

test('a known customer with an address buys with nine taps at most on a phone', async ({
  page,
}) => {
  const { bearer } = await arriveLoggedIn(page)
  await saveHomeAddress({ request: page.request, bearer })
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  await page.goto('/')
  await tap(main(page).locator('article a[href^="/product/"]').first())
  await tap(page.getByRole('button', { name: 'افزودن به سبد خرید' }).filter({ visible: true }))
  await tap(page.getByRole('dialog').getByRole('link', { name: 'تکمیل خرید' }))
  await expect(page.getByRole('link', { name: 'تغییر نشانی تحویل' })).toBeVisible()
  await tap(payButton(page))
  await page.waitForURL(/test-bank/)
  await tap(page.getByRole('button', { name: 'پرداخت', exact: true }))
  await expect(page.getByRole('heading', { name: PAID })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(9)

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'افزودن به تقویم' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.ics$/)
})
