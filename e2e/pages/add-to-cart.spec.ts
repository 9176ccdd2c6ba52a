import { addToCart, toast } from '../kit/cart'
import { findGoods, topCategory } from '../kit/goods'
import { expect, test } from '../kit/test'

const ALREADY_IN_CART = 'این کالا پیش‌تر به سبد خرید افزوده شده است.'

test('a product is found from the home page and added to the cart', async ({ page, request }) => {
  const top = await topCategory(request)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'دسته‌های کالا' })
    .getByRole('link', { name: top.title })
    .click()
  await expect(page).toHaveURL(top.path)
  await expect(page.getByRole('heading', { level: 1, name: top.title })).toBeVisible()

  const card = page.getByRole('article').filter({ hasText: 'تومان' }).first()
  const title = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await addToCart(page)
  const inCart = page.getByRole('link', { name: 'دیدن سبد' }).filter({ visible: true })
  await expect(inCart).toBeFocused()
  await inCart.click()
  await expect(page).toHaveURL('/Cart')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText('قابل پرداخت').filter({ visible: true }).first()).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'تکمیل خرید' }).filter({ visible: true }),
  ).toBeVisible()
})

test('the chosen variant is in the URL and in the cart', async ({ page, request }) => {
  const goods = await findGoods(request, { variants: 2 })
  await page.goto(goods.path)
  for (const [name, value] of Object.entries(goods.stock.parent_value)) {
    const group = page.getByRole('group', { name: new RegExp(`^${name}`) })
    await group.getByRole('radio', { name: value }).first().check()
  }
  const { searchParams } = new URL(page.url())
  for (const [name, value] of Object.entries(goods.stock.parent_value)) {
    await expect.poll(() => new URL(page.url()).searchParams.get(name) ?? value).toBe(value)
  }
  expect([...searchParams.keys()].every((name) => name in goods.stock.parent_value)).toBe(true)
  await addToCart(page)
  await page.goto('/Cart')
  for (const value of Object.values(goods.stock.parent_value)) {
    // A number and its unit are held together.
    const words = new RegExp(value.replaceAll(' ', '\\s'))
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  }
})

test('a line that is in the cart is not added again', async ({ context, page, request }) => {
  const goods = await findGoods(request)
  const staleTab = await context.newPage()
  await staleTab.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
  await staleTab.goto(goods.chosen)
  const button = staleTab.getByRole('button', { name: 'افزودن به سبد خرید' })
  await expect(button).toBeVisible()
  await page.goto(goods.chosen)
  await addToCart(page)
  await button.click()
  await expect(toast(staleTab, ALREADY_IN_CART)).toBeVisible()
})

test('the quantity stops at the stock', async ({ page, request }) => {
  const goods = await findGoods(request, { units: 2, atMost: 5 })
  await page.goto(goods.chosen)
  const stepper = await addToCart(page)
  const more = stepper.getByRole('button', { name: 'افزودن یک عدد' })
  for (let unit = 1; unit < goods.stock.quantity; unit += 1) await more.click()
  await expect(more).toBeDisabled()
  await expect(stepper.getByText('حداکثر', { exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the number of the bag leaves its picture to be seen', async ({ page, request }) => {
    const goods = await findGoods(request)
    await page.goto(goods.chosen)
    await page.getByRole('button', { name: 'افزودن به سبد خرید' }).filter({ visible: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'فهرست پایین صفحه' })
    const bag = bar.getByRole('link', { name: /^سبد خرید/ })
    const icon = await bag.locator('svg').boundingBox()
    const badge = await bag.locator('span').first().boundingBox()
    expect(icon).not.toBeNull()
    expect(badge).not.toBeNull()
    // Its corner lies over the icon, its middle does not.
    if (icon && badge) expect(badge.x + badge.width / 2).toBeLessThanOrEqual(icon.x)
  })
})
