import { addToCart } from '../kit/cart'
import { logInAs, newCustomer } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { expect, test } from '../kit/test'

const empty = 'سبد خرید شما خالی است'

test('the cart survives a reload', async ({ page, request }) => {
  const goods = await findGoods(request)
  await page.goto(goods.chosen)
  const stepper = await addToCart(page)
  await stepper.getByRole('button', { name: 'افزودن یک عدد' }).click()
  await expect(stepper.getByText('۲', { exact: true })).toBeVisible()
  await page.reload()
  await page.goto('/Cart')
  await expect(page.getByRole('link', { name: goods.title })).toBeVisible()
  const line = page.getByRole('group', { name: `تعداد ${goods.title}` })
  await expect(line.getByText('۲', { exact: true })).toBeVisible()
})

test('a tablet has room for the bar of its cart under the page and under what has the focus', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto((await findGoods(request)).chosen)
  await addToCart(page)
  await page.goto('/Cart')
  const bar = page.locator('[data-buy-bar]')
  await expect(bar).toBeVisible()
  const links = page.getByRole('contentinfo').getByRole('link')
  // What goes with the cart comes later and pushes the end of the page down.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }))
    const edge = (await bar.boundingBox())?.y
    const ends = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().bottom),
    )
    expect(Math.max(...ends)).toBeLessThanOrEqual(edge ?? 0)
  }).toPass()
  const paddingOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)
  expect(await paddingOf()).toBe('96px')
  await page.setViewportSize({ width: 960, height: 900 })
  expect(await paddingOf()).toBe('0px')
})

test('an empty cart is seen before the scripts of the shop have come, one that holds goods is awaited', async ({
  page,
}) => {
  const silent = { body: '', contentType: 'text/javascript' }
  await page.route('**/_next/static/**/*.js*', (route) => route.fulfill(silent))
  const waiting = page.getByText('در حال خواندن سبد خرید…')
  await page.goto('/Cart', { waitUntil: 'load' })
  await expect(page.getByText(empty)).toBeVisible()
  await expect(waiting).toBeHidden()
  await page.evaluate(() =>
    localStorage.setItem('vitrin:cart', JSON.stringify({ data: { lines: [{}] } })),
  )
  await page.reload({ waitUntil: 'load' })
  await expect(waiting).toBeVisible()
  await expect(page.getByText(empty)).toBeHidden()
})

test('two tabs show one cart', async ({ context, page, request }) => {
  const goods = await findGoods(request)
  const other = await context.newPage()
  await other.goto('/Cart')
  await expect(other.getByText(empty)).toBeVisible()
  await page.goto(goods.chosen)
  const stepper = await addToCart(page)
  await expect(other.getByRole('link', { name: goods.title })).toBeVisible()
  await stepper.getByRole('button', { name: 'حذف' }).click()
  await expect(other.getByText(empty)).toBeVisible()
})

test('two devices of one customer have one cart', async ({ browser, page, request }) => {
  const customer = await newCustomer(page.request)
  const goods = await findGoods(request)
  const desktop = await browser.newContext()
  const other = await desktop.newPage()
  await logInAs(other, customer)
  await other.goto('/Cart')
  await expect(other.getByText(empty)).toBeVisible()
  await logInAs(page, customer)
  await page.goto(goods.chosen)
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/profile/cart') && answer.request().method() === 'POST',
  )
  await addToCart(page)
  await saved
  await expect(async () => {
    await other.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(other.getByRole('link', { name: goods.title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const third = await (await browser.newContext()).newPage()
  await logInAs(third, customer)
  await third.goto('/Cart')
  await expect(third.getByRole('link', { name: goods.title })).toBeVisible()
  await third.context().close()
  await desktop.close()
})

test('a removed line can be restored', async ({ page, request }) => {
  const goods = await findGoods(request)
  await page.goto(goods.chosen)
  await addToCart(page)
  await page.goto('/Cart')
  const line = page.getByRole('group', { name: `تعداد ${goods.title}` })
  await line.getByRole('button', { name: 'حذف' }).click()
  await expect(page.getByText(empty)).toBeVisible()
  const undo = page.getByRole('button', { name: 'برگرداندن' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(page.getByRole('link', { name: goods.title })).toBeVisible()
})

/** The ways in which it can be spoiled are the store's own tests. */
const SPOILED = '{"version":1,"data":{"lines":7}}'

test('a stored cart that cannot be read starts empty', async ({ page, request }) => {
  const goods = await findGoods(request)
  await page.goto('/Cart')
  await page.evaluate((stored) => localStorage.setItem('vitrin:cart', stored), SPOILED)
  await page.reload()
  await expect(page.getByText(empty)).toBeVisible()
  await page.goto(goods.chosen)
  await addToCart(page)
  await page.goto('/Cart')
  await expect(page.getByRole('link', { name: goods.title })).toBeVisible()
})

test('a line whose variant no longer exists is dropped', async ({ page, request }) => {
  const goods = await findGoods(request)
  await page.goto(goods.chosen)
  await addToCart(page)
  await page.evaluate(() => {
    const text = localStorage.getItem('vitrin:cart') ?? ''
    localStorage.setItem('vitrin:cart', text.replace(/"stock_id":\d+/, '"stock_id":2147483647'))
  })
  await page.goto('/Cart')
  await expect(page.getByText(empty)).toBeVisible()
})
