export const CROSS_SITE_MESSAGE =
  'این درخواست از صفحهٔ سایت دیگری آمده است و فروشگاه آن را نمی‌پذیرد.'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** Banks send browsers back by a form of their own. */
const BANK_CALLBACK = /^\/api\/payment\/callback\//

/** The host may be written with or without the default port. */
function isHost(origin: URL, host: string | null): boolean {
  const requested = `${origin.protocol}//${host?.split(',')[0]?.trim()}`
  return host !== null && URL.canParse(requested) && new URL(requested).host === origin.host
}

/** A request that changes something, sent by a page of another site. */
export function isCrossSiteRequest(request: Request, siteUrl: string | undefined): boolean {
  const { method, headers, url } = request
  if (SAFE_METHODS.includes(method) || BANK_CALLBACK.test(new URL(url).pathname)) return false
  const relation = headers.get('sec-fetch-site')
  // The desk's session is a cookie, which a page of a sibling domain would send along.
  const isDesk = new URL(url).pathname.startsWith('/api/desk/')
  if (relation !== null) return relation === 'cross-site' || (isDesk && relation === 'same-site')
  const from = headers.get('origin')
  if (from === null || from === siteUrl) return false
  if (!URL.canParse(from)) return true
  const origin = new URL(from)
  // The page cache passes on the forwarded host only where a proxy is trusted.
  return !isHost(origin, headers.get('host')) && !isHost(origin, headers.get('x-forwarded-host'))
}
