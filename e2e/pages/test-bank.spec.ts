import { payButton } from '../kit/checkout'
import { arriveLoggedIn } from '../kit/customer'
import { saveHomeAddress, unpaidOrder } from '../kit/orders'
import { expect, test, type Page } from '../kit/test'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openBank(page: Page): Promise<{ id: number; code: string }> {
  const { bearer } = await arriveLoggedIn(page)
  const who = { request: page.request, bearer }
  const order = await unpaidOrder(who, await saveHomeAddress(who))
  await page.goto(`/payment?order=${order.id}`)
  await payButton(page).click()
  await page.waitForURL(/test-bank/)
  return order
}

test('returning twice from the bank pays once', async ({ page }) => {
  const { id } = await openBank(page)
  await press(page, 'پرداخت و دو بار بازگشت')
  await expect(page.getByText('پرداخت شد؛ سپاس از خرید شما')).toBeVisible()
  await page.reload()
  await expect(page.getByText('پرداخت شد؛ سپاس از خرید شما')).toBeVisible()
  await page.goto(`/profile/orders/order-info?id=${id}`)
  await expect(page.getByText(/^بانک آزمایشی · موفق/)).toHaveCount(1)
})

test('an order whose customer never returns from the bank waits, linked from an empty checkout', async ({
  page,
}) => {
  const { id } = await openBank(page)
  await press(page, 'پرداخت بدون بازگشت')
  await expect(page.getByRole('heading', { name: 'پرداخت شد و بازگشتی در کار نیست' })).toBeVisible()
  await page.goto('/checkout')
  await page.getByRole('link', { name: 'دیدن و پرداخت' }).click()
  await expect(page).toHaveURL('/profile/orders/waiting-payment')
  await page.goto(`/profile/orders/order-info?id=${id}`)
  await expect(page.getByText(/^بانک آزمایشی · در حال بررسی/)).toBeVisible()
})

test('an order refused at the bank can be paid again before it expires', async ({ page }) => {
  await openBank(page)
  await press(page, 'رد پرداخت')
  await expect(page.getByRole('heading', { name: 'پرداخت انجام نشد' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'پرداخت دوباره' })).toBeVisible()
})
