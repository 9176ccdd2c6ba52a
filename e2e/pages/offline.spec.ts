import { addToCart } from '../kit/cart'
import { arriveLoggedIn } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { expect, test, type Page } from '../kit/test'

test.use({
  serviceWorkers: 'allow',
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
})

/** The paths of every page that is cached in this browser. */
function listCachedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith('-pages'))
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return cached.flat().map(({ url }) => decodeURI(new URL(url).pathname))
  })
}

test('without a line, a visited product and the cart can be read; another page says why not', async ({
  context,
  page,
  request,
}) => {
  const goods = await findGoods(request)
  await page.goto(goods.chosen)
  await addToCart(page)
  await expect.poll(() => listCachedPages(page)).toContain(decodeURI(goods.path))
  await page.getByRole('link', { name: goods.category.title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(goods.category.title)
  await expect.poll(() => listCachedPages(page)).toContain(decodeURI(goods.category.path))

  await context.setOffline(true)
  await page.goto(goods.path)
  await expect(page.getByRole('heading', { level: 1, name: goods.title })).toBeVisible()
  await page.goto('/Cart')
  await expect(page.getByRole('link', { name: goods.title }).first()).toBeVisible()
  await page.goto(goods.category.path)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'اتصال اینترنت قطع است' })).toBeVisible()
})

test('a cached page that was opened without a line spoils no newer cart', async ({
  context,
  page,
  request,
}) => {
  const goods = await findGoods(request)
  const second = await findGoods(request, { skip: 1 })
  await page.goto(goods.chosen)
  await addToCart(page)
  await expect.poll(() => listCachedPages(page)).toContain(decodeURI(goods.path))
  const cached = await context.newPage()
  await context.setOffline(true)
  await cached.goto(goods.path)
  const count = cached.getByRole('group', { name: `تعداد ${goods.title}` }).first()
  await expect(count).toBeVisible()

  await context.setOffline(false)
  // The worker learns a moment later than its page that the line is back.
  await expect(() => page.goto(second.chosen)).toPass()
  await addToCart(page)
  await count.getByRole('button', { name: 'افزودن یک عدد' }).click()
  await expect(count.getByText('۲', { exact: true })).toBeVisible()
  const cart = await page.evaluate(() => localStorage.getItem('vitrin:cart') ?? '')
  expect(cart).toContain(`"stock_id":${goods.stock.id},"quantity":2`)
  expect(cart).toContain(`"stock_id":${second.stock.id},"quantity":1`)
})

test('nothing of a customer is cached, and nothing they looked at stays when they leave', async ({
  page,
  request,
}) => {
  const goods = await findGoods(request)
  await arriveLoggedIn(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => listCachedPages(page)).toContain('/Cart')
  await page.goto(goods.path)
  await expect.poll(() => listCachedPages(page)).toContain(decodeURI(goods.path))
  await page.goto('/profile/info')
  await page.goto('/checkout')
  await page.goto('/search?q=قوری')
  await page.goto('/profile/edit')
  const everything = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(everything.length).toBeGreaterThan(10)
  expect(everything.filter((path) => /^\/(api|profile|checkout|search|auth)/.test(path))).toEqual(
    [],
  )

  await page.getByRole('button', { name: 'خروج از حساب' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'خروج', exact: true }).click()
  await page.waitForURL('/')
  await expect.poll(() => listCachedPages(page)).not.toContain(decodeURI(goods.path))
})

test('the shop can be installed: every icon of the manifest is there in the size it says', async ({
  page,
  request,
}) => {
  await page.goto('/about')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ lang: 'fa', dir: 'rtl', start_url: '/', display: 'standalone' })
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
  const purposes = pngs.map(({ purpose }: { purpose: string }) => purpose)
  expect(purposes).toEqual(['any', 'any', 'maskable', 'maskable'])
  for (const { src, sizes } of pngs) {
    const body = await (await request.get(src)).body()
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes)
  }
})
