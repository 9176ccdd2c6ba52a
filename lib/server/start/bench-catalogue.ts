import { parseArgs } from 'node:util'
import { type ProductFilters } from '@/lib/contract/products'
import { readConfig } from '@/lib/config'
import { createBackend } from '../backend'
import { narrowedLists, plainLists, searches } from './bench-questions'

type Ask = (request: Request) => Promise<Response>

const ORIGIN = 'http://shop'
const ROUNDS = 15

const list = (body: ProductFilters) =>
  new Request(`${ORIGIN}/api/products`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const searched = (q: string) => new Request(`${ORIGIN}/api/search?q=${encodeURIComponent(q)}`)

function middle(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** The median of each question by itself, milliseconds from the request to the read answer. */
async function timesOf(fetch: Ask, questions: (() => Request)[]): Promise<number[]> {
  const medians: number[] = []
  for (const question of questions) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      const answer = await fetch(question())
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${answer.status} for ${question().url}`)
      if (round > 0) times.push(performance.now() - began)
    }
    medians.push(middle(times))
  }
  return medians
}

const questions = {
  'three facets': narrowedLists.map((body) => () => list(body)),
  plain: plainLists.map((body) => () => list(body)),
  search: searches.map((q) => () => searched(q)),
}

async function main() {
  const { values } = parseArgs({ options: { each: { type: 'boolean' } } })
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
  const backend = await createBackend(config, { onStale: () => {}, seed: true })
  try {
    for (const [name, asked] of Object.entries(questions)) {
      const medians = await timesOf(backend.fetch, asked)
      if (values.each) console.log(name, medians.map((ms) => ms.toFixed(1)).join('  '))
      console.log(name, middle([...medians]).toFixed(1), Math.max(...medians).toFixed(1))
    }
  } finally {
    await backend.close()
  }
}

await main()
