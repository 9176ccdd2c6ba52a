import { localPath } from '@/lib/guard/local-path'

const KEY = 'vitrin:went-on'
const SOON = 10_000

function wished(search: string): string | null {
  return localPath(new URLSearchParams(search).get('next'))
}

/** Where one who has logged in goes: a path of this site and no other, or the account. */
export function placeAfterLogin(search: string): string {
  return wished(search) ?? '/profile'
}

/**
 * Whether the guard asks again for the place that was gone to a moment ago: a browser that keeps no
 * cookies would go round for ever. Remembers the place for the next time.
 */
export function isGoingRound(search: string, now = Date.now()): boolean {
  try {
    const last = sessionStorage.getItem(KEY)
    sessionStorage.setItem(KEY, `${now} ${placeAfterLogin(search)}`)
    const [, at, place] = /^(\d+) (.*)$/.exec(last ?? '') ?? []
    return now - Number(at) < SOON && place === wished(search)
  } catch {
    return false
  }
}
