import { type NextRequest, NextResponse } from 'next/server'
import { newNonce, noncePolicy } from './csp'
import type { GuardDecision } from './guard'
import { sessionCookieName, checkSessionToken } from './session-token'

const policyHeader = 'content-security-policy'
const unavailableHeaders = { 'retry-after': '60', 'cache-control': 'no-store' }

function cacheHeaders(cacheControl: string | undefined): Record<string, string> {
  return cacheControl === undefined ? {} : { 'cache-control': cacheControl }
}

/** A page rendered for one request gets a nonce; a cached one has its policy in the cache. */
function policyHeaders(perRequest: boolean): Record<string, string> {
  if (!perRequest) return {}
  return { [policyHeader]: noncePolicy(newNonce(), process.env.NODE_ENV === 'development') }
}

export function buildGuardResponse(request: NextRequest, decision: GuardDecision): NextResponse {
  if (decision.kind === 'redirect') {
    const { status, to, cacheControl } = decision
    const headers = cacheHeaders(cacheControl)
    return NextResponse.redirect(new URL(to, request.url), { status, headers })
  }
  const policy = policyHeaders(decision.perRequest)
  // Next reads the nonce for its own scripts from the request.
  const forPage = { headers: new Headers({ ...Object.fromEntries(request.headers), ...policy }) }
  if (decision.kind === 'pass') {
    const headers = { ...policy, ...cacheHeaders(decision.cacheControl) }
    return NextResponse.next({ request: forPage, headers })
  }
  const { status, to } = decision
  const headers = { ...policy, ...(status === 503 ? unavailableHeaders : {}) }
  return NextResponse.rewrite(new URL(to, request.url), { request: forPage, status, headers })
}

export function hasSession(request: NextRequest): boolean {
  const { SESSION_SECRET: secret, SITE_URL: siteUrl } = process.env
  const token = request.cookies.get(sessionCookieName(siteUrl))?.value
  return secret !== undefined && token !== undefined && checkSessionToken(secret, token, new Date())
}
