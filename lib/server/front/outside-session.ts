import { sessionCookie } from '@/lib/guard/session-cookie'
import { issueSessionToken } from '@/lib/guard/session-token'

const LIFE = 60 * 86_400_000
/** After these a browser is known to be logged in. */
const OPENING = [
  'POST /api/mobile-verify-code',
  'POST /api/login-password',
  'GET /api/profile',
] as const
const CLOSING = 'POST /api/profile/logout'
/** The specification lists the token in the query of these two. */
const TOKEN_IN_QUERY = ['GET /api/profile/orders', 'GET /api/profile/update-favorite']

function lineOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`
}

/** What the outside backend is asked with; a browser never puts its token in an address. */
export function outsideQuery(request: Request): string {
  const { search, searchParams } = new URL(request.url)
  if (!TOKEN_IN_QUERY.includes(lineOf(request))) return search
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token) searchParams.set('token', token)
  else searchParams.delete('token')
  const text = searchParams.toString()
  return text && `?${text}`
}

/**
 * The guard knows no token of another backend, so what it reads is a mark of our own: that this
 * browser was let in. The backend goes on deciding by its token what it answers.
 */
export function outsideCookie(request: Request, status: number): string | null {
  const { SESSION_SECRET: secret, SITE_URL: siteUrl } = process.env
  const line = lineOf(request)
  if (line === CLOSING) return sessionCookie(siteUrl, null)
  if (secret === undefined || status !== 200 || !OPENING.some((one) => one === line)) return null
  const expiresAt = new Date(Date.now() + LIFE)
  return sessionCookie(siteUrl, { token: issueSessionToken(secret, expiresAt), expiresAt })
}
