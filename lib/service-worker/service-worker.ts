import { classifyRequest } from './cache-rules'
import { OfflineCache } from './offline-cache'

/** The types of a service worker cannot be loaded beside those of a page, so what is used of them stands here. */
type WorkerScope = {
  location: { origin: string }
  clients: { claim: () => Promise<void> }
  /** Of itself; an older browser does not say. */
  serviceWorker?: { state: string }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (name: 'fetch', listener: (event: WorkerFetchEvent) => void): void
    (name: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void
  }
}

type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void }

type WorkerFetchEvent = WorkerEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

declare const self: WorkerScope
/** Written in by the build. */
declare const BUILD_ID: string

const offlineCache = new OfflineCache(BUILD_ID)

/**
 * The worker of a newer build empties the caches of the others once, as it takes over. What was still being
 * stored at that moment would stay for good.
 */
async function dropIfReplaced(): Promise<void> {
  if (self.serviceWorker?.state === 'redundant') await offlineCache.drop()
}

function storeUntil(event: WorkerEvent, work: Promise<unknown>): void {
  event.waitUntil(work.catch(() => {}).then(dropIfReplaced))
}

/** Network first, always: a cached page is for a lost connection only. */
async function respondWithPage(event: WorkerFetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    storeUntil(
      event,
      offlineCache.storePage(url.origin + url.pathname + url.search, answer.clone()),
    )
    return answer
  } catch (cause) {
    const found = await offlineCache.findPage(url)
    if (found) return found
    throw cause
  }
}

function isVisitMessage(data: unknown): data is { path: string; files: string[] } {
  if (typeof data !== 'object' || data === null || !('path' in data && 'files' in data))
    return false
  const { path, files } = data
  if (typeof path !== 'string' || !Array.isArray(files)) return false
  return /^\/(?!\/)/.test(path) && files.every((file) => typeof file === 'string')
}

self.addEventListener('install', (event) => {
  event.waitUntil(offlineCache.cacheShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const work = [offlineCache.deleteOtherBuilds(), self.registration.navigationPreload?.enable()]
  event.waitUntil(Promise.all(work).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const { data } = event
  storeUntil(
    event,
    isVisitMessage(data) ? offlineCache.cacheVisit(data.path, data.files) : offlineCache.clear(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isDocument = request.mode === 'navigate'
  const { origin } = self.location
  const kind = classifyRequest({
    url: new URL(request.url),
    origin,
    method: request.method,
    isDocument,
  })
  if (kind === 'page') return event.respondWith(respondWithPage(event))
  if (kind !== 'file' && kind !== 'picture') return
  const answer = offlineCache.respondCacheFirst(`${kind}s`, request)
  event.respondWith(answer)
  storeUntil(event, answer)
})
