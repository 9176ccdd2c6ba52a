import { parseNarrowedPath } from '@/lib/session/narrowed-lists'
import { isGuardedPath, isInternalPath } from '@/lib/session/guarded-paths'

const NARROWED_KEY = /\/\$\/narrowed\//
const KEY_PATTERN = /\/\$(\/.*)$/s

/**
 * The path, as a browser sends it, at which a stored page may be answered before Next.
 * Next's keys hold it decoded, with `/` as `/index` and `/index` as `/index/index`; a path that
 * still holds a `%` has more than one spelling and is left to Next.
 */
export function storedPagePath(key: string): string | undefined {
  const stored = KEY_PATTERN.exec(key)?.[1]
  const list = stored === undefined ? null : parseNarrowedPath(stored)
  if (list !== null) return list
  if (stored === undefined || stored.includes('%')) return undefined
  const path = stored === '/index' ? '/' : stored.replace(/^\/index(\/index(\/|$))/, '$1')
  const isOurs = !isGuardedPath(path) && !isInternalPath(path) && !/^\/(_|api(\/|$))/.test(path)
  return isOurs ? normalizeUrl(path) : undefined
}

/** Of a list that is narrowed, sorted or searched for. */
export function isNarrowedKey(key: string): boolean {
  return NARROWED_KEY.test(key)
}

/** Maps other spellings of a path, such as lower-case escapes, to the one in use. */
export function normalizeUrl(url: string): string {
  try {
    return encodeURI(decodeURI(url))
  } catch {
    return url
  }
}

export type Rejection = { status: 400 | 405 | 414; allow?: string }

const MAX_URL_LENGTH = 8 * 1024
const pageMethods = ['GET', 'HEAD']
const CALL_PATH = /^\/(?:api(?:[/?]|$)|_next\/|__next)/
const callMethods = [...pageMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export function isCallPath(url: string): boolean {
  return CALL_PATH.test(url)
}

/** Rejects requests that nothing answers before anything is rendered. */
export function checkRequest(method: string, url: string): Rejection | undefined {
  if (url.length > MAX_URL_LENGTH) return { status: 414 }
  const methods = isCallPath(url) ? callMethods : pageMethods
  if (!methods.includes(method)) return { status: 405, allow: methods.join(', ') }
  return url.startsWith('/') ? undefined : { status: 400 }
}

/** Next would redirect a call with a trailing slash. */
export function trimCallUrl(url: string): string {
  return url.replace(/^(\/api(?:\/[^?]*[^?/])?)\/+(?=\?|$)/, '$1')
}

function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Next fails on escapes that are no text; escaped themselves they are a missing page. */
export function escapeUnreadable(url: string): string {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  if (isReadable(path)) return url
  return [path.replaceAll('%', '%25'), ...query].join('?')
}
