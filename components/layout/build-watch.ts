import { isServed, latestBuild, OWN_BUILD } from '@/lib/api/builds'
import { isSlowest } from './connection'

const EVERY = 5 * 60_000
/** Somebody who goes from tab to tab does not ask each time. */
const AT_MOST_EVERY = 30_000

/** Asks now, every five minutes and on return to the tab, until there is a newer build; then tells it once. */
export function watchBuilds(onNewer: () => void, own = OWN_BUILD): () => void {
  let askedAt = 0
  let ended = false

  async function ask(): Promise<void> {
    if (!navigator.onLine) return
    askedAt = Date.now()
    const latest = await latestBuild(askedAt)
    if (ended || latest === undefined || latest === own || !(await isServed(latest))) return
    if (ended) return
    end()
    onNewer()
  }
  function onReturn(): void {
    const isEarly = Date.now() - askedAt < AT_MOST_EVERY
    if (document.visibilityState === 'visible' && !isEarly) void ask()
  }
  function end(): void {
    ended = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
  }

  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void ask()
  }, EVERY)
  document.addEventListener('visibilitychange', onReturn)
  if (!isSlowest()) void ask()
  return end
}
