export type ResourceKind = 'file' | 'picture' | 'page'

/** A customer's own uploads are never cached, as the worker outlives their session. */
export function isPersonal(url: string): boolean {
  return /\/media\/own-/.test(url)
}

type RequestFacts = { url: URL; origin: string; method: string; isDocument: boolean }

/** Null for calls and whatever else the worker leaves to the network. */
export function classifyRequest({
  url,
  origin,
  method,
  isDocument,
}: RequestFacts): ResourceKind | null {
  if (method !== 'GET' || url.origin !== origin) return null
  if (isDocument) return 'page'
  if (/^\/(_next\/static|fonts)\//.test(url.pathname)) return 'file'
  const isPicture = /^\/(demo|media)\//.test(url.pathname) && !isPersonal(url.pathname)
  return isPicture ? 'picture' : null
}

type ResponseFacts = { status: number; redirected: boolean; headers: Headers }

/** A page that shared caches may hold shows nothing of one customer. */
export function isSharedPage({ status, redirected, headers }: ResponseFacts): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const caching = headers.get('cache-control') ?? ''
  const isShared = caching.includes('s-maxage') && !/private|no-store/.test(caching)
  return status === 200 && !redirected && isPage && isShared
}

/** The variant of a product is chosen within its page, so the page without a query serves it too. */
export function pageCacheKeys(url: URL): string[] {
  const whole = url.origin + url.pathname + url.search
  return url.pathname.startsWith('/product/') ? [whole, url.origin + url.pathname] : [whole]
}

/** The scripts, styles and fonts that a page names, in its markup and in its inline scripts. */
export function findAssetUrls(html: string): string[] {
  const found = html.matchAll(/\/_next\/static\/[^"'\\\s<>)]+/g)
  return [...new Set([...found].map(([file]) => file))]
}

/** The chunks that a script imports later, each with the build query of the script itself. */
export function findChunkUrls(script: string, scriptUrl: string): string[] {
  const [, build] = scriptUrl.split('?')
  const found = script.matchAll(/"(static\/[^"\\\s]+\.(?:js|css))"/g)
  const files = [...found].map(([, file]) => `/_next/${file}${build ? `?${build}` : ''}`)
  return [...new Set(files)]
}
