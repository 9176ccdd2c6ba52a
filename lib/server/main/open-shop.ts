import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Server } from 'node:http'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import next from 'next'
import type { Config } from '@/lib/config'
import { setPerRequestTest } from '@/lib/session/per-request-pages'
import { setPopularityTest } from '@/lib/session/narrowed-lists'
import { securityHeaders } from '@/lib/session/security-headers'
import { setInProcessFetch } from '@/lib/in-process'
import type { Backend, BackendOptions } from './backend'
import { createRequestListener } from '../page-cache/request-listener'
import { createListPopularity } from '../page-cache/list-popularity'
import { createStaleAssets, createCompressedAssets } from '../page-cache/static-assets'
import { PageStore } from '../page-cache/page-store'
import { setSharedStore } from '../page-cache/shared-store'
import { assertNoDemoRows } from '../desk/set-up-shop'
import { readBuildInfo } from './build-info'
import { closeServer, openServer } from './http-server'
import type { OpenMetrics } from './metrics'
import type { OpenTracing } from './open-tracing'
import { createRouteNames } from './route-names'
import { perRequestPages } from './per-request-pages'
import { openProcessSettings } from '../page-cache/process-settings'
import { openRedirectRules } from '../page-cache/redirects'
import { FilesTier } from '../page-cache/files-tier'
import { storeAssets, readStoredAsset } from '../page-cache/stored-assets'
import { openPagePeers, workerNumber } from './workers'
import { type PeerEvents, RedisTier } from '../page-cache/redis-tier'

const MAX_SEARCHES = 500
/** A kept page is answered in less time than its query is parsed. */
const searchTexts = new LRUCache<string, string>({ max: MAX_SEARCHES, memoMethod: readSearchText })
const FILE_CAPS = { bytes: 512 * 1024 * 1024, entries: 20_000 }

/** What a search of this query looks for; nothing where it turns a page. */
function readSearchText(query: string): string {
  const params = new URLSearchParams(query)
  return (params.get('page') ?? '1') === '1' ? (params.get('q') ?? '') : ''
}

/** Pages belong to a build and to the data they were made from. */
function pageFolderName(buildId: string, { databaseUrl, apiBaseUrl, siteUrl }: Config): string {
  const source = [databaseUrl, apiBaseUrl, siteUrl].join(' ')
  return `${buildId}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`
}

type PageStoreOptions = {
  /** The files of this build, which the instances of another may be asked for. */
  assets: string
  /** By another worker or instance. */
  onEmptiedElsewhere: (tags: readonly string[]) => Promise<void>
  onError: (error: unknown) => void
}

/** Without a build (development) nothing outlives the process. */
async function openPageStore(
  config: Config,
  buildId: string | undefined,
  { assets, onEmptiedElsewhere, onError }: PageStoreOptions,
): Promise<{ store: PageStore; shared?: RedisTier }> {
  const store = new PageStore({ security: securityHeaders(config.siteUrl), onError })
  if (buildId === undefined) return { store }
  const name = pageFolderName(buildId, config)
  if (config.redisUrl === undefined) {
    const folder = join(config.dataDir, 'pages')
    const onEmptied = async (tags: readonly string[]) => {
      await onEmptiedElsewhere(tags)
      store.emptyMemory(tags)
    }
    store.setTier(await FilesTier.open(folder, name, FILE_CAPS, openPagePeers(), onEmptied))
    return { store }
  }
  const { openRedis } = await import('../page-cache/redis-clients')
  const clients = await openRedis(config.redisUrl, onError)
  const otherInstances: PeerEvents = {
    onEmptied: (tags: readonly string[]) => {
      store.emptyMemory(tags)
      void onEmptiedElsewhere(tags)
    },
    onDisconnect: () => store.forgetMemory(),
    onJoined: (tier) => shareAssets(assets, tier).catch(onError),
  }
  const shared = await RedisTier.open(clients, name, otherInstances)
  store.setTier(shared)
  return { store, shared }
}

/** During a rolling upgrade a page of one build may ask the instance of another for its scripts. */
async function shareAssets(folder: string, tier: RedisTier): Promise<void> {
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    await tier.shareAsset(relative(folder, path).split(sep).join('/'), await readFile(path))
  }
}

export type Shop = { server: Server; backend: Backend | undefined; close: () => Promise<void> }
export type StartBackend = (config: Config, options: BackendOptions) => Promise<Backend>
type ShopOptions = {
  root: string
  isDevelopment: boolean
  startBackend: StartBackend
  metrics?: OpenMetrics | undefined
  tracing?: OpenTracing | undefined
  jobs?: BackendOptions['jobs']
  onError: (error: unknown) => void
}

