import { sessionCookieName, sessionCookie, issueSessionToken } from '@/lib/session/session-token'
import { isCrossSiteRequest, CROSS_SITE_MESSAGE } from '@/lib/session/cross-site'
import { getInProcessFetch } from '@/lib/in-process'
import { DomainError } from '../domain-error'
import { errorResponse, toResponse } from './error-response'

const SESSION_LIFETIME = 60 * 86_400_000
/** After these a browser is known to be logged in. */
const LOGIN_ROUTES = [
  'POST /api/mobile-verify-code',
  'POST /api/login-password',
  'GET /api/profile',
] as const
const LOGOUT_ROUTE = 'POST /api/profile/logout'
/** The specification lists the token in the query of these two. */
const TOKEN_IN_QUERY = ['GET /api/profile/orders', 'GET /api/profile/update-favorite']

function routeOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`
}

/** The token of a browser is in a header, never in its own URL. */
function proxiedQuery(request: Request): string {
  const { search, searchParams } = new URL(request.url)
  if (!TOKEN_IN_QUERY.includes(routeOf(request))) return search
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token) searchParams.set('token', token)
  else searchParams.delete('token')
  const text = searchParams.toString()
  return text && `?${text}`
}

/**
 * The guard cannot verify a token of another backend, so it reads a session cookie of our own that
 * says that the browser has logged in. The backend still decides by its own token.
 */
function proxiedSessionCookie(request: Request, status: number): string | null {
  const { SESSION_SECRET: secret, SITE_URL: siteUrl } = process.env
  const line = routeOf(request)
  if (line === LOGOUT_ROUTE) return sessionCookie(siteUrl, null)
  if (secret === undefined || status !== 200 || !LOGIN_ROUTES.some((one) => one === line))
    return null
  const expiresAt = new Date(Date.now() + SESSION_LIFETIME)
  return sessionCookie(siteUrl, { token: issueSessionToken(secret, expiresAt), expiresAt })
}

/** The origin was checked here, and is not the backend's. */
const DROPPED_HEADERS = [
  ...['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'],
  'origin',
]
const ENCODED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection']
const UNREACHABLE = 'سرویس فروشگاه در دسترس نیست؛ لطفاً کمی بعد دوباره تلاش کنید.'

function without(headers: Headers, names: string[]): Headers {
  const remaining = new Headers(headers)
  for (const name of names) remaining.delete(name)
  return remaining
}

function unreachableResponse(): Response {
  return toResponse(errorResponse(new DomainError('unavailable', UNREACHABLE), ''))
}

function crossSiteResponse(): Response {
  return toResponse(errorResponse(new DomainError('forbidden', CROSS_SITE_MESSAGE), ''))
}

/** A backend that is a Vitrin itself sets a cookie that our guard cannot verify. */
function withSessionCookie(headers: Headers, cookie: string | null): Headers {
  const ours = `${sessionCookieName(process.env.SITE_URL)}=`
  const theirs = headers.getSetCookie().filter((one) => !one.startsWith(ours))
  headers.delete('set-cookie')
  for (const one of cookie === null ? theirs : [...theirs, cookie]) {
    headers.append('set-cookie', one)
  }
  return headers
}

/** The browser's call goes to the outside backend unchanged, and so does the answer back. */
async function proxyRequest(base: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  try {
    const answer = await fetch(`${base}${pathname}${proxiedQuery(request)}`, {
      method: request.method,
      headers: without(request.headers, DROPPED_HEADERS),
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody && { body: await request.arrayBuffer() }),
    })
    return new Response(answer.body, {
      status: answer.status,
      headers: withSessionCookie(
        without(answer.headers, ENCODED),
        proxiedSessionCookie(request, answer.status),
      ),
    })
  } catch {
    const answer = unreachableResponse()
    withSessionCookie(answer.headers, proxiedSessionCookie(request, answer.status))
    return answer
  }
}

/** Without an outside backend it is the app of `./app`, which `lib/server/main` has opened in this process. */
export async function handleApiRequest(request: Request): Promise<Response> {
  const { API_BASE_URL: base, SITE_URL: siteUrl } = process.env
  if (base && isCrossSiteRequest(request, siteUrl)) return crossSiteResponse()
  if (base) return proxyRequest(base, request)
  const fetchInProcess = getInProcessFetch()
  return fetchInProcess ? fetchInProcess(request) : unreachableResponse()
}
