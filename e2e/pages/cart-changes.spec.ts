import { coupons } from '@/lib/server/db/seed/demo/coupons'
import { addToCart } from '../kit/cart'
import { payButton } from '../kit/checkout'
import { arriveLoggedIn } from '../kit/customer'
import { findGoods, changeStock } from '../kit/goods'
import { saveHomeAddress } from '../kit/orders'
import { expect, test } from '../kit/test'

const toman = (rials: number) =>
  new Intl.NumberFormat('fa-IR').format(rials / 10).replace(/٬/g, ',')

test('a line saved for later shows in both tabs and can be moved back to the cart', async ({
  context,
  page,
  request,
}) => {
  const goods = await findGoods(request)
  await page.goto(goods.chosen)
  await addToCart(page)
  const other = await context.newPage()
  await other.goto('/Cart')
  await page.goto('/Cart')
  await page.getByRole('button', { name: `انتقال به خرید بعدی ${goods.title}` }).click()
  for (const tab of [page, other]) {
    const saved = tab.getByRole('region', { name: /^فهرست خرید بعدی/ })
    await expect(saved.getByRole('link', { name: goods.title })).toBeVisible()
    await expect(tab.getByText('سبد خرید شما خالی است')).toBeVisible()
  }
  await page.reload()
  await page.getByRole('button', { name: /^انتقال به سبد/ }).click()
  const quantity = page.getByRole('group', { name: `تعداد ${goods.title}` })
  await expect(quantity.getByRole('button', { name: 'افزودن یک عدد' })).toBeFocused()
  await expect(other.getByRole('region', { name: /^فهرست خرید بعدی/ })).toBeHidden()
})

test.describe('a rejection by the shop', () => {
  test.use({ expected: /status of 412/ })

  test('a coupon is checked with every change of the cart and applies at the checkout', async ({
    page,
  }) => {
    const { bearer } = await arriveLoggedIn(page)
    await saveHomeAddress({ request: page.request, bearer })
    // One unit is worth too little for the coupon, two are not.
    const enough = coupons.find(({ code }) => code === 'SALAM')?.minTotal ?? 0
    const goods = await findGoods(page.request, { least: enough / 2, below: enough })
    await page.goto(goods.chosen)
    await addToCart(page)
    await page.goto('/Cart')
    const field = page.getByRole('textbox', { name: 'کد تخفیف' })
    await field.fill('salam')
    await page.getByRole('button', { name: 'اعمال' }).click()
    await expect(field).toHaveAccessibleDescription(/تومان دیگر به سبد بیفزایید/)

    const more = page.getByRole('button', { name: 'افزودن یک عدد' })
    await more.click()
    await field.fill('salam ')
    await page.getByRole('button', { name: 'اعمال' }).click()
    await expect(page.getByText(/تومان از سبد شما کم شد/)).toBeVisible()

    await page.getByRole('link', { name: 'تکمیل خرید' }).filter({ visible: true }).click()
    const summary = page.getByRole('region', { name: 'خلاصهٔ سفارش' })
    await expect(summary.getByText('کد تخفیف')).toBeVisible()

    await page.goto('/Cart')
    await page.getByRole('button', { name: 'کم کردن یک عدد' }).click()
    await expect(page.getByText(/کد SALAM برداشته شد/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'حذف کد SALAM' })).toBeHidden()
  })

  test('a changed line says so until it is acknowledged, which the checkout requires', async ({
    page,
  }) => {
    const { bearer } = await arriveLoggedIn(page)
    await saveHomeAddress({ request: page.request, bearer })
    // Nothing that any other test buys.
    const goods = await findGoods(page.request, { least: 20_000_000 })
    const { id, price, final_price: seen, quantity } = goods.stock
    await page.goto(goods.chosen)
    await addToCart(page)
    await changeStock(page.request, id, { price: price + 1_000_000 })
    try {
      await page.goto('/checkout?step=delivery')
      await page.getByRole('radio', { name: /^پست/ }).check()
      await page.getByRole('button', { name: 'ادامه به پرداخت' }).click()
      await expect(page.getByText(new RegExp(`گران‌تر شد: هر عدد از ${toman(seen)}`))).toBeVisible()
      const submitButton = payButton(page)
      await expect(page.getByRole('radio', { name: 'بانک آزمایشی' })).toBeChecked()
      await page.getByRole('button', { name: 'دیدن تغییرها' }).click()
      const accept = page.getByRole('button', { name: 'تغییرها را می‌پذیرم' })
      await expect(accept).toBeFocused()
      await accept.click()
      await expect(submitButton).toBeEnabled()

      await changeStock(page.request, id, { quantity: 0 })
      await submitButton.click()
      await expect(page.getByText('سبد خرید شما خالی است')).toBeVisible()
      const unavailable = page.getByText(`«${goods.title}» ناموجود شد و از سبد برداشته شد.`)
      await page.goto('/Cart')
      await expect(unavailable).toBeVisible()
      await page.getByRole('button', { name: 'متوجه شدم' }).click()
      await expect(unavailable).toBeHidden()
    } finally {
      await changeStock(page.request, id, { price, quantity })
    }
  })
})
