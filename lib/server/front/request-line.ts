export type Oddity = { status: 400 | 405 | 414; allow?: string }

const longest = 8 * 1024
const pageMethods = ['GET', 'HEAD']
const takesCalls = /^\/(?:api(?:[/?]|$)|_next\/|__next)/
const callMethods = [...pageMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Requests that no part of the shop answers, found before anything is rendered. */
export function oddity(method: string, url: string): Oddity | undefined {
  if (url.length > longest) return { status: 414 }
  const methods = takesCalls.test(url) ? callMethods : pageMethods
  if (!methods.includes(method)) return { status: 405, allow: methods.join(', ') }
  return url.startsWith('/') ? undefined : { status: 400 }
}

/** Next would lead a call with a slash at its end elsewhere, outside of the API's own answers. */
export function callUrl(url: string): string {
  return url.replace(/^(\/api(?:\/[^?]*[^?/])?)\/+(?=\?|$)/, '$1')
}

function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Escapes that stand for no text would be an error inside Next; written out they are a missing page. */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  if (isReadable(path)) return url
  return [path.replaceAll('%', '%25'), ...query].join('?')
}
