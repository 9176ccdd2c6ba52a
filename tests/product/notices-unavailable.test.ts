import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { stockNotices, stocks } from '@/lib/server/db/schema/schema'
import { eq } from 'drizzle-orm'
import { openTestShop, type TestShop } from '../kit/test-shop'
import { askCall, expectRefused } from '../kit/ask-call'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop('PGlite', {
    ...{ SMS_DRIVER: 'kavenegar', SMS_API_KEY: 'the-key-of-the-shop', SMS_TEMPLATE: 'login' },
    SITE_URL: 'https://vitrin.example',
  })
}, 60_000)
afterAll(() => shop.close())

test('a shop without a template for stock notices offers none and returns 412', async () => {
  const settings = await askCall(shop.url, contract.getSetting, {})
  expect(settings.body).toMatchObject({ data: { tells_when_back: false } })
  const headers = { Authorization: `Bearer ${await shop.logIn(1)}` }
  const [stock] = await shop.db.select().from(stocks).where(eq(stocks.quantity, 0)).limit(1)
  const body = { stock_id: stock?.id }
  expectRefused(await askCall(shop.url, contract.notifyStock, { body }, headers), 412)
  expect(await shop.db.select().from(stockNotices)).toEqual([])
})