type OnRevalidate = (tags: readonly string[]) => Promise<void>

async function openBackend(
  config: Config,
  { root, startBackend, metrics, jobs }: ShopOptions,
  pages: Pick<BackendOptions, 'pagesOpen'> & {
    onRevalidate: OnRevalidate
    checkPages: () => Promise<void>
  },
) {
  if (config.apiBaseUrl !== undefined) return undefined
  const { onRevalidate, checkPages, pagesOpen } = pages
  const backend = await startBackend(config, {
    build: readBuildInfo(root).id,
    onRevalidate,
    ...(pagesOpen && { pagesOpen }),
    metrics,
    jobs,
    ...(config.redisUrl && { checks: { redis: checkPages } }),
  })
  try {
    if (!config.isDemo) await assertNoDemoRows(backend.db)
  } catch (error) {
    await backend.close()
    throw error
  }
  setInProcessFetch((request) => backend.fetch(request))
  return backend
}

/** Backend, pages, Next and the server, opened in the order in which each needs the one before. */
export async function openShop(config: Config, options: ShopOptions): Promise<Shop> {
  const { root, isDevelopment, metrics, tracing, onError } = options
  let store: PageStore | undefined
  let rules: Awaited<ReturnType<typeof openRedirectRules>> | undefined
  let settings: Awaited<ReturnType<typeof openProcessSettings>> | undefined
  const onRevalidate = async (tags: readonly string[]) => {
    await Promise.all([store?.empty(tags), rules?.onRevalidate(tags), settings?.onRevalidate(tags)])
  }
  const checkPages = async () => store?.check()
  let openPages = () => {}
  const pagesOpen = new Promise<void>((resolve) => {
    openPages = resolve
  })
  const backend = await openBackend(config, options, { onRevalidate, checkPages, pagesOpen })
  try {
    rules = await openRedirectRules(config, onError)
    settings = await openProcessSettings(config, onError)
    const build = isDevelopment ? undefined : readBuildInfo(root).id
    const folder = join(root, '.next', 'static')
    const pages = await openPageStore(config, build, {
      assets: folder,
      onEmptiedElsewhere: settings.onRevalidate,
      onError,
    })
    const { shared } = pages
    store = pages.store
    openPages()
    if (!isDevelopment) {
      setSharedStore(store)
      setPerRequestTest(perRequestPages(root))
      setPopularityTest(createListPopularity())
    }
    // Next compares rewrites with the name `localhost`, whatever address the server is bound to.
    const app = next({ dev: isDevelopment, dir: root, hostname: 'localhost', port: config.port })
    await app.prepare()
    const security = securityHeaders(config.siteUrl)
    const serveCompressed = createCompressedAssets(folder, security)
    const builds = join(config.dataDir, 'builds')
    if (build !== undefined && workerNumber() === 1) await storeAssets(builds, build, folder)
    const serveStale = createStaleAssets(
      folder,
      security,
      async (path) => (await readStoredAsset(builds, path)) ?? shared?.readAsset(path),
    )
    const listener = createRequestListener({
      store,
      next: app.getRequestHandler(),
      security,
      ...(!isDevelopment && {
        serveAsset: (...request) => serveCompressed(...request) || serveStale(...request),
      }),
      trustProxy: config.trustProxy,
      findRedirect: rules.findRedirect,
      onStoredSearch: (query) => backend?.countSearch(searchTexts.memo(query)),
      onVisit: (step) => backend?.countStep(step),
      onStoredPage: metrics?.onStoredPage,
      onError,
    })
    const { host, port } = config
    const observers = [metrics, tracing].flatMap((one) => one ?? [])
    const routeOf = observers.length > 0 && !isDevelopment ? createRouteNames(root) : undefined
    const observed = observers.reduce(
      (inner, { observe }) => observe(inner, routeOf ?? ((path) => path)),
      listener,
    )
    // In development Next tells the browser of changed code over a socket.
    const server = await openServer(observed, { host, port, allowsUpgrade: isDevelopment })
    const close = async () => {
      rules?.close()
      settings?.close()
      backend?.endStreams()
      await closeServer(server, { hasProxy: config.trustProxy > 0 })
      await app.close()
      await store?.close()
      await backend?.close()
    }
    return { server, backend, close }
  } catch (error) {
    rules?.close()
    settings?.close()
    await store?.close()
    await backend?.close()
    throw error
  }
}
