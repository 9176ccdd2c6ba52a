import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const randomLength = 32
const signatureLength = 16

/** For whom a token is: one of the shop never opens the desk, nor the other way round. */
type Audience = 'session' | 'desk session'

function signatureOf(secret: string, body: string, audience: Audience): string {
  const whole = createHmac('sha256', secret).update(`vitrin ${audience} ${body}`).digest()
  return whole.subarray(0, signatureLength).toString('base64url')
}

/** `random.expiry.signature`: a forged or expired one is rejected without a database. */
export function issueSessionToken(
  secret: string,
  expiresAt: Date,
  audience: Audience = 'session',
): string {
  const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36)
  const body = `${randomBytes(randomLength).toString('base64url')}.${expiry}`
  return `${body}.${signatureOf(secret, body, audience)}`
}

export function checkSessionToken(
  secret: string,
  token: string,
  now: Date,
  audience: Audience = 'session',
): boolean {
  const parts = /^([\w-]{43}\.([\da-z]{1,9}))\.([\w-]{22})$/.exec(token)
  const [, body, expiry, signature] = parts ?? []
  if (body === undefined || expiry === undefined || signature === undefined) return false
  const expected = signatureOf(secret, body, audience)
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  return isOurs && Number.parseInt(expiry, 36) * 1000 > now.getTime()
}

/** For a token that was checked before. */
export function sessionExpiry(token: string): Date | null {
  const expiry = token.split('.')[1]
  return expiry ? new Date(Number.parseInt(expiry, 36) * 1000) : null
}

/** Browsers accept a `__Host-` cookie over https only. */
export function sessionCookieName(siteUrl: string | undefined): string {
  return siteUrl?.startsWith('https:') ? '__Host-vitrin' : 'vitrin'
}

type CookieSession = { token: string; expiresAt: Date }

/** The value of `Set-Cookie`; without a session it removes the cookie. */
export function sessionCookie(siteUrl: string | undefined, session: CookieSession | null): string {
  const seconds = session ? Math.floor((session.expiresAt.getTime() - Date.now()) / 1000) : 0
  const secure = siteUrl?.startsWith('https:') ? '; Secure' : ''
  const name = sessionCookieName(siteUrl)
  const attributes = `Path=/; Max-Age=${Math.max(0, seconds)}; HttpOnly; SameSite=Lax${secure}`
  return `${name}=${session?.token ?? ''}; ${attributes}`
}

export function staffCookieName(siteUrl: string | undefined): string {
  return siteUrl?.startsWith('https:') ? '__Host-vitrin-desk' : 'vitrin-desk'
}

/** Strict: a link of another site opens the desk's login, and its requests carry no session. */
export function staffCookie(siteUrl: string | undefined, session: CookieSession | null): string {
  const seconds = session ? Math.floor((session.expiresAt.getTime() - Date.now()) / 1000) : 0
  const secure = siteUrl?.startsWith('https:') ? '; Secure' : ''
  const attributes = `Path=/; Max-Age=${Math.max(0, seconds)}; HttpOnly; SameSite=Strict${secure}`
  return `${staffCookieName(siteUrl)}=${session?.token ?? ''}; ${attributes}`
}
