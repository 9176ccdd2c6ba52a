import { isGuarded, isInternal } from '@/lib/guard/places'

const keyForm = /\/\$(\/.*)$/s

/**
 * The path under which the front may answer a stored page, as a browser sends it, or nothing.
 * Next's keys hold it decoded, with `/` as `/index` and `/index` as `/index/index`; a path that
 * still holds a `%` has more than one spelling and is left to Next.
 */
export function frontPath(key: string): string | undefined {
  const stored = keyForm.exec(key)?.[1]
  if (stored === undefined || stored.includes('%')) return undefined
  const path = stored === '/index' ? '/' : stored.replace(/^\/index(\/index(\/|$))/, '$1')
  const isOurs = !isGuarded(path) && !isInternal(path) && !/^\/(_|api(\/|$))/.test(path)
  return isOurs ? usualSpelling(path) : undefined
}

/** Other spellings of the same path, such as lower-case escapes, lead to the one in use. */
export function usualSpelling(url: string): string {
  try {
    return encodeURI(decodeURI(url))
  } catch {
    return url
  }
}
