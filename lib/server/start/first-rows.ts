import { readConfig } from '@/lib/config'
import { openDatabase } from '../db/open-database'
import { seedOnce } from '../db/seed/seed-once'
import { indexWhatIsNot } from '../services/search-index'
import { startErrorLine } from './start-error'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { db, close } = await openDatabase(config)
  try {
    await seedOnce(db, config)
    await indexWhatIsNot(db)
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`vitrin: ${startErrorLine(error)}\n`)
  process.exit(1)
})
