import { randomBytes } from 'node:crypto'
import { readConfig } from '@/lib/config'
import { setStocks, undoStockUpdate } from '@/lib/contract/desk/stock-updates'
import { createBackend, type Backend } from './backend'
import type { Fetch } from './bench-requests'
import { products, stocks } from '../db/schema/schema'
import { seedLarge } from '../db/seed/seed-large'
import { seedManyOrders } from '../db/seed/seed-many-orders'
import { openStaffSession } from '../desk/staff-sessions'

const ORIGIN = 'http://shop'
const ROUNDS = 15
const OWNER = 1

const search = (text: string) => encodeURIComponent(text)
const open = 'waiting_payment,paid,processing,preparing,stock,packaging,ready_for_send,sending'

/** What each table of the desk asks for as it is opened, sorted, filtered and typed into. */
const PATHS: Record<string, string> = {
  'orders, open': `/api/desk/orders?stats=${open}&sort=due`,
  'orders, all of them': '/api/desk/orders?stats=&sort=newest',
  'orders, delivered, a late page': '/api/desk/orders?stats=delivery&sort=oldest&page=400',
  'orders, by gateway and lateness': '/api/desk/orders?stats=&gateway=zarinpal&due=late&sort=due',
  'orders, a code typed': '/api/desk/orders?stats=&q=VT-S-4712',
  'orders, a name typed': `/api/desk/orders?stats=&q=${search('نگار صال')}`,
  'orders, a mobile typed': '/api/desk/orders?stats=&q=0935000',
  board: `/api/desk/orders/board?stats=${open}`,
  'counts of orders': '/api/desk/orders/counts',
  goods: '/api/desk/products',
  'goods, one letter typed': `/api/desk/products?q=${search('گ')}`,
  'goods, a word typed': `/api/desk/products?q=${search('گوشی')}`,
  'goods, words in another order typed': `/api/desk/products?q=${search('نیکان گوشی')}`,
  'counts of goods, a word typed': `/api/desk/product-counts?q=${search('گوشی')}`,
  'goods, a model typed': '/api/desk/products?q=omega%2012',
  'goods, a late page': '/api/desk/products?page=900',
  'counts of goods': '/api/desk/product-counts',
  customers: '/api/desk/customers',
  'customers, a name typed': `/api/desk/customers?q=${search('نادری')}`,
  'customers, a mobile typed': '/api/desk/customers?q=0935000',
  'the ledger of stock': '/api/desk/stock-movements',
  'goods of a telephone order': `/api/desk/order-goods?q=${search('گوشی')}`,
  reviews: '/api/desk/reviews',
  tickets: '/api/desk/tickets',
  messages: '/api/desk/messages',
  'the log': '/api/desk/audit',
  'the queues of today': '/api/desk/today',
  'sales of sixty days': '/api/desk/today/sales',
}

async function ask(fetch: Fetch, path: string, cookie: string, body?: object) {
  const began = performance.now()
  const posted = { method: 'POST', body: JSON.stringify(body) }
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
  const answer = await fetch(new Request(ORIGIN + path, { headers, ...(body && posted) }))
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status} for ${path}: ${text.slice(0, 300)}`)
  return { ms: performance.now() - began, text }
}

const PRICES_AT_ONCE = 10_000
const OWN_PRICES = 'ten thousand prices by one call'

/** Each a tenth dearer, and then back. */
async function changePrices({ db, fetch }: Pick<Backend, 'db' | 'fetch'>, cookie: string) {
  const own = await db
    .select({ stock_id: stocks.id, price: stocks.price })
    .from(stocks)
    .orderBy(stocks.id)
    .limit(PRICES_AT_ONCE)
  const changes = own.map(({ stock_id: id, price }) => ({ stock_id: id, price: price + 10_000 }))
  const set = await ask(fetch, setStocks.path, cookie, { changes })
  const { update_id: id } = setStocks.answer.parse(JSON.parse(set.text)).data
  const undo = await ask(fetch, undoStockUpdate.path.replace(':id', String(id)), cookie, {})
  return { [OWN_PRICES]: once(set.ms), 'and back by one undo': once(undo.ms) }
}

const once = (ms: number) => ({ median: ms, slowest: ms })

/** Fills a shop to so many goods and orders, and writes what each table of the desk took as a line of JSON. */
async function main([productsWanted = 0, ordersWanted = 0]: number[]) {
  const secret = randomBytes(32).toString('hex')
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent', SESSION_SECRET: secret })
  const backend = await createBackend(config, { onRevalidate: () => {}, seed: true })
  const { db, fetch } = backend
  try {
    const made = await db.$count(products)
    if (productsWanted > made) await seedLarge(db, productsWanted - made, () => {})
    await seedManyOrders(db, ordersWanted)
    const device = { device: 'bench', ip: '127.0.0.1', isProved: true }
    const { token } = await openStaffSession(db, secret, OWNER, device)
    const cookie = `vitrin-desk=${token}`
    const times: Record<string, { median: number; slowest: number }> = {}
    for (const [name, path] of Object.entries(PATHS)) {
      const taken: number[] = []
      for (let round = 0; round < ROUNDS + 2; round += 1) {
        const { ms } = await ask(fetch, path, cookie)
        if (round >= 2) taken.push(ms)
      }
      taken.sort((a, b) => a - b)
      times[name] = { median: taken[ROUNDS >> 1] ?? 0, slowest: taken.at(-1) ?? 0 }
    }
    console.log(JSON.stringify({ ...times, ...(await changePrices(backend, cookie)) }))
  } finally {
    await backend.close()
  }
}

await main(process.argv.slice(2).map(Number))
