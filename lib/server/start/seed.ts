import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '@/lib/config'
import { openDatabase } from '../db/open-database'
import { seedLarge } from '../db/seed/seed-large'
import { seedShop } from '../db/seed/seed-shop'
import { startErrorLine } from './start-error'

const BAR = 30
const MOST = 5_000_000

function wantedProducts(): number {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  if (values.products === undefined) return 0
  const wanted = Number(values.products)
  if (Number.isInteger(wanted) && wanted > 0 && wanted <= MOST) return wanted
  throw new ConfigError(
    `--products is "${values.products}"; allowed: a whole number up to ${MOST}.`,
  )
}

function drawBar(done: number, wanted: number): void {
  const full = Math.round((done / wanted) * BAR)
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full)
  const end = done === wanted ? '\n' : ''
  process.stdout.write(
    `\r${bar} ${done.toLocaleString('en')} of ${wanted.toLocaleString('en')}${end}`,
  )
}

async function main(): Promise<void> {
  const wanted = wantedProducts()
  const config = readConfig(process.env)
  const { db, close } = await openDatabase(config)
  try {
    const fresh = await seedShop(db, { demo: true })
    process.stdout.write(fresh ? 'The demo shop is seeded.\n' : 'The shop has its rows already.\n')
    if (wanted > 0) await seedLarge(db, wanted, (done) => drawBar(done, wanted))
    // Pages made before these rows would hide them.
    await rm(join(config.dataDir, 'pages'), { recursive: true, force: true })
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`vitrin: ${startErrorLine(error)}\n`)
  process.exit(1)
})
