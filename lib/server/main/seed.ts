import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '@/lib/config'
import { openDatabase } from '../db/open-database'
import { seedLarge } from '../db/seed/seed-large'
import { seedShop } from '../db/seed/seed-shop'
import { assertFolder } from './assert-folder'
import { describeStartError } from './error-reports'

const BAR_WIDTH = 30
const MAX_PRODUCTS = 5_000_000

function parseProductCount(): number {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  if (values.products === undefined) return 0
  const wanted = Number(values.products)
  if (Number.isInteger(wanted) && wanted > 0 && wanted <= MAX_PRODUCTS) return wanted
  throw new ConfigError(
    `--products is "${values.products}"; allowed: a whole number up to ${MAX_PRODUCTS}.`,
  )
}

function drawProgress(done: number, wanted: number): void {
  const full = Math.round((done / wanted) * BAR_WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full)
  const end = done === wanted ? '\n' : ''
  process.stdout.write(
    `\r${bar} ${done.toLocaleString('en')} of ${wanted.toLocaleString('en')}${end}`,
  )
}

async function main(): Promise<void> {
  const wanted = parseProductCount()
  const config = readConfig(process.env)
  assertFolder('DATA_DIR', config.dataDir)
  const { db, close } = await openDatabase(config)
  try {
    const isFresh = await seedShop(db, { isDemo: true })
    process.stdout.write(
      isFresh ? 'The demo shop is seeded.\n' : 'The shop has its rows already.\n',
    )
    if (wanted > 0) await seedLarge(db, wanted, (done) => drawProgress(done, wanted))
    // Pages made before these rows would hide them.
    await rm(join(config.dataDir, 'pages'), { recursive: true, force: true })
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`vitrin: ${describeStartError(error)}\n`)
  process.exit(1)
})
