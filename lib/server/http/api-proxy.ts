import { z } from 'zod'
import { updateFavorite } from '@/lib/contract/account/favorites'
import { formatMobile } from '@/lib/persian/validators'
import { DAY_MS } from '@/lib/persian/durations'
import { sessionCookieName, sessionCookie, issueSessionToken } from '@/lib/session/session-token'
import { isCrossSiteRequest, CROSS_SITE_MESSAGE } from '@/lib/session/cross-site'
import { DomainError } from '../domain-error'
import { errorResponse, toResponse } from './error-response'

const SESSION_LIFETIME = 60 * DAY_MS
/** After these a browser is known to be logged in. */
const LOGIN_ROUTES = [
  'POST /api/mobile-verify-code',
  'POST /api/login-password',
  'GET /api/profile',
] as const
const LOGOUT_ROUTE = 'POST /api/profile/logout'
const FAVORITE_ROUTE = 'GET /api/profile/update-favorite'
/** The specification lists the token in the query of these two. */
const TOKEN_IN_QUERY = ['GET /api/profile/orders', FAVORITE_ROUTE]
/** Where a mobile stands in the body of a call. */
const MOBILE_FIELDS = new Map([
  ['POST /api/mobile-send-code', 'mobile'],
  ['POST /api/mobile-verify-code', 'mobile'],
  ['POST /api/login-password', 'mobile'],
  ['POST /api/contact', 'mobile'],
  ['POST /api/profile/editAddress', 'receiver_mobile'],
])

function routeOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`
}

/** What a favourite is to become; null where the call only turns it over. */
function requestedFavorite(request: Request): 0 | 1 | null {
  if (routeOf(request) !== FAVORITE_ROUTE) return null
  const action = new URL(request.url).searchParams.get('action')
  return action === 'add' ? 1 : action === 'remove' ? 0 : null
}

/** The token of a browser is in a header, never in its own URL. */
function proxiedQuery(request: Request): string {
  const { search, searchParams } = new URL(request.url)
  if (!TOKEN_IN_QUERY.includes(routeOf(request))) return search
  if (requestedFavorite(request) !== null) searchParams.set('action', 'default')
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

const jsonObject = z.record(z.string(), z.unknown())

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The storefront writes `+989…`, the one form that ours stores; a shopper writes `09…`. */
async function proxiedBody(request: Request): Promise<ArrayBuffer | string> {
  const field = MOBILE_FIELDS.get(routeOf(request))
  if (field === undefined) return request.arrayBuffer()
  const text = await request.text()
  const body = jsonObject.safeParse(parseJson(text)).data
  const mobile = body?.[field]
  if (typeof mobile !== 'string') return text
  return JSON.stringify({ ...body, [field]: formatMobile(mobile) })
}

/**
 * The specification's only action turns a favourite over. Where that made what was there already into
 * its opposite, as another device had been first, it is turned back.
 */
async function syncFavorite(
  answer: Response,
  requested: 0 | 1,
  turnOver: () => Promise<Response>,
): Promise<Response> {
  if (!answer.ok) return answer
  const text = await answer.text()
  const result = updateFavorite.answer.safeParse(parseJson(text)).data?.data.result
  const isOpposite = result !== undefined && result !== requested
  return isOpposite ? turnOver() : new Response(text === '' ? null : text, answer)
}

async function askBackend(base: string, request: Request): Promise<Response> {
  const url = `${base}${new URL(request.url).pathname}${proxiedQuery(request)}`
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const sent: RequestInit = {
    method: request.method,
    headers: without(request.headers, DROPPED_HEADERS),
    redirect: 'manual',
    signal: request.signal,
    ...(hasBody && { body: await proxiedBody(request) }),
  }
  const answer = await fetch(url, sent)
  const requested = requestedFavorite(request)
  return requested === null ? answer : syncFavorite(answer, requested, () => fetch(url, sent))
}

/** A browser's call goes on in the specification's own words, and the answer comes back as it is. */
async function proxyRequest(base: string, request: Request): Promise<Response> {
  try {
    const answer = await askBackend(base, request)
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

/** Where the process runs no shop of its own, which would have answered. */
export async function proxyApiRequest(request: Request): Promise<Response> {
  const { API_BASE_URL: base, SITE_URL: siteUrl } = process.env
  if (!base) return unreachableResponse()
  return isCrossSiteRequest(request, siteUrl) ? crossSiteResponse() : proxyRequest(base, request)
}
