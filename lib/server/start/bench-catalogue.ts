import type { ProductFilters } from '@/lib/contract/products'
import { readConfig } from '@/lib/config'
import { createBackend } from '../backend'
import { seedLarge } from '../db/seed/seed-large'
import { products } from '../db/schema/schema'
import { narrowedLists, plainLists, searches } from './bench-questions'

type Ask = (request: Request) => Promise<Response>
type Question = { name: string; ask: () => Request }

const ORIGIN = 'http://shop'
const WARM = 5
const ROUNDS = 25

function list(body: ProductFilters): Question {
  const text = JSON.stringify(body)
  const headers = { 'Content-Type': 'application/json' }
  return {
    name: text,
    ask: () => new Request(`${ORIGIN}/api/products`, { method: 'POST', headers, body: text }),
  }
}

function searched(q: string): Question {
  return { name: q, ask: () => new Request(`${ORIGIN}/api/search?q=${encodeURIComponent(q)}`) }
}

const kinds = {
  'three facets': narrowedLists.map(list),
  'plain list': plainLists.map(list),
  search: searches.map(searched),
}

function middle(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Milliseconds from the request to the read answer, in process; the best tells of a busy machine. */
async function timesOf(fetch: Ask, { name, ask }: Question) {
  const times: number[] = []
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const began = performance.now()
    const answer = await fetch(ask())
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${answer.status} for ${name}`)
    if (round >= WARM) times.push(performance.now() - began)
  }
  return { name, median: middle(times), best: Math.min(...times) }
}

async function measure(fetch: Ask) {
  const rows: Record<string, { median: number; best: number; slowest: string }> = {}
  for (const [kind, questions] of Object.entries(kinds)) {
    const times = []
    for (const question of questions) times.push(await timesOf(fetch, question))
    const [slowest] = [...times].sort((a, b) => b.best - a.best)
    rows[kind] = {
      median: middle(times.map(({ median }) => median)),
      best: middle(times.map(({ best }) => best)),
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
  const backend = await createBackend(config, { onStale: () => {}, seed: true })
  let held = await backend.db.$count(products)
  try {
    for (const size of sizes) {
      const began = performance.now()
      if (size > held) await seedLarge(backend.db, size - held, () => {})
      held = Math.max(held, size)
      const seconds = (performance.now() - began) / 1000
      const times = await measure(backend.fetch)
      console.log(JSON.stringify({ size: held, seconds, heap: heapMegabytes(), times }))
    }
  } finally {
    await backend.close()
  }
}

await main()
