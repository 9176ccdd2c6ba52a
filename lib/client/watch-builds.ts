import { MINUTE_MS } from '@/lib/persian/durations'
import { isSlowestConnection } from './connection'

/** The build this page was made by. */
const OWN_BUILD = process.env.NEXT_PUBLIC_BUILD_ID ?? 'development'

/** A shopper can do nothing about a manifest that cannot be read. */
function logManifestFailure(path: string, cause: unknown): void {
  console.warn(`vitrin: ${path} was not read`, cause)
}

async function readManifest(path: string): Promise<string | null | undefined> {
  try {
    const response = await fetch(path, { cache: 'no-store', credentials: 'omit' })
    if (response.status === 404) return null
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') {
      return body.id
    }
    logManifestFailure(path, response.status)
  } catch (cause) {
    logManifestFailure(path, cause)
  }
  return undefined
}

/** `undefined` when it is not known. */
async function fetchLatestBuild(now = Date.now()): Promise<string | undefined> {
  return (await readManifest(`/builds/latest.json?${now}`)) ?? undefined
}

/** Whether the shop that answers is that build: while one is replaced, some instances are still the other. */
async function isBuildServed(id: string): Promise<boolean | undefined> {
  const found = await readManifest(`/builds/meta/${encodeURIComponent(id)}.json`)
  return found === undefined ? undefined : found === id
}

const POLL_INTERVAL = 5 * MINUTE_MS
/** Going from tab to tab does not check each time. */
const MIN_INTERVAL = 30_000

/** Checks now, every five minutes and on return to the tab; calls back once when there is a newer build. */
export function watchBuilds(onNewer: () => void, ownBuild = OWN_BUILD): () => void {
  let lastCheckAt = 0
  let isStopped = false

  async function check(): Promise<void> {
    if (!navigator.onLine) return
    lastCheckAt = Date.now()
    const latest = await fetchLatestBuild(lastCheckAt)
    if (isStopped || latest === undefined || latest === ownBuild || !(await isBuildServed(latest)))
      return
    if (isStopped) return
    stop()
    onNewer()
  }
  function handleReturn(): void {
    const isEarly = Date.now() - lastCheckAt < MIN_INTERVAL
    if (document.visibilityState === 'visible' && !isEarly) void check()
  }
  function stop(): void {
    isStopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleReturn)
  }

  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void check()
  }, POLL_INTERVAL)
  document.addEventListener('visibilitychange', handleReturn)
  if (!isSlowestConnection()) void check()
  return stop
}
