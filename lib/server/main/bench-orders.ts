import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { MAX_UNPAID_ORDERS } from '@/lib/domain/quotas'
import { readConfig } from '@/lib/config'
import { createBackend } from './backend'
import type { Database } from '../db/database'
import { addresses, products, stocks, users } from '../db/schema/schema'
import { openSession } from '../auth/sessions'

const ORIGIN = 'http://shop'
const POST = 2
const WARM_UP_ORDERS = 20
const SEQUENTIAL_ORDERS = 200
const CONCURRENCY = 16
const CONCURRENT_ORDERS = 1_500

type Fetch = (request: Request) => Promise<Response>
type Customer = { token: string; addressId: number }
type Goods = { id: number; productId: number }

async function createCustomers(db: Database, secret: string, count: number): Promise<Customer[]> {
  const made: Customer[] = []
  for (let at = 0; at < count; at += 1) {
    const mobile = `+989${String(200_000_000 + at)}`
    const [user] = await db.insert(users).values({ mobile }).returning({ id: users.id })
    const userId = user?.id ?? 0
    const city = { stateId: 1, cityId: 1, postalCode: '1345678900', plate: '۱۲' }
    const receiver = { receiverName: 'مینا راد', receiverMobile: mobile, detail: 'خیابان سعدی' }
    const [address] = await db
      .insert(addresses)
      .values({ userId, ...receiver, ...city })
      .returning({ id: addresses.id })
    const device = { device: 'bench', ip: '127.0.0.1' }
    made.push({
      token: await openSession(db, secret, userId, device),
      addressId: address?.id ?? 0,
    })
  }
  return made
}

async function restockAll(db: Database): Promise<Goods[]> {
  await db.update(stocks).set({ quantity: sql`${stocks.quantity} + 100000` })
  return db
    .select({ id: stocks.id, productId: stocks.productId })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(eq(products.status, 'published')))
    .orderBy(stocks.id)
}

function checkoutRequest({ token, addressId }: Customer, goods: Goods[]): Request {
  const list = goods.map(({ id, productId }) => ({
    product_id: productId,
    stock_id: id,
    quantity: 1,
  }))
  const body = { list, address_id: addressId, shipping_method_id: POST }
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomBytes(16).toString('hex'),
  }
  const url = `${ORIGIN}/api/checkout`
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function placeTimed(fetch: Fetch, customer: Customer, goods: Goods[]): Promise<number> {
  const began = performance.now()
  const answer = await fetch(checkoutRequest(customer, goods))
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status} ${text}`)
  return performance.now() - began
}

function percentile(times: number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
}

/** Places orders one by one, then many at once, and writes what it took as one line of JSON. */
async function main() {
  const secret = randomBytes(32).toString('hex')
  const env = { ...process.env, LOG_LEVEL: 'silent', SESSION_SECRET: secret }
  const backend = await createBackend(readConfig(env), { onRevalidate: () => {}, seed: true })
  const { db, fetch } = backend
  try {
    const goods = await restockAll(db)
    const buyers = await createCustomers(
      db,
      secret,
      (WARM_UP_ORDERS + SEQUENTIAL_ORDERS + CONCURRENT_ORDERS) / MAX_UNPAID_ORDERS,
    )
    let placed = 0
    const next = (): Promise<number> => {
      const at = placed++
      const buyer = buyers[at % buyers.length]
      const lines = [0, 1].map((line) => goods[(at * 2 + line * 7) % goods.length])
      if (buyer === undefined) throw new Error('nobody buys')
      return placeTimed(
        fetch,
        buyer,
        lines.filter((line) => line !== undefined),
      )
    }
    const times: number[] = []
    for (let at = 0; at < WARM_UP_ORDERS + SEQUENTIAL_ORDERS; at += 1) {
      const took = await next()
      if (at >= WARM_UP_ORDERS) times.push(took)
    }
    let errors = 0
    const failures = new Set<string>()
    const began = performance.now()
    const end = placed + CONCURRENT_ORDERS
    const lane = async () => {
      while (placed < end) {
        await next().catch((error: unknown) => {
          errors += 1
          failures.add(String(error))
        })
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, lane))
    const seconds = (performance.now() - began) / 1000
    for (const failure of failures) console.error(failure)
    const answer = {
      median: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      perSecond: CONCURRENT_ORDERS / seconds,
      errors,
    }
    console.log(JSON.stringify(answer))
  } finally {
    await backend.close()
  }
}

await main()
