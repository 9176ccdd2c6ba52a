const LIST = /^\/(?:product-category(?:\/[^/]+)?|(?:brand|festival)\/[^/]+|search)$/
/** What others count their visitors by. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|yclid)$/
const MAX_LENGTH = 500
const ROOT = '/narrowed/'

function normalizePath(path: string): string {
  try {
    return encodeURI(decodeURI(path))
  } catch {
    return path
  }
}

/** One address for all spellings of a list that is narrowed, sorted or searched for; null for other pages. */
export function findNarrowedList(url: string): string | null {
  const mark = url.indexOf('?')
  if (mark === -1) return null
  const path = url.slice(0, mark)
  if (!LIST.test(path)) return null
  const params = new URLSearchParams(url.slice(mark + 1))
  for (const name of [...params.keys()]) if (TRACKING.test(name)) params.delete(name)
  params.sort()
  const search = params.toString()
  const list = search === '' ? normalizePath(path) : `${normalizePath(path)}?${search}`
  return list.length > MAX_LENGTH ? null : list
}

function encodeList(list: string): string {
  return Buffer.from(list).toString('base64url')
}

/** The address of a list, of what stands for it below `/narrowed`. */
export function decodeList(encoded: string): string | null {
  const list = Buffer.from(encoded, 'base64url').toString()
  return findNarrowedList(list) === list && encodeList(list) === encoded ? list : null
}

/** The address of the list that a path below `/narrowed` draws. */
export function parseNarrowedPath(path: string): string | null {
  return path.startsWith(ROOT) ? decodeList(path.slice(ROOT.length)) : null
}

type PopularityTest = (list: string) => boolean

const key = Symbol.for('vitrin.popular-lists')
const shared: typeof globalThis & { [key]?: PopularityTest } = globalThis

/** The server counts who asks for which list, and tells the middleware. */
export function setPopularityTest(test: PopularityTest): void {
  shared[key] = test
}

/** The path of the page that is kept for a list, reached by a rewrite only; null where none is. */
export function findStoredList(url: string): string | null {
  const list = findNarrowedList(url)
  if (list === null || !list.includes('?')) return list
  // Without a store of pages (development) none is kept.
  return shared[key]?.(list) ? ROOT + encodeList(list) : null
}
