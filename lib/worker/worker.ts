import { kindOf } from './keep-rules'
import { Kept } from './kept'
import type { Fetching, WorkerScope } from './worker-scope'

declare const self: WorkerScope
/** Written in by the build. */
declare const BUILD_ID: string

const kept = new Kept(BUILD_ID)

/** The shop's own answer comes first, always; what was kept is for a cut line only. */
async function page(event: Fetching): Promise<Response> {
  const url = new URL(event.request.url)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(kept.page(url.origin + url.pathname + url.search, answer.clone()))
    return answer
  } catch (cause) {
    const found = await kept.lookUp(url)
    if (found) return found
    throw cause
  }
}

function isVisit(data: unknown): data is { path: string; files: string[] } {
  if (typeof data !== 'object' || data === null || !('path' in data && 'files' in data))
    return false
  const { path, files } = data
  if (typeof path !== 'string' || !Array.isArray(files)) return false
  return /^\/(?!\/)/.test(path) && files.every((file) => typeof file === 'string')
}

self.addEventListener('install', (event) => {
  event.waitUntil(kept.shell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const work = [kept.dropOthers(), self.registration.navigationPreload?.enable()]
  event.waitUntil(Promise.all(work).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (isVisit(data)) event.waitUntil(kept.visit(data.path, data.files).catch(() => {}))
  else event.waitUntil(kept.forget().catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isDocument = request.mode === 'navigate'
  const { origin } = self.location
  const kind = kindOf({ url: new URL(request.url), origin, method: request.method, isDocument })
  if (kind === 'page') event.respondWith(page(event))
  else if (kind === 'file') event.respondWith(kept.file('files', request))
  else if (kind === 'picture') event.respondWith(kept.file('pictures', request))
})
