import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { addToCart } from '../kit/cart'
import { chooseDelivery, payButton } from '../kit/checkout'
import { logInAs, newCustomer } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { demoFolder, freePort, openOwnShop } from '../kit/own-shop'
import { saveHomeAddress } from '../kit/orders'
import { secondBuild } from '../kit/second-build'
import { expect, test, type Page } from '../kit/test'

const OFFER = 'نسخهٔ تازه‌ای از فروشگاه آماده است.'
const NEEDED = 'این بخش از نسخهٔ پیشین فروشگاه است؛ برای ادامه صفحه را تازه کنید.'
/** Each word stands in parts of its own, which only the build that says it so has. */
const CHANGES = [
  { from: 'label:"بزرگ‌نمایی"', to: 'label:"نزدیک‌تر"' },
  { from: '"ویرایش نشانی":"نشانی تازه"', to: '"ویرایش نشانی":"نشانی دیگر"' },
]

test.describe.configure({ timeout: 300_000 })
test.use({
  serviceWorkers: 'allow',
  // Chunks of the build that is gone, and calls in the moment between the two.
  expected:
    /status of 404|Refused to execute script|ERR_CONNECTION_RE(?:FUSED|SET)|ChunkLoadError|Failed to load chunk|Failed to fetch/,
})

/** Every script is fetched with the id of its build. */
async function buildOf(page: Page): Promise<string | null> {
  const src = await page.locator('script[src*="dpl="]').first().getAttribute('src')
  return new URL(src ?? '', 'http://shop').searchParams.get('dpl')
}

/** A tab as a shopper leaves it: alive, with what comes a second later loaded too. */
async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const manifestResponse = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
  await page.goto(url)
  await manifestResponse
  return page
}

/** Five minutes pass in every tab; resolves when these have made sure of the newer build. */
async function letThemAsk(...tabs: Page[]): Promise<void> {
  const sure = tabs.map((tab) => tab.waitForResponse(/\/builds\/meta\//))
  await tabs[0]?.clock.fastForward('05:01')
  for (const answer of await Promise.all(sure)) expect(answer.status()).toBe(200)
}

function listCachedBuilds(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...new Set((await caches.keys()).map((name) => name.replace(/^vitrin-|-[a-z]+$/g, ''))),
  ])
}

/** On the second step of the checkout, with everything chosen. */
async function openCheckout(context: BrowserContext, url: string) {
  const page = await openTab(context, `${url}/checkout?step=delivery`)
  return { page, nextButton: await chooseDelivery(page) }
}

test('a newer build under an open tab is offered, never forced, and taken with the next page', async ({
  context,
  playwright,
}) => {
  const second = await secondBuild(CHANGES)
  const env = { DATA_DIR: await demoFolder(), PORT: String(await freePort()) }
  let shop = await openOwnShop(env)
  const request = await playwright.request.newContext({ baseURL: shop.url })
  try {
    await context.clock.install()
    const customer = await newCustomer(request)
    await saveHomeAddress({ request, bearer: customer.bearer })
    await context.addCookies((await request.storageState()).cookies)
    const goods = await findGoods(request, { units: 4 })
    const shopping = await openTab(context, shop.url)
    await logInAs(shopping, customer, shop.url)
    await shopping.goto(shop.url + goods.chosen)
    await addToCart(shopping)
    expect(await buildOf(shopping)).toBe(second.id)
    await expect.poll(() => listCachedBuilds(shopping)).toEqual([second.id])
    const typing = await openTab(context, `${shop.url}/contact`)
    const message = typing.getByLabel('پیام', { exact: true })
    await message.fill('سلام، یک پرسش دارم')
    const pressing = await openTab(context, shop.url + goods.path)
    const checkout = await openCheckout(context, shop.url)

    await shop.close()
    // As on a machine that never ran the build before.
    await rm(join(env.DATA_DIR, 'builds'), { recursive: true })
    shop = await openOwnShop(env, second.folder)
    const old = await request.get(`/builds/meta/${second.id}.json`)
    expect(old.status()).toBe(404)
    await letThemAsk(shopping, typing, checkout.page)

    await test.step('while it is typed nothing is offered, and nothing typed goes', async () => {
      await expect(shopping.getByText(OFFER)).toBeVisible()
      await expect(typing.getByText(OFFER)).toBeHidden()
      await expect(message).toHaveValue('سلام، یک پرسش دارم')
      expect(await buildOf(typing)).toBe(second.id)
      await message.fill('')
      await expect(typing.getByText(OFFER)).toBeVisible()
      await typing.getByRole('button', { name: 'بستن' }).click()
      await expect(typing.getByText(OFFER)).toBeHidden()
    })

    await test.step('the next page is of the new build, with the cart, and so is what is kept', async () => {
      expect(await buildOf(shopping)).toBe(second.id)
      const loaded = shopping.waitForEvent('load')
      const { title } = goods.category
      await shopping.getByRole('link', { name: title, exact: true }).first().click()
      await loaded
      await expect(shopping.getByRole('heading', { level: 1 })).toContainText(title)
      expect(await buildOf(shopping)).toBe(second.newId)
      await expect(shopping.getByRole('link', { name: /^سبد خرید.*۱/ }).first()).toBeVisible()
      await expect(shopping.getByText(OFFER)).toBeHidden()
      await expect.poll(() => listCachedBuilds(shopping)).toEqual([second.newId])
    })

    await test.step('a part that only the old build had loads its page anew, once', async () => {
      const zoom = pressing.getByRole('button', { name: 'بزرگ‌نمایی تصویر' })
      const reloaded = pressing.waitForEvent('load')
      await zoom.click()
      await reloaded
      await expect(pressing).toHaveURL(shop.url + goods.path)
      expect(await buildOf(pressing)).toBe(second.newId)
      await zoom.click()
      await expect(pressing.getByRole('button', { name: 'نزدیک‌تر' })).toBeVisible()
    })

    await test.step('at the checkout nothing is taken: all that was chosen leads to the bank', async () => {
      const { page, nextButton } = checkout
      await expect(page.getByText(OFFER)).toBeHidden()
      await page.getByRole('link', { name: 'نشانی', exact: true }).click()
      await page.getByRole('button', { name: 'نشانی تازه' }).click()
      await expect(page.getByText(NEEDED)).toBeVisible()
      await page.getByRole('button', { name: 'بستن' }).click()
      await page.getByRole('button', { name: 'ادامه به ارسال' }).click()
      await nextButton.click()
      expect(await buildOf(page)).toBe(second.id)
      await payButton(page).click()
      await page.waitForURL(/test-bank/)
      expect(await buildOf(page)).toBe(second.newId)
    })

    await test.step('a script of the build before is answered by the one after it', async () => {
      const chunks = (folder: string) => readdir(join(folder, '.next', 'static', 'chunks'))
      const own = await chunks(process.cwd())
      const former = (await chunks(second.folder)).filter((name) => !own.includes(name))
      expect(former.length).toBeGreaterThan(0)
      await shop.close()
      shop = await openOwnShop(env)
      for (const name of former)
        expect((await request.get(`/_next/static/chunks/${name}`)).status(), name).toBe(200)
    })
  } finally {
    await context.close()
    await request.dispose()
    await shop.close()
    await second.close()
  }
})
