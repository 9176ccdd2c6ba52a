import { localPath } from '@/lib/guard/local-path'
import { isGuarded } from '@/lib/guard/places'

const KEY = 'vitrin:went-on-at'
const SOON = 10_000

/** Where one who has logged in goes: a path of this site and no other, or the account. */
export function placeAfterLogin(search: string): string {
  return localPath(new URLSearchParams(search).get('next')) ?? '/profile'
}

/** The guard sent back whoever went on a moment ago: a browser that keeps no cookies would go round. */
export function wasSentBack(place: string, now = Date.now()): boolean {
  if (!isGuarded(new URL(place, window.location.href).pathname)) return false
  try {
    const last = Number(sessionStorage.getItem(KEY))
    sessionStorage.setItem(KEY, String(now))
    return now - last < SOON
  } catch {
    return false
  }
}
