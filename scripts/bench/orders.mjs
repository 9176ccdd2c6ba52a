import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../build.mjs'
import { openPostgres } from '../test/postgres.mjs'
import { output } from './measure.mjs'

const root = process.cwd()
const rounded = (number) => Number(number.toFixed(1))

async function measure(program, env) {
  const { median, p95, perSecond, errors } = JSON.parse(
    await output(process.execPath, [program], { ...process.env, ...env }),
  )
  return {
    'median ms': rounded(median),
    'p95 ms': rounded(p95),
    'orders/s, 16 at once': Math.round(perSecond),
    errors,
  }
}

/** What placing an order of two goods costs, from the request to the read answer, on both databases. */
export async function benchOrders() {
  const outdir = join(root, 'dist', 'bench')
  await bundle(outdir)
  const program = join(outdir, 'bench-orders.js')
  const work = mkdtempSync(join(tmpdir(), 'vitrin-orders-'))
  const postgres = await openPostgres({ durable: true })
  const rows = {}
  try {
    rows.PGlite = await measure(program, { DATA_DIR: join(work, 'data'), DATABASE_URL: '' })
    if (postgres.url) {
      const env = { DATA_DIR: join(work, 'server'), DATABASE_URL: postgres.url }
      rows.PostgreSQL = await measure(program, env)
    } else console.log(`PostgreSQL was left out: ${postgres.why}`)
    console.table(rows)
  } finally {
    postgres.stop?.()
    rmSync(work, { recursive: true, force: true })
  }
}
