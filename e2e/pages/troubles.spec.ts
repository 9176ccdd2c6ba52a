import { checkout } from '@/lib/contract/checkout/checkout'
import { cartSingleItem } from '@/lib/contract/cart'
import { addToCart, toast } from '../kit/cart'
import { payButton } from '../kit/checkout'
import { arriveLoggedIn } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { saveHomeAddress } from '../kit/orders'
import { expect, test, type Page } from '../kit/test'
import {
  answerWith,
  loseAnswer,
  orderCount,
  slowLine,
  stockIdsInCart,
  TROUBLE,
  walkToPayment,
} from '../kit/troubles'

test.use({ expected: TROUBLE })

const WORDS = {
  401: 'برای ادامه باید وارد شوید.',
  419: 'برای امنیت شما باید دوباره وارد شوید.',
  500: 'عملیات در سرور ناموفق بود؛ لطفاً کمی بعد دوباره تلاش کنید.',
  503: 'فروشگاه برای مدت کوتاهی در دسترس نیست.',
}
const NO_LINE = 'ارتباط با فروشگاه برقرار نشد؛ اینترنت خود را بررسی کنید.'
const add = (page: Page) => page.getByRole('button', { name: 'افزودن به سبد خرید' })

test.describe('while something is put in the cart', () => {
  /** One thing is in the cart, and the page of another is open. */
  async function withOneInCart(page: Page) {
    const first = await findGoods(page.request)
    const second = await findGoods(page.request, { skip: 1 })
    await page.goto(first.chosen)
    await addToCart(page)
    await page.goto(second.chosen)
    return { first, second }
  }
  const inCart = (id: number) => `"stock_id":${id},`

  test('500: it is said, the cart stays, and the next press works', async ({ page }) => {
    const { first, second } = await withOneInCart(page)
    const requestCount = await answerWith(page, cartSingleItem.path, 500)
    await add(page).click()
    await expect(toast(page, WORDS[500])).toBeVisible()
    expect(requestCount(), 'sent once more, and no third time').toBe(2)
    expect(await stockIdsInCart(page)).not.toContain(inCart(second.stock.id))
    await page.unroute(`**${cartSingleItem.path}`)
    await addToCart(page)
    for (const { stock } of [first, second]) {
      expect(await stockIdsInCart(page)).toContain(inCart(stock.id))
    }
  })

  for (const status of [401, 419, 503] as const) {
    test(`${status}: home, with a word and the cart`, async ({ page }) => {
      const { first, second } = await withOneInCart(page)
      await answerWith(page, cartSingleItem.path, status)
      await add(page).click()
      await expect(page).toHaveURL('/')
      await expect(toast(page, WORDS[status])).toBeVisible()
      expect(await stockIdsInCart(page)).toContain(inCart(first.stock.id))
      await page.unroute(`**${cartSingleItem.path}`)
      await page.goto(second.chosen)
      await addToCart(page)
    })
  }

  test('no line: it is said without one, and works when the line is back', async ({
    page,
    context,
  }) => {
    const { first, second } = await withOneInCart(page)
    await context.setOffline(true)
    await add(page).click()
    await expect(toast(page, NO_LINE)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible()
    await context.setOffline(false)
    await addToCart(page)
    for (const { stock } of [first, second]) {
      expect(await stockIdsInCart(page)).toContain(inCart(stock.id))
    }
  })

  test('a slow line: two presses put one in', async ({ page }) => {
    const { second } = await withOneInCart(page)
    await slowLine(page)
    await add(page).dblclick()
    const stepper = page.getByRole('group', { name: `تعداد ${second.title}` }).first()
    await expect(stepper.getByText('۱', { exact: true })).toBeVisible()
  })
})

test('what a press opens is told when it cannot be fetched, and opens when the line is back', async ({
  page,
  context,
}) => {
  const { bearer } = await arriveLoggedIn(page)
  await saveHomeAddress({ request: page.request, bearer })
  await page.goto((await findGoods(page.request)).chosen)
  await addToCart(page)
  await page.goto('/checkout?step=address')
  const another = page.getByRole('button', { name: 'نشانی تازه' })
  await expect(another).toBeVisible()

  await context.setOffline(true)
  await another.click()
  await expect(toast(page, /^این بخش باز نشد/)).toBeVisible()
  await expect(another).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await context.setOffline(false)
  await another.click()
  const dialog = page.getByRole('dialog', { name: 'نشانی تازه' })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(another).toBeFocused()
})

test.describe('while an order is placed', () => {
  async function atCheckout(page: Page) {
    const customer = await arriveLoggedIn(page)
    await saveHomeAddress({ request: page.request, bearer: customer.bearer })
    const goods = await findGoods(page.request)
    await page.goto(goods.chosen)
    await addToCart(page)
    await walkToPayment(page)
    return { ...customer, goods, orders: () => orderCount(page, customer.bearer) }
  }
  const order = (page: Page) => payButton(page)

  test('an answer that is lost, again and over a reload, is one order', async ({ page }) => {
    const { goods, orders } = await atCheckout(page)
    await page.route(`**${checkout.path}`, loseAnswer)
    await order(page).click()
    await expect(toast(page, NO_LINE)).toBeVisible()
    await order(page).click()
    await expect(order(page)).toBeEnabled()
    expect(await stockIdsInCart(page)).toContain(`"stock_id":${goods.stock.id},`)
    await page.unroute(`**${checkout.path}`)
    await walkToPayment(page)
    await order(page).click()
    await page.waitForURL(/test-bank/)
    expect(await orders()).toBe(1)
  })

  test('500: it is said, nothing is lost, and the next press orders once', async ({ page }) => {
    const { orders } = await atCheckout(page)
    await answerWith(page, checkout.path, 500)
    await order(page).click()
    await expect(toast(page, WORDS[500])).toBeVisible()
    await page.unroute(`**${checkout.path}`)
    await order(page).click()
    await page.waitForURL(/test-bank/)
    expect(await orders()).toBe(1)
  })

  test('401: the way to log in knows the way back to the checkout, and the cart stays', async ({
    page,
  }) => {
    const { goods, orders } = await atCheckout(page)
    await answerWith(page, checkout.path, 401)
    await order(page).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Fcheckout/)
    await expect(toast(page, WORDS[401])).toBeVisible()
    await page.unroute(`**${checkout.path}`)
    expect(await orders()).toBe(0)
    await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toBeVisible()
    await page.goto('/Cart')
    await expect(page.getByRole('link', { name: goods.title })).toBeVisible()
  })

  for (const status of [419, 503] as const) {
    test(`${status}: home, with a word, the cart and no order`, async ({ page }) => {
      const { goods, orders } = await atCheckout(page)
      await answerWith(page, checkout.path, status)
      await order(page).click()
      await expect(page).toHaveURL('/')
      await expect(toast(page, WORDS[status])).toBeVisible()
      expect(await orders()).toBe(0)
      await page.goto('/Cart')
      await expect(page.getByRole('link', { name: goods.title })).toBeVisible()
      await page.getByRole('link', { name: 'تکمیل خرید' }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/\/(auth|checkout)/)
    })
  }

  test('a slow line: two presses are one order', async ({ page }) => {
    const { orders } = await atCheckout(page)
    await slowLine(page)
    await order(page).dblclick()
    await page.waitForURL(/test-bank/)
    expect(await orders()).toBe(1)
  })
})
