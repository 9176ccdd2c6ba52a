import { isSlowestConnection } from './connection'

/** The build this page was made by. */
const OWN_BUILD = process.env.NEXT_PUBLIC_BUILD_ID ?? 'development'

/** A shopper can do nothing about a manifest that does not come. */
function logManifestFailure(path: string, cause: unknown): void {
  console.warn(`vitrin: ${path} was not read`, cause)
}

async function readManifest(path: string): Promise<string | null | undefined> {
  try {
    const answer = await fetch(path, { cache: 'no-store', credentials: 'omit' })
    if (answer.status === 404) return null
    const body: unknown = await answer.json()
    if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') {
      return body.id
    }
    logManifestFailure(path, answer.status)
  } catch (cause) {
    logManifestFailure(path, cause)
  }
  return undefined
}

/** `undefined` when it could not be learnt. */
async function fetchLatestBuild(now = Date.now()): Promise<string | undefined> {
  return (await readManifest(`/builds/latest.json?${now}`)) ?? undefined
}

/** Whether the shop that answers is that build: while one is replaced, some instances are still the other. */
async function isBuildServed(id: string): Promise<boolean | undefined> {
  const found = await readManifest(`/builds/meta/${encodeURIComponent(id)}.json`)
  return found === undefined ? undefined : found === id
}

const POLL_INTERVAL = 5 * 60_000
/** Somebody who goes from tab to tab does not ask each time. */
const MIN_INTERVAL = 30_000

/** Asks now, every five minutes and on return to the tab, until there is a newer build; then tells it once. */
export function watchBuilds(onNewer: () => void, own = OWN_BUILD): () => void {
  let askedAt = 0
  let ended = false

  async function ask(): Promise<void> {
    if (!navigator.onLine) return
    askedAt = Date.now()
    const latest = await fetchLatestBuild(askedAt)
    if (ended || latest === undefined || latest === own || !(await isBuildServed(latest))) return
    if (ended) return
    end()
    onNewer()
  }
  function onReturn(): void {
    const isEarly = Date.now() - askedAt < MIN_INTERVAL
    if (document.visibilityState === 'visible' && !isEarly) void ask()
  }
  function end(): void {
    ended = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
  }

  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void ask()
  }, POLL_INTERVAL)
  document.addEventListener('visibilitychange', onReturn)
  if (!isSlowestConnection()) void ask()
  return end
}
