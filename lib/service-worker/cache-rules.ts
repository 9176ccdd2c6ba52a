export type ResourceKind = 'file' | 'picture' | 'page'

/** What somebody sent to the shop alone is kept by no worker, which outlives a session. */
export function isPersonal(address: string): boolean {
  return /\/media\/own-/.test(address)
}

type RequestFacts = { url: URL; origin: string; method: string; isDocument: boolean }

/** What the worker looks after; calls and whatever else is asked go their way untouched. */
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

/** A page that any cache between here and the shop may share holds nothing of anybody's. */
export function isSharedPage({ status, redirected, headers }: ResponseFacts): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const caching = headers.get('cache-control') ?? ''
  const isShared = caching.includes('s-maxage') && !/private|no-store/.test(caching)
  return status === 200 && !redirected && isPage && isShared
}

/** Under which addresses a page may lie; the variant of a product is chosen within its page. */
export function pageCacheKeys(url: URL): string[] {
  const whole = url.origin + url.pathname + url.search
  return url.pathname.startsWith('/product/') ? [whole, url.origin + url.pathname] : [whole]
}

/** The scripts, styles and letters that a page names, in its markup and in what its scripts say. */
export function findAssetUrls(html: string): string[] {
  const found = html.matchAll(/\/_next\/static\/[^"'\\\s<>)]+/g)
  return [...new Set([...found].map(([file]) => file))]
}

/** What a script brings when it is needed, each under the build that the script itself came under. */
export function findChunkUrls(script: string, address: string): string[] {
  const [, build] = address.split('?')
  const found = script.matchAll(/"(static\/[^"\\\s]+\.(?:js|css))"/g)
  const files = [...found].map(([, file]) => `/_next/${file}${build ? `?${build}` : ''}`)
  return [...new Set(files)]
}
