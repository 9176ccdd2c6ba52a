import { setFlagsFromString } from 'node:v8'
import type { Server } from 'node:http'
import { isIP } from 'node:net'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { readConfig, type Config } from '@/lib/config'
import { DEMO_OWNER } from '@/lib/domain/staff'
import { formatMobile } from '@/lib/persian/validators'
import { createLogger } from '../http/logger'
import { assertNotMoved } from '../db/moved-shop'
import { assertFolders } from './assert-folder'
import { createBackend, type Backend } from './backend'
import { backupJob, openBackupSocket } from './scheduled-backups'
import { listStartWarnings } from './start-warnings'
import { isReplacement, isWatcher, onWatcherClose, runWorkers, workerNumber } from './workers'
import { loadSessionSecret } from './session-secret'
import { readBuildInfo } from './build-info'
import type { OpenMetrics } from './metrics'
import type { OpenTracing } from './open-tracing'
import { assertPortsFree } from './http-server'
import { openShop, type Shop, type StartBackend } from './open-shop'
import { describeStartError, createErrorReporter } from './error-reports'

function displayHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

function describeDatabase({ apiBaseUrl, databaseUrl, dataDir }: Config): string {
  if (apiBaseUrl !== undefined) return `Its backend is ${apiBaseUrl}`
  if (databaseUrl === undefined) return `Its database is in ${dataDir}`
  const { hostname, pathname } = new URL(databaseUrl)
  return `Its database is ${pathname.slice(1)} on ${hostname}`
}

function describeMode({ isDemo, isRehearsal }: Config): string {
  if (isRehearsal) return ', a rehearsal: nothing is sent and no gateway is asked'
  return isDemo ? ', in demo mode' : ''
}

function announceAddress(config: Config, server: Server): void {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  console.log(`Vitrin is open at http://${displayHost(config.host)}:${port}`)
  console.log(`${describeDatabase(config)}${describeMode(config)}`)
  if (!config.isDemo || config.isRehearsal) return
  console.log(
    `Its desk is at /desk, for ${formatMobile(DEMO_OWNER.mobile)}; the page shows the code`,
  )
}

/** Printed once a start until somebody is at the desk. */
async function announceFirstOwner({ siteUrl }: Config, backend: Backend | undefined) {
  const token = await backend?.issueFirstOwnerToken()
  if (!token) return
  console.log('Nobody is at its desk yet. Here the first owner is made, once, within a day')
  console.log(`(docs/desk.md): ${siteUrl}/desk/first-owner#${token}`)
}

const forwardedSignals = ['SIGTERM', 'SIGINT'] as const
const fillProgram = fileURLToPath(new URL('first-rows.js', import.meta.url))

/**
 * Creating and filling the embedded database would leave this process twice as large, so a child does
 * it. This one exits with it when that fails.
 */
async function fillDatabaseInChild({ apiBaseUrl, databaseUrl, dataDir }: Config): Promise<void> {
  const isElsewhere = apiBaseUrl !== undefined || databaseUrl !== undefined
  if (isElsewhere || existsSync(join(dataDir, 'database', 'PG_VERSION'))) return
  const child = spawn(process.execPath, [fillProgram], { stdio: 'inherit' })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of forwardedSignals) process.on(signal, pass)
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>(
    (resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (...end) => resolve(end))
    },
  )
  for (const name of forwardedSignals) process.off(name, pass)
  if (signal !== null) process.kill(process.pid, signal)
  if (code !== 0) process.exit(code ?? 1)
}

/** Loaded in development alone, for it needs esbuild. */
async function reloadingBackend(root: string): Promise<StartBackend> {
  const { openReloadingBackend } = await import('./reloading-backend')
  return (config, options) => openReloadingBackend(config, { ...options, root })
}

/** Loaded where somebody asks for them. */
async function loadMetrics(): Promise<OpenMetrics> {
  const { openMetrics } = await import('./metrics')
  return openMetrics()
}

/** The driver is loaded where there is a PostgreSQL. */
async function loadPeers(config: Config, log: Logger, onTags: (names: readonly string[]) => void) {
  if (config.databaseUrl === undefined) return undefined
  const { joinPeers } = await import('./peers')
  return joinPeers(config, { warn: (line) => log.warn(line), onTags })
}

async function loadTracing({ tracing }: Config, root: string): Promise<OpenTracing | undefined> {
  if (tracing === undefined) return undefined
  const { openTracing } = await import('./open-tracing')
  return openTracing(tracing, readBuildInfo(root).id)
}

/** By default V8 lets the heap grow fourfold before it collects. */
setFlagsFromString('--heap-growing-percent=150')

async function main(): Promise<void> {
  const given = readConfig(process.env)
  assertFolders(given)
  if (workerNumber() === 1 && !isWatcher(given.workers)) {
    for (const warning of listStartWarnings(given, process.env)) console.warn(`vitrin: ${warning}`)
  }
  if (given.databaseUrl === undefined && given.apiBaseUrl === undefined)
    assertNotMoved(given.dataDir)
  // The watcher's workers open the ports together.
  if (given.workers === 1 || isWatcher(given.workers)) await assertPortsFree(given)
  if (isWatcher(given.workers)) {
    await loadSessionSecret(given)
    return runWorkers(given.workers)
  }
  const config = { ...given, sessionSecret: await loadSessionSecret(given) }
  process.env.SESSION_SECRET = config.sessionSecret
  process.env.SITE_URL = config.siteUrl
  await fillDatabaseInChild(config)

  const log = createLogger(config.logLevel)
  const reportError = createErrorReporter(log)
  const root = process.cwd()
  const isDevelopment = process.argv.includes('--dev')
  const isCounting = config.metricsPort !== undefined && !isDevelopment
  const metrics = isCounting ? await loadMetrics() : undefined
  const tracing = await loadTracing(config, root)
  const opening: { shop?: Promise<Shop> } = {}
  const peers = await loadPeers(config, log, (names) => {
    opening.shop?.then(({ backend }) => backend?.revalidateTags(names)).catch(reportError)
  })
  opening.shop = openShop(config, {
    root,
    isDevelopment,
    startBackend: isDevelopment ? await reloadingBackend(root) : createBackend,
    metrics,
    tracing,
    jobs: backupJob(given),
    onError: reportError,
  })
  const shop = await opening.shop
  const metricsServer = await metrics?.serve(config, shop.backend)
  const backups = await openBackupSocket(given, shop.backend?.db, reportError)
  if (workerNumber() === 1 && !isReplacement()) {
    announceAddress(config, shop.server)
    await announceFirstOwner(config, shop.backend)
  }

  let closing: Promise<void> | undefined
  const close = () => {
    if (closing) process.exit(1)
    backups.close()
    metricsServer?.close()
    closing = shop.close().then(async () => {
      await Promise.all([tracing?.close(), peers?.close()])
    })
    closing.then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  onWatcherClose(() => {
    if (!closing) close()
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`vitrin: ${describeStartError(error)}\n`)
  process.exit(1)
})
