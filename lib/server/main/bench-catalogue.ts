import { createBackend } from './backend'
import {
  benchConfig,
  type BenchRequest,
  type Fetch,
  longRequests,
  requestsByKind,
} from './bench-requests'
import { seedLarge } from '../db/seed/seed-large'
import { products } from '../db/schema/schema'

const WARM_UP_ROUNDS = 5
const ROUNDS = 25
/** One that takes so long already is asked fewer times. */
const SLOW_MS = 200
const SLOW_ROUNDS = 5

type Times = { median: number; best: number; slowest: string }

function calculateMedian(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

async function measure(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

/** Milliseconds from the request to the read answer, in process; the best tells of a busy machine. */
async function measureRequest(fetch: Fetch, { name, run }: BenchRequest) {
  const times: number[] = []
  const isSlow = (await measure(() => run(fetch))) > SLOW_MS
  const rounds = isSlow ? SLOW_ROUNDS : ROUNDS
  const warmUp = isSlow ? 1 : WARM_UP_ROUNDS
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const took = await measure(() => run(fetch))
    if (round >= warmUp) times.push(took)
  }
  return { name, median: calculateMedian(times), best: Math.min(...times) }
}

async function measureAll(fetch: Fetch): Promise<Record<string, Times>> {
  const rows: Record<string, Times> = {}
  for (const [kind, requests] of Object.entries({ ...requestsByKind, ...longRequests })) {
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

const openBackend = () => createBackend(benchConfig(), { onRevalidate: () => {}, seed: true })

/** Fills a shop up to one size after the other, and writes what each cost as a line of JSON. */
async function main() {
  for (const size of process.argv.slice(2).map(Number)) {
    const filled = await openBackend()
    const productCount = await filled.db.$count(products)
    const seconds =
      (await measure(async () => {
        if (size > productCount) await seedLarge(filled.db, size - productCount, () => {})
      })) / 1000
    await filled.close()
    const began = performance.now()
    const backend = await openBackend()
    const start = performance.now() - began
    try {
      const times = await measureAll(backend.fetch)
      const opened = { median: start, best: start, slowest: '' }
      const most = process.resourceUsage().maxRSS / 1024
      const heap = heapMegabytes()
      console.log(JSON.stringify({ size, seconds, heap, most, times: { ...times, start: opened } }))
    } finally {
      await backend.close()
    }
  }
}

await main()
