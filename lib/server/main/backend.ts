import { randomBytes } from 'node:crypto'
import type { DestinationStream } from 'pino'
import type { Config } from '@/lib/config'
import type { CountedStep } from '@/lib/contract/desk/sales-funnel'
import { tags } from '@/lib/contract/tags'
import { HOUR_SECONDS } from '@/lib/persian/durations'
import { type ConnectionPools, type Database, type OpenDatabase, IN_MEMORY } from '../db/database'
import { type DatabaseConnection, openDatabase } from '../db/open-database'
import { seedOnce } from '../db/seed/seed-once'
import { createApp } from '../http/app'
import { deleteOldKeys } from '../http/idempotency'
import { createLogger } from '../http/logger'
import type { Metrics } from '../metrics'
import { openMailer } from '../adapters/mail/smtp'
import { fetchPicture } from '../adapters/media/fetch-picture'
import { openMediaStore } from '../adapters/media/media-store'
import { sweepUnclaimedPictures } from '../adapters/media/save-picture'
import { deleteOldCodes } from '../auth/login-codes'
import { deleteOldAttributeChanges } from '../desk/edit-attributes'
import { LiveEvents } from '../desk/live-events'
import { createFunnelCounter } from '../desk/funnel-counter'
import type { PresenceLine } from '../desk/presence'
import { createPublisher } from '../desk/publish-due'
import { startPriceClock } from '../catalogue/price-clock'
import { deleteOldGuesses } from '../auth/guesses'
import { deleteOldMessages } from '../outbox/expand-events'
import { openChannels } from '../outbox/open-channels'
import { canSendCodes, readSmsSettings } from '../outbox/sms-account'
import { sendDueMessages } from '../outbox/send-messages'
import { passOnStockNotices } from '../product/stock-notices'
import { createImportRunner } from '../imports/import-runner'
import { deleteOldImports } from '../imports/imports'
import type { Job } from '../jobs/job'
import { startJobs } from '../jobs/start-jobs'
import { createGatewayRegister } from '../payments/gateway-register'
import { reconcile } from '../payments/reconciler'
import { deleteOldSessions } from '../auth/sessions'
import { deleteOldStaffTickets, issueFirstOwnerToken } from '../desk/staff-login'
import { assertDemoRows } from '../desk/set-up-shop'
import { prepareStaff } from '../desk/staff-members'
import { deleteOldStaffSessions } from '../desk/staff-sessions'
import { deleteOldCounts } from '../social/daily-quota'
import { refreshCurrency } from '../settings'
import { openSms } from '../adapters/sms/open-sms'
import { indexMissingProducts } from '../search/index-products'
import { createSearchCounter } from '../search/popular-searches'
import { limitRepeats } from './error-reports'

export type BackendOptions = {
  onRevalidate: (tags: readonly string[]) => void | Promise<void>
  /** When there are pages to empty; absent: now. */
  pagesOpen?: Promise<unknown>
  /** The id of the build that is running. */
  build?: string
  /** Absent: opened as the settings say. */
  database?: OpenDatabase
  /** One that stays open when the backend closes. */
  connection?: DatabaseConnection
  /** Whether an empty database gets its first rows; a build's stays empty. */
  seed?: boolean
  metrics?: Metrics | undefined
  /** What else is done in the background. */
  jobs?: ((db: Database) => Job[]) | undefined
  /** What else must work, asked by `/api/ready`. */
  checks?: Record<string, () => Promise<unknown>>
  /** Absent: standard error. */
  logTo?: DestinationStream
}
export type Backend = {
  fetch: (request: Request) => Promise<Response>
  /** Before the server waits for what is under way: streams have no end of their own. */
  endStreams: () => void
  close: () => Promise<void>
  isDemo: boolean
  db: Database
  /** What another process changed: pages that were made of it are emptied. */
  revalidateTags: (names: readonly string[]) => Promise<void>
  /** Of a page that is answered without asking the backend. */
  countSearch: (text: string) => void
  /** Of a page, which Next or the page cache answers. */
  countStep: (step: CountedStep) => void
  pools: ConnectionPools
  /** A token by which the first owner is made, where there is none. */
  issueFirstOwnerToken: () => Promise<string | null>
}

/** What the log says, and the metrics count, where work of that name fails. */
const TROUBLES: Partial<Record<string, string>> = {
  reconciler: 'the reconciler failed',
  imports: 'an import failed',
  publisher: 'what is due was not published',
  notices: 'stock notices wait',
  outbox: 'messages wait',
  cleaning: 'old rows remain',
  backup: 'the backup failed',
  queue: 'the queue of background work failed',
}
const CLEANUPS = [
  ...[deleteOldKeys, deleteOldCodes, deleteOldGuesses, deleteOldSessions],
  ...[deleteOldCounts, deleteOldStaffSessions, deleteOldStaffTickets, deleteOldImports],
  ...[deleteOldMessages, deleteOldAttributeChanges],
]

const PRESENCE_CHANNEL = 'vitrin:desk'

/** Several instances tell each other through Redis; one alone has nobody to tell. */
async function openLine(
  { redisUrl }: Config,
  logAs: (what: string) => (error: unknown) => void,
): Promise<PresenceLine | undefined> {
  if (redisUrl === undefined) return undefined
  const { openRedis } = await import('../page-cache/redis-clients')
  const { commands, listener } = await openRedis(redisUrl, limitRepeats(logAs('Redis is away')))
  return {
    publish: (text) => commands.publish(PRESENCE_CHANNEL, text),
    subscribe: async (hear) => {
      listener.on('message', (_, text) => hear(text))
      await listener.subscribe(PRESENCE_CHANNEL)
    },
    close: () => [commands, listener].forEach((client) => client.disconnect()),
  }
}

