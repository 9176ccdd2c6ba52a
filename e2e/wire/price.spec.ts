import { execFileSync } from 'node:child_process'
import { setStock } from '@/lib/contract/desk/actions'
import { findGoods } from '../kit/goods'
import { asOperator, OPERATOR_KEY } from '../kit/operator'
import { expect, test } from '../kit/own-shop-test'

/** One after the other, in one shop. */
test.describe.configure({ mode: 'default' })

function shown(rials: number): string {
  return new Intl.NumberFormat('fa-IR').format(rials / 10).replace(/٬/g, ',')
}

test('a changed price is on the page at the next request', async ({ request }) => {
  const { path, stock } = await findGoods(request, { skip: 5 })
  await request.get(path)
  const before = await (await request.get(path)).text()
  expect(before).toContain(shown(stock.final_price))
  const price = 1_234_567_890
  const answer = await request.post(setStock.path, {
    headers: asOperator,
    data: { stock_id: stock.id, price },
  })
  expect(answer.status()).toBe(200)
  const html = await (await request.get(path)).text()
  expect(html).toContain(String(price))
  await request.post(setStock.path, {
    headers: asOperator,
    data: { stock_id: stock.id, price: stock.price },
  })
  expect(await (await request.get(path)).text()).not.toContain(String(price))
})

test('a kept list or search says what is true at the next request', async ({ request }) => {
  // Another variant would be the cheapest, and shown, when this one is dear.
  const { title, stock, category } = await findGoods(request, { skip: 9, isSingle: true })
  const urls = [
    `${category.path}?available=1&sort=cheapest`,
    `/search?available=1&q=${encodeURIComponent(title)}`,
  ]
  const readCached = async (url: string) => {
    const answers = [await request.get(url), await request.get(url), await request.get(url)]
    expect(answers.map((answer) => answer.headers()['x-nextjs-cache'] ?? 'none').at(-1)).toBe('HIT')
    return (await answers.at(-1)?.text()) ?? ''
  }
  const set = (change: { price?: number; quantity?: number }) =>
    request.post(setStock.path, { headers: asOperator, data: { stock_id: stock.id, ...change } })

  for (const url of urls) expect(await readCached(url)).toContain(shown(stock.final_price))
  await set({ price: 1_234_567_000 })
  for (const url of urls) {
    expect(await (await request.get(url)).text()).toContain(shown(1_234_567_000))
    expect(await readCached(url)).toContain(shown(1_234_567_000))
  }
  await set({ quantity: 0 })
  for (const url of urls)
    expect(await (await request.get(url)).text()).not.toContain(shown(1_234_567_000))
  await set({ price: stock.price, quantity: stock.quantity })
  for (const url of urls) expect(await readCached(url)).toContain(shown(stock.final_price))
})

/** As an operator types it, on the machine the shop runs on. */
function say(baseURL: string | undefined, ...words: string[]): string {
  const env = { ...process.env, SHOP_URL: baseURL, OPERATOR_KEY }
  return execFileSync(process.execPath, ['scripts/shop.mjs', ...words], { env, encoding: 'utf8' })
}

test("a change by the operator's commands is on the page at the next request", async ({
  request,
  baseURL,
}) => {
  const { path, stock, product_id: id } = await findGoods(request, { skip: 40 })
  await request.get(path)
  expect(say(baseURL, 'product', 'price', String(stock.id), '1234567990')).toContain('1234567990')
  expect(await (await request.get(path)).text()).toContain('1234567990')
  say(baseURL, 'product', 'price', String(stock.id), String(stock.price))
  expect(await (await request.get(path)).text()).not.toContain('1234567990')

  say(baseURL, 'product', 'hide', String(id))
  expect((await request.get(path)).status()).toBe(404)
  say(baseURL, 'product', 'publish', String(id))
  expect((await request.get(path)).status()).toBe(200)

  const comments = await request.get(`/api/product-comment/${id}`)
  const [comment] = (await comments.json()).data.comments
  if (!comment) return
  expect(await (await request.get(path)).text()).toContain(comment.comment)
  say(baseURL, 'comment', 'reject', String(comment.id))
  expect(await (await request.get(path)).text()).not.toContain(comment.comment)
  say(baseURL, 'comment', 'approve', String(comment.id))
  expect(await (await request.get(path)).text()).toContain(comment.comment)
})

test('a bank can send the browser back by a form from its own site, without a session', async ({
  request,
}) => {
  for (const gateway of ['test-bank', 'zibal', 'zarinpal']) {
    const answer = await request.post(`/api/payment/callback/${gateway}`, {
      headers: { Origin: 'https://gateway.zibal.ir', 'Sec-Fetch-Site': 'cross-site' },
      form: { trackId: '1', Authority: 'A1', authority: 'a', success: '1' },
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers().location]).toEqual([303, '/payment-result'])
  }
})
