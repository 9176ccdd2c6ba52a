import { randomBytes } from 'node:crypto'
import type { DestinationStream } from 'pino'
import type { Config } from '@/lib/config'
import type { Database, OpenDatabase } from './db/database'
import { openDatabase } from './db/open-database'
import { IN_MEMORY } from './db/in-memory'
import { seedOnce } from './db/seed/seed-once'
import { createApp } from './http/app'
import { forgetOldKeys } from './http/idempotency'
import { createLogger } from './http/logger'
import { openMediaStore } from './media/open-media-store'
import { openGateways } from './payments/open-gateways'
import { forgetOldCodes } from './services/codes'
import { watchFestivals } from './services/festival-clock'
import { forgetOldGuesses } from './services/guesses'
import { startNotices } from './services/notice-sender'
import { startReconciler } from './services/orders/reconciler'
import { forgetOldSessions } from './services/sessions'
import { forgetOldCounts } from './services/social/daily-counts'
import { openNotices } from './sms/open-notices'
import { openSms } from './sms/open-sms'
import { indexWhatIsNot } from './services/search-index'
import { countSearches } from './services/search-popular'

type Options = {
  onStale: (tags: readonly string[]) => void | Promise<void>
  /** The id of the build that is running. */
  build?: string
  /** Absent: opened as the settings say. */
  database?: OpenDatabase
  /** Whether an empty database gets its first rows; a build's stays empty. */
  seed?: boolean
  /** Absent: standard error. */
  logTo?: DestinationStream
}
type Backend = {
  fetch: (request: Request) => Promise<Response>
  close: () => Promise<void>
  demo: boolean
  db: Database
}

const HOUR = 3_600_000
const FORGETTING = [
  ...[forgetOldKeys, forgetOldCodes, forgetOldGuesses, forgetOldSessions],
  forgetOldCounts,
]

export async function createBackend(config: Config, options: Options): Promise<Backend> {
  const { onStale, seed, build = '', logTo } = options
  const log = createLogger(config.logLevel, logTo)
  const { db, kind, close } = options.database ?? (await openDatabase(config))
  try {
    if (seed ?? config.dataDir !== IN_MEMORY) await seedOnce(db, config)
    await indexWhatIsNot(db)
  } catch (error) {
    await close()
    throw error
  }
  const stale = async (tags: readonly string[]) => onStale(tags)
  const stopFestivals = watchFestivals(db, stale, (error) => log.error({ err: error }))
  const searches = countSearches(db, (error) => log.error({ err: error }, 'searches uncounted'))
  const cleaning = setInterval(() => {
    for (const forget of FORGETTING) {
      forget(db).catch((error: unknown) => log.error({ err: error }, 'old rows remain'))
    }
  }, HOUR)
  cleaning.unref()

  const till = { gateways: openGateways(db, config), siteUrl: config.siteUrl }
  const onTrouble = (error: unknown) => log.error({ err: error }, 'the reconciler failed')
  const stopReconciler = startReconciler(db, { till, stale, onTrouble })
  const send = openNotices(config, log)
  const unsent = (error: unknown) => log.error({ err: error }, 'a stock notice did not go')
  const stopNotices = send && startNotices(db, { send, onTrouble: unsent })

  const onLeft = (error: unknown) => log.error({ err: error }, 'a dropped picture remains')
  const secret = config.sessionSecret ?? randomBytes(32).toString('hex')
  const app = createApp({
    db,
    databaseName: kind,
    build,
    stale,
    media: openMediaStore(config, onLeft),
    till,
    tellsWhenBack: send !== null,
    searched: searches.count,
    log,
    siteUrl: config.siteUrl,
    keys: { sessionSecret: secret, operatorKey: config.operatorKey },
    access: {
      secret,
      demo: config.demo,
      dailyBudget: config.sms.dailyBudget,
      sendSms: openSms(config, log),
    },
  })
  return {
    fetch: async (request) => app.fetch(request),
    demo: config.demo,
    db,
    close: async () => {
      clearInterval(cleaning)
      stopFestivals()
      await stopReconciler()
      await stopNotices?.()
      await searches.stop()
      await close()
    },
  }
}
