import { join } from 'node:path'
import { freePort } from '../test/postgres.mjs'
import { openProgram } from './programs.mjs'

const HEAP_MB = 320
const CONNECTIONS = 4
const SETTLED_AFTER_MINUTES = 5
const READINGS = 12
const ALLOWED_GROWTH_MB = 50
const POST = 2
const OPERATOR_KEY = 'operator-key-of-the-soak'
const address = {
  receiver_name: 'مینا راد',
  receiver_mobile: '09123456789',
  state_id: 1,
  city_id: 1,
  postal_code: '1345678900',
  detail: 'خیابان سعدی، کوچهٔ یاس',
  plate: '۱۲',
}

const minute = 60_000
const megabytes = (bytes) => Math.round(bytes / 1024 / 1024)
const ipOf = (count) => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`

/** Asks as somebody whom no limit has met yet. */
function callAs(shop, count, bearer) {
  return async (path, body) => {
    const response = await fetch(shop.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-Forwarded-For': ipOf(count),
        'Content-Type': 'application/json',
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, text, json: () => JSON.parse(text) }
  }
}

function expectStatus(answer, path, status = 200) {
  if (answer.status === status) return
  throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`)
}

async function logIn(shop, count) {
  const ask = callAs(shop, count)
  const mobile = `099${String(count).padStart(8, '0')}`
  const sent = await ask('/api/mobile-send-code', { mobile })
  expectStatus(sent, 'the code')
  const { demo_code: code } = sent.json().data
  const verified = await ask('/api/mobile-verify-code', { mobile, code })
  expectStatus(verified, 'the login')
  return callAs(shop, count, verified.json().data.token)
}

async function order(shop, count, stock) {
  const ask = await logIn(shop, count)
  const saved = await ask('/api/profile/editAddress', address)
  expectStatus(saved, 'the address')
  const placed = await ask('/api/checkout', {
    list: [{ ...stock, quantity: 1 }],
    address_id: saved.json().data.address.id,
    shipping_method_id: POST,
  })
  expectStatus(placed, 'the order')
}

function expectPage(path, status) {
  return async (shop, count) => {
    expectStatus(await callAs(shop, count)(path(count)), path(count), status)
  }
}

/** What nobody has asked for before, so that nothing of it is cached. */
const acts = {
  search: expectPage((count) => `/search?q=${encodeURIComponent(`گوشی ${count}`)}`),
  list: expectPage((count) => `/product-category?available=1&price_max=${900_000_000 + count}`),
  missing: expectPage((count) => `/product/missing-${count}`, 404),
  page: expectPage((count) => `/compare?ids=${1 + (count % 90)},${91 + (count % 89)}`),
  login: logIn,
  order,
}

/** Something with more units than will be ordered. */
async function stockUp(shop) {
  const ask = callAs(shop, 0, OPERATOR_KEY)
  const list = await ask('/api/products', { available: true })
  const product = list.json().data.products.find(({ status }) => status === 'published')
  const info = await ask('/api/product-info', { slug: product.slug })
  const stock_id = info.json().data.info.stocks[0].id
  expectStatus(await ask('/api/operator/stock', { stock_id, quantity: 100_000 }), 'the stock')
  return { product_id: product.id, stock_id }
}

/** Asks for pages, logins and orders without end; what a shop holds of them afterwards must not grow. */
export async function soak({ minutes, work }) {
  const heapPort = await freePort()
  const probe = join(process.cwd(), 'scripts', 'bench', 'heap-probe.mjs')
  const shop = await openProgram(
    [`--max-old-space-size=${HEAP_MB}`, '--import', probe, join('dist', 'server.js')],
    {
      path: '/api/health',
      env: {
        ...{ DATA_DIR: join(work, 'data'), HEAP_PORT: String(heapPort), OPERATOR_KEY },
        ...{ TRUST_PROXY: '1', SMS_DAILY_BUDGET: '99999', LOG_LEVEL: 'silent' },
      },
    },
  )
  const stock = await stockUp(shop)
  const began = Date.now()
  const end = began + minutes * minute
  const counts = Object.fromEntries(Object.keys(acts).map((name) => [name, 0]))
  let count = 0
  async function askOn() {
    for (const [name, act] of Object.entries(acts)) {
      if (Date.now() >= end) return
      count += 1
      await act(shop, count, stock)
      counts[name] += 1
    }
    return askOn()
  }
  async function measure() {
    const { heapUsed, rss } = await (await fetch(`http://127.0.0.1:${heapPort}`)).json()
    const passed = (Date.now() - began) / minute
    console.log(
      `${passed.toFixed(1)} min, ${count} asked: heap ${megabytes(heapUsed)} MB, resident ${megabytes(rss)} MB`,
    )
    return { passed, heap: heapUsed, resident: rss }
  }
  const settledAfter = Math.min(SETTLED_AFTER_MINUTES, minutes / 3)
  const readings = [await measure()]
  const keep = () => measure().then((reading) => readings.push(reading))
  const timer = setInterval(() => void keep(), Math.min(minute, (minutes * minute) / READINGS))
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  clearInterval(timer)
  const last = await measure()
  await shop.close()
  const settled = readings.find(({ passed }) => passed >= settledAfter)
  if (!settled) throw new Error('no reading of the memory was taken once it had settled')
  const growth = megabytes(last.resident - settled.resident)
  console.log(JSON.stringify(counts))
  console.log(`resident memory grew by ${growth} MB since minute ${Math.round(settled.passed)}`)
  if (growth > ALLOWED_GROWTH_MB) throw new Error(`more than ${ALLOWED_GROWTH_MB} MB`)
}
