import { localPath } from '@/lib/session/local-path'

const LAST_REDIRECT_KEY = 'vitrin:went-on'
const LOOP_WINDOW = 10_000

function requestedPath(search: string): string | null {
  return localPath(new URLSearchParams(search).get('next'))
}

/** Where one who has logged in goes: a path of this site and no other, or the account. */
export function postLoginPath(search: string): string {
  return requestedPath(search) ?? '/profile'
}

/**
 * Whether the guard asks again for the place that was gone to a moment ago: a browser that keeps no
 * cookies would go round for ever. Remembers the place for the next time.
 */
export function isRedirectLoop(search: string, now = Date.now()): boolean {
  try {
    const last = sessionStorage.getItem(LAST_REDIRECT_KEY)
    sessionStorage.setItem(LAST_REDIRECT_KEY, `${now} ${postLoginPath(search)}`)
    const [, at, place] = /^(\d+) (.*)$/.exec(last ?? '') ?? []
    return now - Number(at) < LOOP_WINDOW && place === requestedPath(search)
  } catch {
    return false
  }
}
