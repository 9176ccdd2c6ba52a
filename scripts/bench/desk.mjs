import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../build.mjs'
import { openPostgres } from '../test/postgres.mjs'
import { output } from './measure.mjs'

const GOODS = '100000'
const ORDERS = '50000'

const PRICES = 'ten thousand prices by one call'
const MOST_PRICES_MS = 20_000

const rounded = (ms) => Number(ms.toFixed(1))

async function measure(program, env) {
  const args = [program, GOODS, ORDERS]
  return JSON.parse(await output(process.execPath, args, { ...process.env, ...env }))
}

/** What each table of the desk takes in a shop of 100,000 goods and 50,000 orders, asked in process on both databases. */
export async function benchDesk() {
  const outdir = join(process.cwd(), 'dist', 'bench')
  await bundle(outdir)
  const program = join(outdir, 'bench-desk.js')
  const work = mkdtempSync(join(tmpdir(), 'vitrin-desk-'))
  const postgres = await openPostgres()
  const rows = {}
  const slow = []
  const report = (database, times) => {
    if (!(times[PRICES].median < MOST_PRICES_MS)) slow.push(database)
    for (const [name, { median, slowest }] of Object.entries(times)) {
      rows[name] = {
        ...rows[name],
        [`${database}, median ms (slowest)`]: `${rounded(median)} (${rounded(slowest)})`,
      }
    }
  }
  try {
    report('PGlite', await measure(program, { DATA_DIR: join(work, 'data'), DATABASE_URL: '' }))
    if (postgres.url) {
      const env = { DATA_DIR: join(work, 'server'), DATABASE_URL: postgres.url }
      report('PostgreSQL', await measure(program, env))
    } else console.log(`PostgreSQL was left out: ${postgres.why}`)
    console.table(rows)
    if (slow.length > 0)
      throw new Error(`${PRICES} took more than ${MOST_PRICES_MS} ms on ${slow.join(' and ')}`)
  } finally {
    postgres.stop?.()
    rmSync(work, { recursive: true, force: true })
  }
}
