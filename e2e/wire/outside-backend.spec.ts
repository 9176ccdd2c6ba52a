import { readdir } from 'node:fs/promises'
import { setStock } from '@/lib/contract/desk/actions'
import { addToCart } from '../kit/cart'
import { findGoods } from '../kit/goods'
import { openFailingProxy, type Rejection } from '../kit/failing-proxy'
import { newFolder, openOwnShop } from '../kit/own-shop'
import { OPERATOR_KEY } from '../kit/operator'
import { expect, test } from '../kit/own-shop-test'

const PRICE = 9_876_543_210

test.describe.configure({ timeout: 180_000 })

test("with API_BASE_URL the shop shows that backend's data", async ({ page, request, ownUrl }) => {
  const DATA_DIR = await newFolder()
  const shop = await openOwnShop({ DATA_DIR, API_BASE_URL: ownUrl })
  try {
    const goods = await findGoods(request, { skip: 3 })
    await request.post(setStock.path, {
      headers: { Authorization: `Bearer ${OPERATOR_KEY}` },
      data: { stock_id: goods.stock.id, price: PRICE },
    })
    const health = await (await request.get(`${shop.url}/api/health`)).json()
    expect(health).toEqual(await (await request.get('/api/health')).json())
    expect(await readdir(DATA_DIR)).not.toContain('database')

    await page.goto(shop.url + goods.chosen)
    await expect(page.getByRole('heading', { level: 1, name: goods.title })).toBeVisible()
    const seen = await (await request.get(shop.url + goods.path)).text()
    expect(seen).toContain(String(PRICE))

    const response = page.waitForResponse(`${shop.url}/api/cart-single-item`)
    await addToCart(page)
    expect((await response).status()).toBe(200)
  } finally {
    await page.close()
    await shop.close()
  }
})

test.describe('a backend that fails in parts', () => {
  test.use({ expected: /\/api\/related-products\// })

  test('a product page is shown without its comments when they cannot be read', async ({
    page,
    request,
    ownUrl,
  }) => {
    const broken = /^\/api\/product-(comment|question)\/|^\/api\/related-products\//
    const between = await openFailingProxy(ownUrl, (path) => broken.test(path) && { status: 500 })
    const shop = await openOwnShop({ DATA_DIR: await newFolder(), API_BASE_URL: between.url })
    try {
      const goods = await findGoods(request)
      const answer = await page.goto(shop.url + goods.chosen)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: goods.title })).toBeVisible()
      await expect(page.getByText('دیدگاه‌ها نیامد')).toBeVisible()
      await addToCart(page)
      const cacheControl =
        (await request.get(shop.url + goods.path)).headers()['cache-control'] ?? ''
      expect(Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1])).toBeLessThanOrEqual(30)
    } finally {
      await page.close()
      await shop.close()
      await between.close()
    }
  })
})

const CLOSED = 'چند دقیقهٔ دیگر برمی‌گردیم'

test.describe('an outage of the backend', () => {
  test.use({ expected: /status of (429|503)/ })

  test('a backend that refuses for a while is shown as a closed shop, until it is open again', async ({
    page,
    request,
    ownUrl,
  }) => {
    let rejection: Rejection | undefined
    const between = await openFailingProxy(ownUrl, () => rejection)
    const shop = await openOwnShop({ DATA_DIR: await newFolder(), API_BASE_URL: between.url })
    try {
      const goods = await findGoods(request)
      expect((await request.get(`${shop.url}/about`)).status()).toBe(200)
      const ask = async (path: string) => {
        const answer = await request.get(shop.url + path)
        return [
          answer.status(),
          answer.headers()['retry-after'],
          (await answer.text()).includes(CLOSED),
        ]
      }
      for (const status of [429, 503]) {
        rejection = { status, retryAfter: 7 }
        expect(await ask(goods.path)).toEqual([503, '7', true])
        expect(await ask('/search?q=a')).toEqual([503, '7', true])
        expect(await ask('/sitemap.xml')).toEqual([503, '7', false])
        expect(await ask('/about')).toEqual([200, undefined, false])
      }
      await page.goto(`${shop.url}/about`)
      await page.getByRole('link', { name: 'تازه‌ها' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CLOSED)
      await expect(page).toHaveURL(/sort=newest/)
      rejection = undefined
      await page.getByRole('button', { name: 'تلاش دوباره' }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(CLOSED)
      await expect(page).toHaveURL(/sort=newest/)
    } finally {
      await page.close()
      await shop.close()
      await between.close()
    }
  })
})

test('a page is made as a guest sees it where the backend asks for a login', async ({
  request,
  ownUrl,
}) => {
  let refused = /^\/api\/(setting|footer|product-menu|product-comment)/
  const between = await openFailingProxy(ownUrl, (path) => refused.test(path) && { status: 401 })
  const shop = await openOwnShop({ DATA_DIR: await newFolder(), API_BASE_URL: between.url })
  try {
    const statusOf = async (path: string) => (await request.get(shop.url + path)).status()
    const goods = await findGoods(request)
    const seen = await request.get(shop.url + goods.path)
    expect(seen.status()).toBe(200)
    expect(await seen.text()).toContain(goods.title)
    refused = /^\/api\/(get-random-users|product-cards)/
    expect(await statusOf('/user/1')).toBe(200)
    expect(await statusOf('/user/1/post/1')).toBe(200)
    refused = /^\/api\//
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/search?q=a')).toBe(200)
    expect(await statusOf('/product/nobody-may-see-this')).toBe(404)
  } finally {
    await shop.close()
    await between.close()
  }
})

test('a backend that is away is shown as a closed shop', async ({ request }) => {
  const shop = await openOwnShop({
    DATA_DIR: await newFolder(),
    API_BASE_URL: 'http://127.0.0.1:9',
  })
  try {
    const answer = await request.get(`${shop.url}/api/setting`)
    expect(answer.status()).toBe(503)
    expect(answer.headers()['retry-after']).toMatch(/^\d+$/)
    expect((await answer.json()).error).toMatch(/[\u0600-\u06ff]/)
  } finally {
    await shop.close()
  }
})
