import { randomUUID } from 'node:crypto'
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { checkout } from '@/lib/contract/checkout/checkout'
import { getPost } from '@/lib/contract/social/posts'
import { newCustomer } from '../kit/customer'
import { changeStock, findGoods } from '../kit/goods'
import { absentPrograms, openInstances } from '../kit/instances'
import { saveHomeAddress, unpaidOrder } from '../kit/orders'
import { publishPost } from '../kit/posts'
import { expect, test as base } from '../kit/test'

type Playwright = PlaywrightWorkerArgs['playwright']
type Instances = Awaited<ReturnType<typeof openInstances>>

/** One after the other, for the last one kills an instance. */
base.describe.configure({ mode: 'default' })

const test = base.extend<object, { instances: Instances }>({
  instances: [
    async ({}, provide) => {
      const why = `there is no ${absentPrograms.join(' and no ')}`
      const instances: Instances = absentPrograms.length > 0 ? { why } : await openInstances()
      await provide(instances)
      await instances.close?.()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function at(playwright: Playwright, baseURL: string): Promise<APIRequestContext> {
  return playwright.request.newContext({ baseURL })
}

async function bothOf(playwright: Playwright, { shops, why }: Instances) {
  test.skip(shops === undefined, why)
  if (shops === undefined) throw new Error(why)
  const { one, other, nginx } = shops
  const requests = await Promise.all([one, other, nginx].map(({ url }) => at(playwright, url)))
  const [first, second, proxied] = requests
  if (!first || !second || !proxied) throw new Error('there are three')
  return { shops, first, second, proxied }
}

test('who logs in at one instance orders at the other, and the same order at both is one', async ({
  playwright,
  instances,
}) => {
  const { shops, first, second } = await bothOf(playwright, instances)
  const { user, bearer } = await newCustomer(first)
  const addressId = await saveHomeAddress({ request: second, bearer })
  const { product_id, stock } = await findGoods(second)
  const data = {
    list: [{ product_id, stock_id: stock.id, quantity: 1 }],
    address_id: addressId,
    shipping_method_id: 2,
  }
  const headers = { ...bearer, 'Idempotency-Key': randomUUID() }
  const answers = await Promise.all(
    [first, second, first, second].map((request) => request.post(checkout.path, { data, headers })),
  )
  const placed = answers.filter((answer) => answer.ok())
  expect(placed.length).toBeGreaterThan(0)
  expect(answers.map((answer) => answer.status()).filter((status) => status >= 500)).toEqual([])
  expect(await shops.countOrders(user.id)).toBe(1)
})

test('a price changed at one instance is on the kept page of the other at the next request', async ({
  playwright,
  instances,
}) => {
  const { first, second } = await bothOf(playwright, instances)
  const { path, stock } = await findGoods(first, { skip: 5 })
  for (const request of [first, second, second]) await request.get(path)
  const cached = await second.get(path)
  expect(cached.headers()['x-nextjs-cache']).toBe('HIT')
  for (const price of [1_234_567_890, 1_334_567_890]) {
    await changeStock(first, stock.id, { price })
    expect(await (await second.get(path)).text()).toContain(String(price))
  }
  await changeStock(second, stock.id, { price: stock.price })
  expect(await (await first.get(path)).text()).not.toContain('1334567890')
})

test('a picture sent to one instance is shown by the other', async ({ playwright, instances }) => {
  const { first, second } = await bothOf(playwright, instances)
  const { token } = await newCustomer(first)
  const { id } = await publishPost(first, token, { text: 'نورش ملایم است.' })
  const answer = await second.get(getPost.path.replace(':id', String(id)))
  const { url } = getPost.answer.parse(await answer.json()).data.post.image
  const picture = await second.get(url)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
})

test('without Redis both instances sell, and with it again they share what has changed', async ({
  playwright,
  instances,
}) => {
  const { shops, first, second } = await bothOf(playwright, instances)
  const { path, stock } = await findGoods(first, { skip: 7 })
  const { bearer } = await newCustomer(first)
  const addressId = await saveHomeAddress({ request: first, bearer })
  for (const request of [first, second, second]) await request.get(path)
  await shops.closeRedis()
  for (const request of [first, second]) {
    expect((await request.get(path)).status()).toBe(200)
    expect((await unpaidOrder({ request, bearer }, addressId)).id).toBeGreaterThan(0)
  }
  await changeStock(first, stock.id, { price: 1_434_567_890 })
  await shops.reopenRedis()
  const page = async () => (await second.get(path)).text()
  await expect.poll(page, { timeout: 30_000 }).toContain('1434567890')
  await changeStock(first, stock.id, { price: 1_534_567_890 })
  await expect.poll(page, { timeout: 30_000 }).toContain('1534567890')
})

/** As many unpaid orders as one customer may have. */
const KEYS = 5

test('an instance killed under load loses no page and no order, and doubles none', async ({
  playwright,
  instances,
}) => {
  const { shops, first, second, proxied } = await bothOf(playwright, instances)
  const { path } = await findGoods(second)
  const { product_id, stock } = await findGoods(second, { units: KEYS, skip: 3 })
  const { user, bearer } = await newCustomer(first)
  const addressId = await saveHomeAddress({ request: second, bearer })
  const data = {
    list: [{ product_id, stock_id: stock.id, quantity: 1 }],
    address_id: addressId,
    shipping_method_id: 2,
  }
  const order = async (request: APIRequestContext, key: string) => {
    const answer = await request.post(checkout.path, {
      data,
      headers: { ...bearer, 'Idempotency-Key': key },
    })
    return { status: answer.status(), text: await answer.text() }
  }
  const keys = Array.from({ length: KEYS }, () => randomUUID())
  const answered = new Map<string, string>()
  const pages: number[] = []
  let isOver = false
  const browse = async () => {
    while (!isOver) pages.push((await proxied.get(path)).status())
  }
  const browsing = [browse(), browse(), browse(), browse()]
  for (const [index, key] of keys.entries()) {
    if (index === 2) void shops.one.kill()
    const { status, text } = await order(proxied, key)
    if (status === 200) answered.set(key, text)
    else expect([409, 502, 504], text).toContain(status)
  }
  isOver = true
  await Promise.all(browsing)
  expect(pages.filter((status) => status !== 200)).toEqual([])
  expect(pages.length).toBeGreaterThan(KEYS)

  const ids = new Set<number>()
  for (const key of keys) {
    // What had begun on the dead instance may be begun again after a minute.
    await expect.poll(async () => (await order(second, key)).status, { timeout: 80_000 }).toBe(200)
    const { status, text } = await order(second, key)
    expect(status, text).toBe(200)
    const { id } = checkout.answer.parse(JSON.parse(text)).data.order
    const before = answered.get(key)
    if (before) expect(checkout.answer.parse(JSON.parse(before)).data.order.id).toBe(id)
    ids.add(id)
  }
  expect(ids.size).toBe(KEYS)
  expect(await shops.countOrders(user.id)).toBe(KEYS)
})
