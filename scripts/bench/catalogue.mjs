import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../build.mjs'
import { openPostgres } from '../test/postgres.mjs'

const root = process.cwd()
const sizes = ['188', '1000', '10000', '100000']
const rounded = (ms) => Number(ms.toFixed(1))

/** A process of its own for each database, so that one's memory does not weigh on the other. */
function run(program, env) {
  return new Promise((resolve, reject) => {
    const args = ['--expose-gc', program, ...sizes]
    const options = { env: { ...process.env, ...env }, maxBuffer: 16 * 1024 * 1024 }
    execFile(process.execPath, args, options, (error, text, complaint) => {
      if (error) reject(new Error(complaint || error.message))
      else
        resolve(
          text
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line)),
        )
    })
  })
}

function reportTimes(title, lines) {
  console.log(`\n${title}: milliseconds, the median of all rounds (the best of them)`)
  const rows = {}
  for (const { size, seconds, heap, times } of lines) {
    const cells = Object.entries(times).map(([kind, { median, best }]) => [
      kind,
      `${rounded(median)} (${rounded(best)})`,
    ])
    rows[`${size.toLocaleString('en')} products`] = {
      ...Object.fromEntries(cells),
      'heap MB': Math.round(heap),
      'filled in s': rounded(seconds),
    }
  }
  console.table(rows)
}

/** How lists and searches grow with the catalogue, asked in process on both databases. */
export async function benchCatalogue() {
  const outdir = join(root, 'dist', 'bench')
  await bundle(outdir)
  const program = join(outdir, 'bench-catalogue.js')
  const work = mkdtempSync(join(tmpdir(), 'vitrin-catalogue-'))
  const postgres = await openPostgres()
  try {
    const embedded = { DATA_DIR: join(work, 'data'), DATABASE_URL: '' }
    reportTimes('PGlite', await run(program, embedded))
    if (postgres.url === undefined) return console.log(`PostgreSQL was left out: ${postgres.why}`)
    const server = { DATA_DIR: join(work, 'server'), DATABASE_URL: postgres.url }
    reportTimes('PostgreSQL', await run(program, server))
  } finally {
    postgres.stop?.()
    rmSync(work, { recursive: true, force: true })
  }
}
