const KEY = 'vitrin:reloaded-at'
const LIFETIME = 10_000

/** True at most once in ten seconds, so that a broken page cannot reload for ever. */
export function mayReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (now - last < LIFETIME) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
