import { readConfig } from '@/lib/config'
import { openDatabase } from '../db/open-database'
import { seedOnce } from '../db/seed/seed-once'
import { indexMissingProducts } from '../search/index-products'
import { describeStartError } from './error-reports'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { db, close } = await openDatabase(config)
  try {
    await seedOnce(db, config)
    await indexMissingProducts(db)
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`vitrin: ${describeStartError(error)}\n`)
  process.exit(1)
})
