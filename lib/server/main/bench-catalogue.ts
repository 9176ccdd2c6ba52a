import type { ProductFilters } from '@/lib/contract/catalogue/products'
import { readConfig } from '@/lib/config'
import { createBackend } from './backend'
import { seedLarge } from '../db/seed/seed-large'
import { products } from '../db/schema/schema'

const colours = { رنگ: ['مشکی', 'سفید'] }
const phones = { ...colours, حافظه: ['۱۲۸ گیگابایت', '۲۵۶ گیگابایت'] }
const dear = { price_min: 50_000_000, price_max: 900_000_000 }

/** Three facets or more each, in one category and in the whole shop. */
const filteredLists: ProductFilters[] = [
  { category: 'موبایل-و-تبلت', brands: ['nikan', 'parseh'], properties: colours },
  { category: 'موبایل-و-تبلت', available: true, ...dear },
  { category: 'گوشی-موبایل', properties: phones, available: true, sort: 'cheapest' },
  { category: 'مد-و-پوشاک', properties: colours, festival: 'شگفت-انگیز', sort: 'newest' },
  { brands: ['nikan', 'gam'], properties: colours, available: true },
  { brands: ['nikan'], available: true, ...dear, sort: 'most_expensive' },
  { festival: 'شگفت-انگیز', properties: colours, ...dear, sort: 'biggest_discount' },
  { q: 'گوشی', brands: ['nikan', 'parseh'], properties: colours, available: true },
]

const plainLists: ProductFilters[] = [
  {},
  { category: 'موبایل-و-تبلت' },
  { category: 'کفش', sort: 'cheapest' },
  { brands: ['nikan'] },
  { page: 4, sort: 'newest' },
]

const searches = [
  ...['گوشی', 'گوش', 'گ', 'لپ تاپ', 'لپتاپ', 'گوشی نیکان', 'نیکن', 'l,fhdg', 'شقهش', 'aria 12'],
  ...['هدفون بی سیم', 'کفش مردانه مشکی', 'ساعت هوشمند پارسه', 'nova', 'هیچ‌چیز'],
]

type Fetch = (request: Request) => Promise<Response>
type BenchRequest = { name: string; create: () => Request }

const ORIGIN = 'http://shop'
const WARM_UP_ROUNDS = 5
const ROUNDS = 25

function listRequest(body: ProductFilters): BenchRequest {
  const text = JSON.stringify(body)
  const headers = { 'Content-Type': 'application/json' }
  return {
    name: text,
    create: () => new Request(`${ORIGIN}/api/products`, { method: 'POST', headers, body: text }),
  }
}

function searchRequest(q: string): BenchRequest {
  return { name: q, create: () => new Request(`${ORIGIN}/api/search?q=${encodeURIComponent(q)}`) }
}

const kinds = {
  'three facets': filteredLists.map(listRequest),
  'plain list': plainLists.map(listRequest),
  search: searches.map(searchRequest),
}

function calculateMedian(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Milliseconds from the request to the read answer, in process; the best tells of a busy machine. */
async function measureRequest(fetch: Fetch, { name, create }: BenchRequest) {
  const times: number[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const began = performance.now()
    const answer = await fetch(create())
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${answer.status} for ${name}`)
    if (round >= WARM_UP_ROUNDS) times.push(performance.now() - began)
  }
  return { name, median: calculateMedian(times), best: Math.min(...times) }
}

async function measureAll(fetch: Fetch) {
  const rows: Record<string, { median: number; best: number; slowest: string }> = {}
  for (const [kind, requests] of Object.entries(kinds)) {
    const times = []
    for (const request of requests) times.push(await measureRequest(fetch, request))
    const [slowest] = [...times].sort((a, b) => b.best - a.best)
    rows[kind] = {
      median: calculateMedian(times.map(({ median }) => median)),
      best: calculateMedian(times.map(({ best }) => best)),
      slowest: `${slowest?.best.toFixed(1)} ${slowest?.name}`,
    }
  }
  return rows
}

function heapMegabytes(): number {
  global.gc?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

/** Fills a shop up to one size after the other, and writes what each cost as a line of JSON. */
async function main() {
  const sizes = process.argv.slice(2).map(Number)
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
  const backend = await createBackend(config, { onRevalidate: () => {}, seed: true })
  let productCount = await backend.db.$count(products)
  try {
    for (const size of sizes) {
      const began = performance.now()
      if (size > productCount) await seedLarge(backend.db, size - productCount, () => {})
      productCount = Math.max(productCount, size)
      const seconds = (performance.now() - began) / 1000
      const times = await measureAll(backend.fetch)
      console.log(JSON.stringify({ size: productCount, seconds, heap: heapMegabytes(), times }))
    }
  } finally {
    await backend.close()
  }
}

await main()
