import { type NextRequest, NextResponse } from 'next/server'
import { newNonce, noncePolicy } from './csp'
import type { Decision } from './decide'

const policyHeader = 'content-security-policy'
const unavailable = { 'retry-after': '60', 'cache-control': 'no-store' }

function caching(cacheControl: string | undefined): Record<string, string> {
  return cacheControl === undefined ? {} : { 'cache-control': cacheControl }
}

/** A page for one request gets a nonce; one that is kept has its policy in the cache. */
function policyOf(perRequest: boolean): Record<string, string> {
  if (!perRequest) return {}
  return { [policyHeader]: noncePolicy(newNonce(), process.env.NODE_ENV === 'development') }
}

export function answerFor(request: NextRequest, decision: Decision): NextResponse {
  if (decision.kind === 'redirect') {
    const { status, to, cacheControl } = decision
    const headers = caching(cacheControl)
    return NextResponse.redirect(new URL(to, request.url), { status, headers })
  }
  const policy = policyOf(decision.perRequest)
  // Next reads the nonce for its own scripts from the request.
  const forPage = { headers: new Headers({ ...Object.fromEntries(request.headers), ...policy }) }
  if (decision.kind === 'pass') {
    const headers = { ...policy, ...caching(decision.cacheControl) }
    return NextResponse.next({ request: forPage, headers })
  }
  const { status, to } = decision
  const headers = { ...policy, ...(status === 503 ? unavailable : {}) }
  return NextResponse.rewrite(new URL(to, request.url), { request: forPage, status, headers })
}
