import { randomUUID } from 'node:crypto'
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { getProducts } from '@/lib/contract/catalogue/products'
import { checkout } from '@/lib/contract/checkout/checkout'
import { createPost, getPost } from '@/lib/contract/social/posts'
import { png } from '@/tests/kit/pictures'
import { openCrowd } from '../kit/crowd'
import { newCustomer } from '../kit/customer'
import { changeStock, findGoods } from '../kit/goods'
import { absentPrograms, openInstances } from '../kit/instances'
import { saveHomeAddress, unpaidOrder } from '../kit/orders'
import { publishPost } from '../kit/posts'
import { secondBuild } from '../kit/second-build'
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

/** An answer of before may be given again for two seconds. */
async function expectReadyWithout(request: APIRequestContext, part: string): Promise<void> {
  const ask = async () => {
    const ready = await request.get('/api/ready')
    return [ready.status(), await ready.json()]
  }
  const checks = { database: 'ok', [part]: 'failed' }
  await expect.poll(ask).toMatchObject([200, { checks }])
}

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
    await expectReadyWithout(request, 'redis')
  }
  await changeStock(first, stock.id, { price: 1_434_567_890 })
  await shops.reopenRedis()
  const page = async () => (await second.get(path)).text()
  await expect.poll(page, { timeout: 30_000 }).toContain('1434567890')
  await changeStock(first, stock.id, { price: 1_534_567_890 })
  await expect.poll(page, { timeout: 30_000 }).toContain('1534567890')
})

test('without their bucket both instances sell, a picture waits, and it is shown when the bucket is back', async ({
  playwright,
  instances,
}) => {
  const { shops, first, second } = await bothOf(playwright, instances)
  const { token, bearer } = await newCustomer(first)
  const addressId = await saveHomeAddress({ request: first, bearer })
  const { id } = await publishPost(first, token, { text: 'پیش از قطعی' })
  const answer = await first.get(getPost.path.replace(':id', String(id)))
  const { url } = getPost.answer.parse(await answer.json()).data.post.image
  const send = async (request: APIRequestContext) => {
    const buffer = await png({ width: 400, height: 400 })
    const image = { name: 'a.png', mimeType: 'image/png', buffer }
    return request.post(createPost.path, { headers: bearer, multipart: { text: 'قطعی', image } })
  }
  await shops.bucket.close()
  for (const request of [first, second]) {
    for (const refused of [await request.get(url), await send(request)]) {
      expect([refused.status(), refused.headers()['retry-after']]).toEqual([503, '10'])
    }
    await expectReadyWithout(request, 'storage')
    expect((await unpaidOrder({ request, bearer }, addressId)).id).toBeGreaterThan(0)
  }
  await shops.bucket.reopen()
  for (const request of [first, second]) {
    expect((await request.get(url)).status()).toBe(200)
    expect((await send(request)).status()).toBe(200)
  }
})

/** As many unpaid orders as one customer may have. */
const KEYS = 5

type Order = (request: APIRequestContext, key: string) => Promise<{ status: number; text: string }>

async function prepareOrders(request: APIRequestContext, skip: number) {
  const { product_id, stock } = await findGoods(request, { units: KEYS, skip })
  const { user, bearer } = await newCustomer(request)
  const data = {
    list: [{ product_id, stock_id: stock.id, quantity: 1 }],
    address_id: await saveHomeAddress({ request, bearer }),
    shipping_method_id: 2,
  }
  const order: Order = async (through, key) => {
    const headers = { ...bearer, 'Idempotency-Key': key }
    const answer = await through.post(checkout.path, { data, headers })
    const text = await answer.text()
    if (answer.status() === 503) expect(answer.headers()['retry-after'], text).toMatch(/^\d+$/)
    return { status: answer.status(), text }
  }
  return { user, order }
}