/** A shop without any way to say that goods are back does not offer to. */
function canTellOfStock({ sms, mail }: Config): boolean {
  const canSendSms =
    sms.driver === 'console' ||
    (sms.key !== undefined && (sms.stockTemplate !== undefined || sms.line !== undefined))
  return canSendSms || mail !== undefined
}

export async function createBackend(config: Config, options: BackendOptions): Promise<Backend> {
  const { onRevalidate, pagesOpen, seed, build = '', logTo, metrics } = options
  const log = createLogger(config.logLevel, logTo)
  const logAs = (what: string) => (error: unknown) => {
    log.error({ err: error }, what)
    metrics?.onBackgroundFailure(what)
  }
  const { db, browsingDb, pools, querier, kind, close } =
    options.database ?? (await openDatabase(config, options.connection))
  try {
    if (seed ?? config.dataDir !== IN_MEMORY) await seedOnce(db, config)
    if (config.isDemo && !config.isRehearsal) await assertDemoRows(db)
    await prepareStaff(db, config)
    await refreshCurrency(db)
    await indexMissingProducts(db)
  } catch (error) {
    await close()
    throw error
  }
  const priceClock = startPriceClock(db, {
    onRevalidate: async (names) => onRevalidate(names),
    onError: logAs('the price clock failed'),
    pagesOpen,
  })
  const revalidateTags = async (names: readonly string[]) => {
    priceClock.wake(names)
    // Before the pages are emptied, so that none is drawn anew in the former unit.
    if (names.includes(tags.settings)) await refreshCurrency(db)
    await onRevalidate(names)
  }
  const searches = createSearchCounter(db, logAs('searches uncounted'))
  const funnel = createFunnelCounter(db, logAs('steps of the funnel uncounted'))
  const media = openMediaStore(config, logAs('a dropped picture remains'))
  const clean = async () => {
    for (const cleanUp of CLEANUPS) await cleanUp(db).catch(logAs('old rows remain'))
    await sweepUnclaimedPictures(db, media).catch(logAs('unclaimed pictures remain'))
  }

  const secret = config.sessionSecret ?? randomBytes(32).toString('hex')
  const { banks, isDemo, isRehearsal } = config
  const register = { banks, isDemo, isRehearsal, secret, metrics }
  const gateways = createGatewayRegister(db, register)
  const payments = { gateways, siteUrl: config.siteUrl }
  const reconciling = {
    paymentContext: payments,
    revalidateTags,
    onError: logAs('the reconciler failed'),
  }
  const importing = {
    ...{ media, revalidateTags, onError: logAs('an import failed') },
    fetchPicture: (url: string) => fetchPicture(url, { ports: config.importPicturePorts }),
  }
  const mailer = config.mail ? openMailer(config.mail) : null
  const configNow = async (from: Database) => ({
    ...config,
    sms: await readSmsSettings(from, { sms: config.sms, secret }),
  })
  const channelsNow = async (from: Database) => openChannels(await configNow(from), mailer)
  const { siteUrl } = config
  const outbox = { siteUrl, onError: logAs('a message did not go') }
  const often = { everySeconds: 15, limitSeconds: 30 }
  const work: Job[] = [
    { name: 'reconciler', ...often, work: () => reconcile(db, reconciling) },
    { name: 'imports', ...often, work: createImportRunner(db, importing) },
    {
      name: 'publisher',
      ...often,
      work: createPublisher(db, { siteUrl: config.siteUrl, revalidateTags }),
    },
    { name: 'notices', ...often, work: () => passOnStockNotices(db) },
    {
      ...{ name: 'outbox', everySeconds: 15, limitSeconds: 5 * 60 },
      work: async ({ signal }) =>
        sendDueMessages(db, { ...outbox, channels: await channelsNow(db), signal }),
    },
    { name: 'cleaning', everySeconds: HOUR_SECONDS, limitSeconds: HOUR_SECONDS, work: clean },
    ...(options.jobs?.(db) ?? []),
  ]
  const jobs = startJobs(work, {
    ...{ kind, querier },
    onError: (name, error) => logAs(TROUBLES[name] ?? `the work ${name} failed`)(error),
  })
  const live = new LiveEvents(
    db,
    logAs('the stream of the desk failed'),
    await openLine(config, logAs),
  )
  const app = createApp({
    db,
    browsingDb,
    checks: options.checks ?? {},
    databaseName: kind,
    build,
    revalidateTags,
    media,
    wakeImports: () => jobs.wake('imports'),
    payments,
    openChannels: channelsNow,
    sms: config.sms,
    live,
    wakeOutbox: () => jobs.wake('outbox'),
    canNotifyStock: async (from) => canTellOfStock(await configNow(from)),
    countSearch: searches.count,
    countStep: funnel.count,
    log,
    siteUrl: config.siteUrl,
    torobPublicKey: config.torobPublicKey,
    keys: { sessionSecret: secret, operatorKey: config.operatorKey },
    login: {
      secret,
      isDemo: config.isDemo,
      dailyBudget: config.sms.dailyBudget,
      sendSms: async (mobile, code) => openSms(await configNow(db), log)(mobile, code),
      canSendCodes: async () => canSendCodes((await configNow(db)).sms),
    },
  })
  return {
    fetch: async (request) => app.fetch(request),
    isDemo: config.isDemo,
    db,
    revalidateTags,
    countSearch: searches.count,
    countStep: funnel.count,
    pools,
    endStreams: () => live.endStreams(),
    issueFirstOwnerToken: () => issueFirstOwnerToken(db),
    close: async () => {
      await priceClock.stop()
      await live.close()
      await jobs.stop()
      await searches.stop()
      await funnel.stop()
      await close()
    },
  }
}
