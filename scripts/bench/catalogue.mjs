import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../build.mjs'
import { openPostgres } from '../test/postgres.mjs'

const root = process.cwd()
const SIZES = [188, 1_000, 10_000, 100_000]
/** The embedded database holds as many in a time that is worth waiting for. */
const MAX_EMBEDDED = 100_000

/** `--products 1000000` for a larger shop after those. */
function listSizes(most) {
  const at = process.argv.indexOf('--products')
  const wanted = at === -1 ? [] : [Number(process.argv[at + 1])]
  return [...SIZES, ...wanted].filter((size) => size <= most).map(String)
}

const rounded = (ms) => Number(ms.toFixed(1))

const USUAL = 100_000
const MOST_TIMES = 2
/** What is answered in less varies by as much from one round to the next. */
const LEAST_MS = 5

/** What a larger shop takes too long for, beside one of the usual size. */
function findSlow(lines) {
  const usual = lines.find(({ size }) => size === USUAL)
  const largest = lines.at(-1)
  if (usual === undefined || largest.size <= USUAL) return []
  return Object.entries(largest.times).flatMap(([kind, { best }]) => {
    const most = Math.max(usual.times[kind].best, LEAST_MS) * MOST_TIMES
    return best > most
      ? [`${kind} ${rounded(best)} ms beside ${rounded(usual.times[kind].best)}`]
      : []
  })
}

/** A process of its own for each database, so that one's memory does not weigh on the other. */
function run(program, env, sizes) {
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

/** A row for each kind: the median of all rounds and the best, and beside the largest how many times the smallest. */
function reportTimes(title, lines) {
  console.log(`\n${title}: milliseconds, the median of all rounds (the best of them)`)
  const [first] = lines
  const rows = {}
  for (const { size, times } of lines) {
    for (const [kind, { median, best }] of Object.entries(times)) {
      const ratio = size === first.size ? '' : ` ${(best / first.times[kind].best).toFixed(1)}×`
      rows[kind] = {
        ...rows[kind],
        [size.toLocaleString('en')]: `${rounded(median)} (${rounded(best)})${ratio}`,
      }
    }
  }
  console.table(rows)
  for (const { size, seconds, heap, most } of lines) {
    console.log(
      `${size.toLocaleString('en')}: filled in ${rounded(seconds)} s, heap ${Math.round(heap)} MB, at most ${Math.round(most)} MB resident`,
    )
  }
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
    reportTimes('PGlite', await run(program, embedded, listSizes(MAX_EMBEDDED)))
    if (postgres.url === undefined) return console.log(`PostgreSQL was left out: ${postgres.why}`)
    const server = { DATA_DIR: join(work, 'server'), DATABASE_URL: postgres.url }
    const lines = await run(program, server, listSizes(Infinity))
    reportTimes('PostgreSQL', lines)
    const slow = findSlow(lines)
    if (slow.length > 0) throw new Error(`more than ${MOST_TIMES} times: ${slow.join('; ')}`)
  } finally {
    postgres.stop?.()
    rmSync(work, { recursive: true, force: true })
  }
}