test('PostgreSQL started anew under load: who asks waits or is told when to come back, and no order is lost or doubled', async ({
  playwright,
  instances,
}) => {
  const { shops, first, second, proxied } = await bothOf(playwright, instances)
  const { restartDatabase } = shops
  test.skip(restartDatabase === undefined, 'the PostgreSQL of TEST_DATABASE_URL is not ours')
  const buyers = await Promise.all([9, 10, 11, 12].map((skip) => prepareOrders(first, skip)))
  for (const request of [first, second]) {
    const isStored = async () => (await request.get('/about')).headers()['x-nextjs-cache']
    await expect.poll(isStored).toBe('HIT')
  }
  const pages: number[] = []
  const lists: number[] = []
  let isOver = false
  const browse = async () => {
    while (!isOver) {
      pages.push((await proxied.get('/about')).status())
      const list = await proxied.post(getProducts.path, { data: { page: 1 } })
      if (list.status() === 503) expect(list.headers()['retry-after']).toMatch(/^\d+$/)
      lists.push(list.status())
    }
  }
  const browsing = [browse(), browse()]
  const restarting = restartDatabase?.()
  const buying = buyers.map(async ({ user, order }) => {
    const ids = new Set<number>()
    const refused: number[] = []
    for (let count = 0; count < KEYS; count += 1) {
      const key = randomUUID()
      const placeOne = async () => {
        const { status, text } = await order(proxied, key)
        if (status === 200) ids.add(checkout.answer.parse(JSON.parse(text)).data.order.id)
        else refused.push(status)
        return status
      }
      await expect.poll(placeOne, { timeout: 80_000, intervals: [200, 500, 1_000] }).toBe(200)
    }
    expect(refused.filter((status) => status !== 503 && status !== 409)).toEqual([])
    return { ids, stored: await shops.countOrders(user.id) }
  })
  await restarting
  await restartDatabase?.()
  for (const { ids, stored } of await Promise.all(buying)) {
    expect([ids.size, stored]).toEqual([KEYS, KEYS])
  }
  isOver = true
  await Promise.all(browsing)
  expect(pages.filter((status) => status !== 200)).toEqual([])
  expect(lists.filter((status) => status !== 200 && status !== 503)).toEqual([])
})

/** What a part that loads on use says in the next build. */
const CHANGES = [{ from: 'label:"بزرگ‌نمایی"', to: 'label:"نزدیک‌تر"' }]
const REQUESTS = 10_000

test('two builds take turns behind nginx, and of ten thousand requests none fails', async ({
  playwright,
  instances,
}) => {
  // The whole of them take a minute of two free cores.
  test.setTimeout(360_000)
  const { shops, first, second } = await bothOf(playwright, instances)
  const { folder, newId, close } = await secondBuild(CHANGES)
  try {
    const goods = await Promise.all([0, 2, 4].map((skip) => findGoods(first, { skip })))
    const paths = ['/', '/blog', '/about', ...goods.flatMap((one) => [one.path, one.category.path])]
    const crowd = openCrowd(shops.nginx.url, paths)
    await crowd.until(REQUESTS / 5)
    await shops.one.upgrade(folder)
    // A tab of either build asks whichever instance comes next.
    const halfway = [...crowd.files]
    for (const request of [first, second]) {
      for (const file of halfway) expect((await request.get(file)).status(), file).toBe(200)
    }
    await crowd.until(REQUESTS / 2)
    await shops.other.upgrade(folder)
    await crowd.until(REQUESTS)
    const { answered, failures } = await crowd.end()
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThanOrEqual(REQUESTS)
    for (const request of [first, second]) {
      const { id } = await (await request.get('/builds/latest.json')).json()
      expect(id).toBe(newId)
      for (const file of crowd.files) expect((await request.get(file)).status(), file).toBe(200)
    }
  } finally {
    await close()
  }
})

test('an instance killed under load loses no page and no order, and doubles none', async ({
  playwright,
  instances,
}) => {
  const { shops, second, proxied } = await bothOf(playwright, instances)
  const { path } = await findGoods(second)
  const { user, order } = await prepareOrders(second, 3)
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
