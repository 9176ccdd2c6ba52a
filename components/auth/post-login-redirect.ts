import { paths } from '@/lib/paths'
import { localPath } from '@/lib/session/local-path'

const LAST_REDIRECT_KEY = 'vitrin:went-on'
const LOOP_WINDOW = 10_000

function requestedPath(search: string): string | null {
  return localPath(new URLSearchParams(search).get('next'))
}

/** A path of this site and no other, or the account. */
export function postLoginPath(search: string): string {
  return requestedPath(search) ?? paths.profile
}

/**
 * Whether the guard sends back who was redirected a moment ago, as it would for ever where a browser
 * stores no cookies. Remembers the path for the next time.
 */
export function isRedirectLoop(search: string, now = Date.now()): boolean {
  try {
    const last = sessionStorage.getItem(LAST_REDIRECT_KEY)
    sessionStorage.setItem(LAST_REDIRECT_KEY, `${now} ${postLoginPath(search)}`)
    const [, time, path] = /^(\d+) (.*)$/.exec(last ?? '') ?? []
    return now - Number(time) < LOOP_WINDOW && path === requestedPath(search)
  } catch {
    return false
  }
}
