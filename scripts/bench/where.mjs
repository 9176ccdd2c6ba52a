import { join } from 'node:path'
import { openProgram } from './programs.mjs'

const ROUNDS = 40
const OPERATOR_KEY = 'operator-key-of-the-bench-of-times'
const PARTS = ['database', 'contract', 'rendering', 'packing', 'garbage collection', 'the rest']
const rounded = (number) => Number(number.toFixed(1))
const kilobytes = (bytes) => rounded(bytes / 1024)

/** Each visitor comes from an address of their own, so that no limit is reached. */
function randomIp() {
  return ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.')
}

/**
 * @param {string} url
 * @param {{ body?: object, token?: string, headers?: Record<string, string> }} [given]
 */
async function ask(url, { body, token, headers = {} } = {}) {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'X-Forwarded-For': randomIp(),
      'Accept-Encoding': 'br, gzip',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}: ${text}`)
  return text
}

const dataOf = async (answer) => JSON.parse(await answer).data

let mobiles = 0
function nextMobile() {
  mobiles += 1
  return `0935${String(1_000_000 + mobiles)}`
}

const ADDRESS = {
  ...{ title: 'خانه', receiver_name: 'مینا راد', receiver_mobile: '09351000000' },
  ...{ state_id: 1, city_id: 1, postal_code: '1345678900', detail: 'خیابان سعدی، کوچهٔ یکم' },
  plate: '12',
}
/** Fewer than a customer may leave unpaid. */
const ORDERS_OF_ONE = 4
const POST = 2

async function openCustomer(shop) {
  const mobile = nextMobile()
  const { demo_code: code } = await dataOf(
    ask(`${shop}/api/mobile-send-code`, { body: { mobile } }),
  )
  const { token } = await dataOf(ask(`${shop}/api/mobile-verify-code`, { body: { mobile, code } }))
  await ask(`${shop}/api/profile/editAddress`, { body: ADDRESS, token })
  const { addresses } = await dataOf(ask(`${shop}/api/profile/addresses`, { token }))
  return { token, addressId: addresses[0].id }
}

async function prepareOrders(shop, count) {
  const { products } = await dataOf(ask(`${shop}/api/products`, { body: { available: true } }))
  const goods = products.filter(
    ({ stock_id: id, last_units: left }) => id !== null && left === null,
  )
  for (const { stock_id } of goods) {
    await ask(`${shop}/api/operator/stock`, {
      body: { stock_id, quantity: count },
      token: OPERATOR_KEY,
    })
  }
  const customers = []
  for (let made = 0; made < count; made += ORDERS_OF_ONE) customers.push(await openCustomer(shop))
  return (round) => {
    const { token, addressId } = customers[Math.floor(round / ORDERS_OF_ONE)]
    const { id, stock_id: stockId } = goods[round % goods.length]
    const list = [{ product_id: id, stock_id: stockId, quantity: 1 }]
    const body = { list, address_id: addressId, shipping_method_id: POST }
    return ask(`${shop}/api/checkout`, { body, token })
  }
}

/** What is measured: each call is one that nobody made before. */
async function requestsOf(shop) {
  const { children } = await dataOf(ask(`${shop}/api/getCategorySlug`, { body: {} }))
  const category = `${shop}/product-category/${encodeURIComponent(children[0].slug)}`
  const list = (round) => `${category}?available=1&sort=cheapest&toman_min=${round + 1}`
  return {
    'a list with filters': (round) => ask(list(round)),
    'a search': (round) =>
      ask(`${shop}/search?q=${encodeURIComponent('گوشی')}&toman_min=${round + 1}`),
    'a navigation (RSC)': (round) => ask(list(round + 1_000), { headers: { RSC: '1' } }),
    'POST /api/products': (round) =>
      ask(`${shop}/api/products`, { body: { available: true, price_min: round + 1 } }),
    'a login code': () => ask(`${shop}/api/mobile-send-code`, { body: { mobile: nextMobile() } }),
    'an order': await prepareOrders(shop, 2 * ROUNDS),
  }
}

const FLIGHT = /<script[^>]*>self\.__next_f\.push\(.*?<\/script>/gs
const bytesOf = (texts) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

function describePage(html) {
  const cards = html.match(/<article.*?<\/article>/gs) ?? []
  return {
    'HTML KB': kilobytes(Buffer.byteLength(html)),
    'flight in it KB': kilobytes(bytesOf(html.match(FLIGHT) ?? [])),
    cards: cards.length,
    'KB of a card': kilobytes(bytesOf(cards) / Math.max(1, cards.length)),
  }
}

/** Pages that are kept are looked at for what they weigh alone. */
async function describeCachedPages(shop) {
  const { products } = await dataOf(ask(`${shop}/api/products`, { body: { available: true } }))
  const product = `${shop}/product/${encodeURIComponent(products[0].slug)}`
  return {
    home: describePage(await ask(shop)),
    product: describePage(await ask(product)),
  }
}

/** Where the time of a request goes, in milliseconds of each thread that works for it. */
export async function benchWhere(work) {
  const hook = new URL('profile-hook.mjs', import.meta.url).href
  const shop = await openProgram(['--import', hook, join('dist', 'server.js')], {
    path: '/api/health',
    env: { DATA_DIR: join(work, 'where'), LOG_LEVEL: 'error', TRUST_PROXY: '1', OPERATOR_KEY },
    hasChannel: true,
  })
  const times = {}
  const pages = {}
  for (const [name, request] of Object.entries(await requestsOf(shop.url))) {
    for (let round = 0; round < ROUNDS; round += 1) await request(round)
    await shop.tell('start')
    const began = performance.now()
    let text = ''
    for (let round = ROUNDS; round < 2 * ROUNDS; round += 1) text = await request(round)
    const elapsed = performance.now() - began
    const threads = await shop.tell('stop')
    const spent = (part) => threads.reduce((sum, parts) => sum + (parts[part] ?? 0), 0) / ROUNDS
    times[name] = {
      'whole, ms': rounded(elapsed / ROUNDS),
      ...Object.fromEntries(PARTS.map((part) => [part, rounded(spent(part))])),
    }
    if (text.startsWith('<!DOCTYPE html>')) pages[name] = describePage(text)
    else pages[name] = { 'answer KB': kilobytes(Buffer.byteLength(text)) }
  }
  Object.assign(pages, await describeCachedPages(shop.url))
  await shop.close()
  console.table(times)
  console.table(pages)
  console.log(`${ROUNDS} requests each, one after the other, after as many to warm up`)
}
