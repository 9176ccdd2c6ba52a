import type { NextRequest } from 'next/server'
import { sessionCookieName } from './session-cookie'
import { checkSessionToken } from './session-token'

export function hasSession(request: NextRequest): boolean {
  const { SESSION_SECRET: secret, SITE_URL: siteUrl } = process.env
  const token = request.cookies.get(sessionCookieName(siteUrl))?.value
  return secret !== undefined && token !== undefined && checkSessionToken(secret, token, new Date())
}
