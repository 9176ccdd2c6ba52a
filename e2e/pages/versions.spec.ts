import type { BrowserContext } from '@playwright/test'
import { addToCart } from '../kit/buying'
import { findGoods } from '../kit/goods'
import { freePort, newFolder, openOwnShop } from '../kit/own-shop'
import { secondBuild } from '../kit/second-build'
import { expect, test, type Page } from '../kit/test'

const OFFER = 'نسخهٔ تازه‌ای از فروشگاه آماده است.'
const MESSAGE = 'پیام'

test.describe.configure({ timeout: 180_000 })
test.use({
  serviceWorkers: 'allow',
  // Chunks of the build that is gone, and calls in the moment between the two.
  expected:
    /status of 404|ERR_CONNECTION_REFUSED|ChunkLoadError|Failed to load chunk|Failed to fetch/,
})

/** Every script is asked for with the id of its build. */
async function buildOf(page: Page): Promise<string | null> {
  const src = await page.locator('script[src*="dpl="]').first().getAttribute('src')
  return new URL(src ?? '', 'http://shop').searchParams.get('dpl')
}

/** A tab as a shopper leaves it: alive, with what comes a second later loaded too. */
async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
  await page.goto(url)
  await asked
  return page
}

/** Five minutes pass in the tab; resolves when it has made sure of the newer build. */
async function letItAsk(page: Page): Promise<void> {
  const sure = page.waitForResponse(/\/builds\/meta\//)
  await page.clock.fastForward('05:01')
  expect((await sure).status()).toBe(200)
}

test('a newer build under an open tab is offered, never forced, and taken with the next page', async ({
  context,
  playwright,
}) => {
  const env = { DATA_DIR: await newFolder(), PORT: String(await freePort()) }
  const [first, second] = await Promise.all([openOwnShop(env), secondBuild()])
  await context.clock.install()
  const request = await playwright.request.newContext({ baseURL: first.url })
  const goods = await findGoods(request)

  const shopping = await openTab(context, first.url + goods.chosen)
  await addToCart(shopping)
  expect(await buildOf(shopping)).toBe(second.id)
  const typing = await openTab(context, `${first.url}/contact`)
  await typing.getByLabel(MESSAGE).fill('سلام، یک پرسش دارم')
  const pressing = await openTab(context, first.url + goods.path)

  await first.close()
  const shop = await openOwnShop(env, second.folder)
  try {
    const old = await request.get(`${shop.url}/builds/meta/${second.id}.json`)
    expect(old.status()).toBe(404)

    await letItAsk(typing)
    await expect(typing.getByText(OFFER)).toBeHidden()
    await expect(typing.getByLabel(MESSAGE)).toHaveValue('سلام، یک پرسش دارم')
    expect(await buildOf(typing)).toBe(second.id)
    await typing.getByLabel(MESSAGE).fill('')
    await expect(typing.getByText(OFFER)).toBeVisible()
    await typing.getByRole('button', { name: 'بستن' }).click()
    await expect(typing.getByText(OFFER)).toBeHidden()

    await letItAsk(shopping)
    await expect(shopping.getByText(OFFER)).toBeVisible()
    expect(await buildOf(shopping)).toBe(second.id)
    const loaded = shopping.waitForEvent('load')
    await shopping.getByRole('link', { name: goods.category.title, exact: true }).first().click()
    await loaded
    await expect(shopping).toHaveURL(new RegExp(goods.category.path.slice(-20)))
    expect(await buildOf(shopping)).toBe(second.newId)
    await expect(shopping.getByRole('link', { name: /^سبد خرید.*۱/ }).first()).toBeVisible()
    await expect(shopping.getByText(OFFER)).toBeHidden()
    await expect
      .poll(() => shopping.evaluate(() => caches.keys()))
      .toEqual(expect.arrayContaining([expect.stringContaining(second.newId)]))
    await expect
      .poll(() => shopping.evaluate(() => caches.keys()))
      .not.toContainEqual(expect.stringContaining(`vitrin-${second.id}`))

    const reloaded = pressing.waitForEvent('load')
    const heart = pressing.getByRole('button', { name: /علاقه‌مندی/ }).first()
    await heart.click()
    await reloaded
    expect(await buildOf(pressing)).toBe(second.newId)
    await pressing
      .getByRole('button', { name: /علاقه‌مندی/ })
      .first()
      .click()
    await expect(pressing.getByRole('dialog')).toBeVisible()
  } finally {
    await request.dispose()
    await context.close()
    await shop.close()
  }
})
