import { randomBytes } from 'node:crypto'
import type { Config } from '@/lib/config'
import type { Database } from './db/database'
import { openDatabase } from './db/open-database'
import { IN_MEMORY } from './db/in-memory'
import { seedShop } from './db/seed/seed-shop'
import { createApp } from './http/app'
import { forgetOldKeys } from './http/idempotency'
import { createLogger } from './http/logger'
import { watchFestivals } from './services/festival-clock'
import { indexWhatIsNot } from './services/search-index'
import { countSearches } from './services/search-popular'

type Options = {
  onStale: (tags: readonly string[]) => void | Promise<void>
  /** The id of the build that is running. */
  build?: string
  /** Whether an empty database gets its first rows; a build's stays empty. */
  seed?: boolean
}
type Backend = {
  fetch: (request: Request) => Promise<Response>
  close: () => Promise<void>
  demo: boolean
  db: Database
}

const HOUR = 3_600_000

export async function createBackend(config: Config, options: Options): Promise<Backend> {
  const { onStale, seed, build = '' } = options
  const log = createLogger(config.logLevel)
  const { db, kind, close } = await openDatabase(config)
  try {
    if (seed ?? config.dataDir !== IN_MEMORY) await seedShop(db, { demo: config.demo })
    await indexWhatIsNot(db)
  } catch (error) {
    await close()
    throw error
  }
  const stale = async (tags: readonly string[]) => onStale(tags)
  const stopFestivals = watchFestivals(db, stale, (error) => log.error({ err: error }))
  const searches = countSearches(db, (error) => log.error({ err: error }, 'searches uncounted'))
  const cleaning = setInterval(() => {
    forgetOldKeys(db).catch((error: unknown) => log.error({ err: error }, 'old keys remain'))
  }, HOUR)
  cleaning.unref()

  const app = createApp({
    db,
    databaseName: kind,
    build,
    stale,
    searched: searches.count,
    log,
    keys: {
      sessionSecret: config.sessionSecret ?? randomBytes(32).toString('hex'),
      operatorKey: config.operatorKey,
    },
  })
  return {
    fetch: async (request) => app.fetch(request),
    demo: config.demo,
    db,
    close: async () => {
      clearInterval(cleaning)
      stopFestivals()
      await searches.stop()
      await close()
    },
  }
}
