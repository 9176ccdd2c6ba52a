import { generateKeyPairSync, sign } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { contract } from '@/lib/contract/contract'
import { DAY_MS } from '@/lib/persian/durations'
import { products, stocks } from '@/lib/server/db/schema/schema'
import { listOfferIds } from '@/lib/server/feeds/offers'
import { askCall } from '../kit/ask-call'
import { openTestShop, type TestShop } from '../kit/test-shop'

const OWNER = 1
const SITE = 'http://shop.example'
const torob = generateKeyPairSync('ed25519')
const der = torob.publicKey.export({ format: 'der', type: 'spki' })

type Claims = { aud?: string; exp?: number; nbf?: number }
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function signToken(claims: Claims = {}, key = torob.privateKey): string {
  const payload = { aud: 'shop.example', exp: inMinutes(5), nbf: inMinutes(-1), ...claims }
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(payload)}`
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
}

const absolute = (most: number) => z.url().startsWith(`${SITE}/`).max(most)
const moment = z.iso.datetime({ offset: true })
const text = (most: number) => z.string().min(1).max(most).nullable()

/** The appendix of Torob's document of its API v3. */
const torobProduct = z.strictObject({
  page_unique: z.string().min(1).max(200),
  page_url: absolute(1_500),
  title: z.string().min(1).max(500),
  subtitle: text(500),
  product_group_id: text(200),
  current_price: z.int().min(0),
  old_price: z.int().min(1).nullable(),
  availability: z.boolean(),
  category_name: text(200),
  image_links: z.array(absolute(1_000)),
  short_desc: text(500),
  spec: z.record(z.string(), z.union([z.string(), z.int()])),
  guarantee: text(200),
  date_added: moment,
  date_updated: moment,
})
const torobAnswer = z.strictObject({
  api_version: z.literal('torob_api_v3'),
  current_page: z.int().min(1).optional(),
  total: z.int().min(0),
  max_pages: z.int().min(1),
  next_cursor: z.string().nullable(),
  products: z.array(torobProduct),
})
const torobOldAnswer = z.array(
  z.strictObject({
    product_id: z.string(),
    page_url: absolute(1_500),
    price: z.int().min(1),
    availability: z.enum(['instock', 'outofstock']),
    old_price: z.int().min(1).optional(),
  }),
)
const emallsAnswer = z.strictObject({
  success: z.literal(true),
  products: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string().min(1),
      price: z.int().min(1),
      old_price: z.int().min(1).optional(),
      category: z.string(),
      image: absolute(1_000),
      color: z.string().optional(),
      guarantee: z.string(),
      is_available: z.boolean(),
      url: absolute(1_500),
    }),
  ),
  total_items: z.int(),
  pages_count: z.int(),
  item_per_page: z.int(),
  page_num: z.int(),
})

describe('the feeds of price-comparison sites', () => {
  let shop: TestShop
  beforeAll(async () => {
    const TOROB_PUBLIC_KEY = der.subarray(-32).toString('base64')
    shop = await openTestShop('PGlite', { SITE_URL: SITE, TOROB_PUBLIC_KEY })
  })
  afterAll(() => shop.close())

  const get = (path: string) => fetch(`${shop.url}/api/feeds/${path}`)
  function post(body: unknown, headers: Record<string, string> = { 'X-Torob-Token': signToken() }) {
    return fetch(`${shop.url}/api/feeds/torob/v3/products`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }
  async function askTorob(body: unknown) {
    const response = await post(body)
    expect(response.status).toBe(200)
    return torobAnswer.parse(await response.json())
  }
  async function readSettings() {
    const session = await shop.logInStaff(OWNER)
    const { body } = await askCall(shop.url, contract.getDeskFeeds, {}, session)
    return contract.getDeskFeeds.answer.parse(body).data.feeds
  }
  async function change(body: Record<string, unknown>) {
    const session = await shop.logInStaff(OWNER)
    const { version } = await readSettings()
    const input = { body: { ...body, version } }
    const answer = await askCall(shop.url, contract.updateDeskFeeds, input, session)
    expect(answer.status, answer.text).toBe(200)
  }

  test('give Torob the whole catalogue by cursor, each variant once, in the form of its document', async () => {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const answer = await askTorob({ sort: 'product_id_desc', ...(cursor && { cursor }) })
      if (answer.next_cursor !== null) expect(answer.products).toHaveLength(100)
      ids.push(...answer.products.map(({ page_unique: id }) => id))
      cursor = answer.next_cursor
    } while (cursor !== null)
    const { goods_count: count } = await readSettings()
    expect(new Set(ids).size).toBe(count)
    expect(ids).toHaveLength(count)
  })

  test.each(['date_added_desc', 'date_updated_desc'] as const)(
    'give Torob the same goods page by page, sorted by %s',
    async (sort) => {
      const first = await askTorob({ page: 1, sort })
      const last = await askTorob({ page: first.max_pages, sort })
      expect(first.products).toHaveLength(100)
      expect((first.max_pages - 1) * 100 + last.products.length).toBe(first.total)
      const field = sort === 'date_added_desc' ? 'date_added' : 'date_updated'
      const moments = first.products.map((product) => Date.parse(product[field]))
      expect(moments).toEqual(moments.toSorted((a, b) => b - a))
      expect((await askTorob({ page: first.max_pages + 1, sort })).products).toEqual([])
    },
  )

  test('find for Torob the variants that it names by id or by address, with one group', async () => {
    const { products: all } = await askTorob({ page: 1, sort: 'date_added_desc' })
    const chosen = all.find(({ page_url: url }) => new URL(url).search !== '')
    if (!chosen) throw new Error('The demo shop has goods in variants.')
    const { page_unique: id, page_url: url, product_group_id: group } = chosen
    expect((await askTorob({ page_uniques: [id, '99999999', 'x'] })).products).toEqual([chosen])
    expect((await askTorob({ page_urls: [url] })).products).toEqual([chosen])
    const { products: variants } = await askTorob({
      page_urls: [url.split('?')[0], 'https://a.b/'],
    })
    expect(variants).toContainEqual(chosen)
    expect(new Set(variants.map((one) => one.product_group_id))).toEqual(new Set([group]))
  })

  test.each([
    ['', 'JSON object'],
    [{}, 'sort parameter is not provided'],
    [{ page: 1 }, 'sort parameter is not provided'],
    [{ sort: 'date_added_desc' }, 'page'],
    [{ page: 0, sort: 'date_added_desc' }, 'page'],
    [{ page: 1, sort: 'price' }, 'sort must be'],
    [{ page: 1, sort: 'product_id_desc' }, 'page is not allowed'],
    [{ cursor: 'next', sort: 'product_id_desc' }, 'cursor'],
    [{ page_urls: [] }, 'page_urls is empty'],
    [{ page_uniques: [1] }, ''],
  ])('refuse %j from Torob with 400 and a reason', async (body, reason) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    const { error } = z.strictObject({ error: z.string().min(1) }).parse(await response.json())
    expect(error).toContain(reason)
  })

  test('take only what Torob signed, for this shop and for now', async () => {
    const other = generateKeyPairSync('ed25519').privateKey
    const body = { page: 1, sort: 'date_added_desc' }
    const wrong: Record<string, string>[] = [
      {},
      { 'X-Torob-Token': 'a.b.c' },
      { 'X-Torob-Token': signToken({}, other) },
      { 'X-Torob-Token': signToken({ aud: 'other.example' }) },
      { 'X-Torob-Token': signToken({ exp: inMinutes(-5) }) },
      { 'X-Torob-Token': signToken({ nbf: inMinutes(5) }) },
    ]
    const statuses = await Promise.all(wrong.map(async (one) => (await post(body, one)).status))
    expect(statuses).toEqual(wrong.map(() => 401))
  })

  test('say the price, the old price and the stock as they are at the next request, in tomans', async () => {
    const { products: all } = await askTorob({ page: 1, sort: 'date_added_desc' })
    const one = all.find((product) => product.availability && product.old_price === null)
    if (!one) throw new Error('The demo shop has goods to sell.')
    const id = Number(one.page_unique)
    const ask = async () => (await askTorob({ page_uniques: [one.page_unique] })).products[0]
    await shop.db.update(stocks).set({ price: 7_770_000 }).where(eq(stocks.id, id))
    expect(await ask()).toMatchObject({ current_price: 777_000, old_price: null })
    await shop.db.update(stocks).set({ quantity: 0, reserved: 0 }).where(eq(stocks.id, id))
    expect(await ask()).toMatchObject({ availability: false, current_price: 0 })
    await change({ in_stock_only: true })
    expect(await ask()).toBeUndefined()
    await change({ in_stock_only: false })
    const hidden = eq(products.id, Number(one.product_group_id))
    await shop.db.update(products).set({ status: 'hidden' }).where(hidden)
    expect(await ask()).toBeUndefined()
  })

  test('answer the pages of Torob’s older API and of Emalls', async () => {
    const old = torobOldAnswer.parse(await (await get('torob/v1/products?page=2')).json())
    expect(old).toHaveLength(100)
    expect(old.some(({ old_price: price }) => price !== undefined)).toBe(true)
    const response = await get('emalls/products?page=2&item_per_page=30')
    const emalls = emallsAnswer.parse(await response.json())
    expect(emalls).toMatchObject({ item_per_page: 30, page_num: 2 })
    expect(emalls.products).toHaveLength(30)
    expect(emalls.pages_count).toBe(Math.ceil(emalls.total_items / 30))
    expect((await get('emalls/products?page=0')).status).toBe(400)
  })

  test('give Google one document, with the attributes that it wants of each', async () => {
    const response = await get('google.xml')
    expect(response.headers.get('content-type')).toContain('application/xml')
    const xml = await response.text()
    const items = xml.match(/<item>.*?<\/item>/gs) ?? []
    const { goods_count: count } = await readSettings()
    expect(items).toHaveLength(count)
    const limits = {
      id: 50,
      title: 150,
      description: 5_000,
      link: 2_000,
      image_link: 2_000,
      brand: 70,
    }
    for (const item of items) {
      for (const [name, most] of Object.entries(limits)) {
        const [, value = ''] = new RegExp(`<g:${name}>([^<]+)</g:${name}>`).exec(item) ?? []
        expect(value, `${name} of ${item}`).not.toBe('')
        expect(value.replace(/&\w+;/g, '&').length).toBeLessThanOrEqual(most)
      }
      expect(item).toMatch(/<g:price>[1-9]\d* IRR<\/g:price>/)
      expect(item).toMatch(/<g:availability>(?:in_stock|out_of_stock)</)
      expect(item).toMatch(/<g:condition>new</)
    }
    const ids = items.map((item) => /<g:id>(\d+)</.exec(item)?.[1])
    expect(new Set(ids).size).toBe(count)
    expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/)
  })

  test('leave out a category with all under it', async () => {
    const { goods_count: before } = await readSettings()
    const { body } = await askCall(shop.url, contract.getProductMenu, {})
    const [top] = contract.getProductMenu.answer.parse(body).data
    await change({ excluded_categories: [top?.id] })
    expect((await readSettings()).goods_count).toBeLessThan(before)
    const { total } = await askTorob({ page: 1, sort: 'date_added_desc' })
    expect(total).toBe((await readSettings()).goods_count)
    await change({ excluded_categories: [] })
  })

  test('are read page by page to the end with nothing twice and nothing left out', async () => {
    const filter = { in_stock_only: false, excluded_categories: [] }
    const order = 'added' as const
    const read = (page: number, size: number) =>
      listOfferIds(shop.db, filter, { order, page, size })
    const whole = await read(1, 10_000)
    const pages: number[][] = []
    do pages.push(await read(pages.length + 1, 7))
    while (pages.at(-1)?.length === 7)
    expect(pages.length).toBeGreaterThan(25)
    expect(pages.flat()).toEqual(whole)
    expect(await read(30, 7)).toEqual(pages[29])
  })

  test('leave out nothing that came between two readings of neighbouring pages', async () => {
    const filter = { in_stock_only: false, excluded_categories: [] }
    const read = (page: number, size = 5) =>
      listOfferIds(shop.db, filter, { order: 'updated', page, size })
    await read(21)
    // The next day another instance has sent the page before, and goods have come.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + DAY_MS)
    onTestFinished(() => void clock.mockRestore())
    const whole = await read(1, 10_000)
    await shop.db
      .update(products)
      .set({ updatedAt: new Date() })
      .where(
        inArray(
          products.id,
          shop.db
            .select({ id: stocks.productId })
            .from(stocks)
            .where(inArray(stocks.id, whole.slice(-3))),
        ),
      )
    expect((await read(1, 10_000)).slice(105, 110)).toEqual(await read(22))
  })

  test('answer 404 once switched off, and say who read them last', async () => {
    await get('emalls/products')
    const emalls = (await readSettings()).feeds.find(({ name }) => name === 'emalls')
    expect(emalls?.last_read?.by).toBe('node')
    await change({ on: { emalls: false } })
    expect((await get('emalls/products')).status).toBe(404)
    expect((await get('google.xml')).status).toBe(200)
  })

  test('need the token of the owner once there is one, and the former ends with a new one', async () => {
    const session = await shop.logInStaff(OWNER)
    const renew = async () => {
      const { body } = await askCall(shop.url, contract.renewFeedToken, {}, session)
      return contract.renewFeedToken.answer.parse(body).data.token
    }
    const former = await renew()
    expect((await get(`google.xml?token=${former}`)).status).toBe(200)
    expect((await get('google.xml')).status).toBe(401)
    const token = await renew()
    expect((await get(`torob/v1/products?token=${former}`)).status).toBe(403)
    expect((await get(`torob/v1/products?token=${token}`)).status).toBe(200)
    expect((await askTorob({ page: 1, sort: 'date_added_desc' })).total).toBeGreaterThan(0)
  })
})
