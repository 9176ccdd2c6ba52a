import { randomBytes } from 'node:crypto'
import type { DestinationStream } from 'pino'
import type { Config } from '@/lib/config'
import { type ConnectionPools, type Database, type OpenDatabase, IN_MEMORY } from '../db/database'
import { type DatabaseConnection, openDatabase } from '../db/open-database'
import { seedOnce } from '../db/seed/seed-once'
import { createApp } from '../http/app'
import { deleteOldKeys } from '../http/idempotency'
import { createLogger } from '../http/logger'
import { observeGateway, type Metrics } from '../metrics'
import { openMediaStore } from '../adapters/media/media-store'
import { sweepUnclaimedPictures } from '../adapters/media/save-picture'
import { openGateways } from '../adapters/payments/open-gateways'
import { deleteOldCodes } from '../auth/login-codes'
import { startPublisher } from '../desk/publish-due'
import { watchFestivals } from '../catalogue/festivals'
import { deleteOldGuesses } from '../auth/guesses'
import { startStockNoticeSender } from '../product/stock-notices'
import { startImportRunner } from '../imports/import-runner'
import { deleteOldImports } from '../imports/imports'
import { startReconciler } from '../payments/reconciler'
import { deleteOldSessions } from '../auth/sessions'
import { deleteOldStaffTickets, issueFirstOwnerToken } from '../desk/staff-login'
import { prepareStaff } from '../desk/staff-members'
import { deleteOldStaffSessions } from '../desk/staff-sessions'
import { deleteOldCounts } from '../social/daily-quota'
import { openStockNotices, openSms } from '../adapters/sms/open-sms'
import { indexMissingProducts } from '../search/index-products'
import { createSearchCounter } from '../search/popular-searches'

export type BackendOptions = {
  onRevalidate: (tags: readonly string[]) => void | Promise<void>
  /** The id of the build that is running. */
  build?: string
  /** Absent: opened as the settings say. */
  database?: OpenDatabase
  /** One that stays open when the backend closes. */
  connection?: DatabaseConnection
  /** Whether an empty database gets its first rows; a build's stays empty. */
  seed?: boolean
  metrics?: Metrics | undefined
  /** What else must work, asked by `/api/ready`. */
  checks?: Record<string, () => Promise<unknown>>
  /** Absent: standard error. */
  logTo?: DestinationStream
}
export type Backend = {
  fetch: (request: Request) => Promise<Response>
  close: () => Promise<void>
  isDemo: boolean
  db: Database
  /** Of a page that is answered without asking the backend. */
  countSearch: (text: string) => void
  pools: ConnectionPools
  /** A token by which the first owner is made, where there is none. */
  issueFirstOwnerToken: () => Promise<string | null>
}

const HOUR = 3_600_000
const CLEANUPS = [
  ...[deleteOldKeys, deleteOldCodes, deleteOldGuesses, deleteOldSessions],
  ...[deleteOldCounts, deleteOldStaffSessions, deleteOldStaffTickets, deleteOldImports],
]

export async function createBackend(config: Config, options: BackendOptions): Promise<Backend> {
  const { onRevalidate, seed, build = '', logTo, metrics } = options
  const log = createLogger(config.logLevel, logTo)
  const logAs = (what: string) => (error: unknown) => {
    log.error({ err: error }, what)
    metrics?.onBackgroundFailure(what)
  }
  const { db, browsingDb, pools, kind, close } =
    options.database ?? (await openDatabase(config, options.connection))
  try {
    if (seed ?? config.dataDir !== IN_MEMORY) await seedOnce(db, config)
    await prepareStaff(db, config)
    await indexMissingProducts(db)
  } catch (error) {
    await close()
    throw error
  }
  const revalidateTags = async (tags: readonly string[]) => onRevalidate(tags)
  const stopFestivals = watchFestivals(db, revalidateTags, logAs('the clock of festivals failed'))
  const stopPublisher = startPublisher(db, {
    siteUrl: config.siteUrl,
    revalidateTags,
    onError: logAs('what is due was not published'),
  })
  const searches = createSearchCounter(db, logAs('searches uncounted'))
  const media = openMediaStore(config, logAs('a dropped picture remains'))
  const cleaning = setInterval(() => {
    for (const cleanUp of CLEANUPS) cleanUp(db).catch(logAs('old rows remain'))
    sweepUnclaimedPictures(db, media).catch(logAs('unclaimed pictures remain'))
  }, HOUR)
  cleaning.unref()

  const gateways = openGateways(db, config).map((gateway) => observeGateway(gateway, metrics))
  const payments = { gateways, siteUrl: config.siteUrl }
  const stopReconciler = startReconciler(db, {
    paymentContext: payments,
    revalidateTags,
    onError: logAs('the reconciler failed'),
  })
  const importing = startImportRunner(db, {
    media,
    revalidateTags,
    onError: logAs('an import failed'),
  })
  const send = openStockNotices(config, log)
  const stopNotices =
    send && startStockNoticeSender(db, { send, onError: logAs('a stock notice did not go') })
  const secret = config.sessionSecret ?? randomBytes(32).toString('hex')
  const app = createApp({
    db,
    browsingDb,
    checks: options.checks ?? {},
    databaseName: kind,
    build,
    revalidateTags,
    media,
    wakeImports: importing.wake,
    payments,
    canNotifyStock: send !== null,
    countSearch: searches.count,
    log,
    siteUrl: config.siteUrl,
    keys: { sessionSecret: secret, operatorKey: config.operatorKey },
    login: {
      secret,
      isDemo: config.isDemo,
      dailyBudget: config.sms.dailyBudget,
      sendSms: openSms(config, log),
    },
  })
  return {
    fetch: async (request) => app.fetch(request),
    isDemo: config.isDemo,
    db,
    countSearch: searches.count,
    pools,
    issueFirstOwnerToken: () => issueFirstOwnerToken(db),
    close: async () => {
      clearInterval(cleaning)
      stopFestivals()
      await stopPublisher()
      await stopReconciler()
      await importing.stop()
      await stopNotices?.()
      await searches.stop()
      await close()
    },
  }
}
