/** Browsers take a `__Host-` cookie over https only, so a shop on plain http has another name. */
export function sessionCookieName(siteUrl: string | undefined): string {
  return siteUrl?.startsWith('https:') ? '__Host-vitrin' : 'vitrin'
}

type Session = { token: string; expiresAt: Date }

/** The header that gives a browser its session cookie, or takes it back. */
export function sessionCookie(siteUrl: string | undefined, session: Session | null): string {
  const seconds = session ? Math.floor((session.expiresAt.getTime() - Date.now()) / 1000) : 0
  const secure = siteUrl?.startsWith('https:') ? '; Secure' : ''
  const name = sessionCookieName(siteUrl)
  const attributes = `Path=/; Max-Age=${Math.max(0, seconds)}; HttpOnly; SameSite=Lax${secure}`
  return `${name}=${session?.token ?? ''}; ${attributes}`
}
