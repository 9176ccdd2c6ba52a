import { type NextRequest, NextResponse } from 'next/server'
import { foldDigits } from '@/lib/persian/digits'
import { localPath } from './local-path'
import {
  isDeskEntrance,
  isDeskPath,
  isFramedByDesk,
  isGuardedPath,
  isInternalPath,
} from './guarded-paths'
import { newNonce, noncePolicy } from './csp'
import { sessionCookieName, checkSessionToken, staffCookieName } from './session-token'

export type Visit = {
  pathname: string
  search: string
  isSignedIn: () => boolean
  isAtDesk: () => boolean
  isPerRequest: (pathname: string) => boolean
  /** The path of the page of the variant that a product's query chooses. */
  variantPage?: string | null
  /** The path of the page that is kept for a narrowed list. */
  storedList?: string | null
}

export type GuardDecision =
  | { kind: 'pass'; isPerRequest: boolean; cacheControl?: string; isFramed?: boolean }
  | { kind: 'redirect'; to: string; status: 307 | 308; cacheControl?: string }
  | { kind: 'rewrite'; to: string; isPerRequest: boolean; status: 200 | 503; isFramed?: never }

/** Lists that are cached as long as they have no filters. */
const cachedList = /^\/(product-category(\/[^/]+)?|(brand|festival)\/[^/]+)$/

/** Paths that end with the number of a page. */
const numberedPage = /^(\/(?:blog\/page|blog\/category\/[^/]+|user\/[^/]+\/page)\/)([^/]+)$/

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function redirectToLogin(login: string, { pathname, search }: Visit): GuardDecision {
  const back = localPath(pathname + search)
  const to = back === null ? login : `${login}?next=${encodeURIComponent(back)}`
  return { kind: 'redirect', to, status: 307, cacheControl: 'no-store' }
}

export function guardVisit(visit: Visit): GuardDecision {
  const { pathname, search, isSignedIn, isAtDesk, isPerRequest } = visit
  const { variantPage = null, storedList = null } = visit
  const plain = decodePath(pathname)
  if (isDeskPath(plain)) {
    if (!isDeskEntrance(plain) && !isAtDesk()) return redirectToLogin('/desk/login', visit)
    return {
      kind: 'pass',
      isPerRequest: isPerRequest(plain),
      cacheControl: 'private, no-store',
      ...(isFramedByDesk(plain) && { isFramed: true }),
    }
  }
  if (isGuardedPath(plain) && !isSignedIn()) return redirectToLogin('/auth', visit)
  // Next compares `redirects` sources without case, so there this rule would never end.
  if (plain !== '/Cart' && plain.toLowerCase() === '/cart') {
    return { kind: 'redirect', to: `/Cart${search}`, status: 308 }
  }
  const [, list, number = ''] = numberedPage.exec(pathname) ?? []
  const inLatin = foldDigits(decodePath(number))
  if (list !== undefined && /^\d+$/.test(inLatin) && inLatin !== number) {
    return { kind: 'redirect', to: `${list}${inLatin}${search}`, status: 308 }
  }
  const rewrite = (to: string, status: 200 | 503): GuardDecision => {
    return { kind: 'rewrite', to: to + search, isPerRequest: isPerRequest(to), status }
  }
  if (plain === '/503') return rewrite('/error/503', 503)
  if (isInternalPath(plain)) return rewrite('/_missing', 200)
  if (storedList !== null) return rewrite(storedList, 200)
  if (search !== '' && cachedList.test(pathname)) return rewrite(`/filtered${pathname}`, 200)
  if (variantPage !== null) return rewrite(variantPage, 200)
  const pass = { kind: 'pass', isPerRequest: isPerRequest(plain) } as const
  return isGuardedPath(plain) ? { ...pass, cacheControl: 'private, no-cache' } : pass
}

const policyHeader = 'content-security-policy'
const unavailableHeaders = { 'retry-after': '60', 'cache-control': 'no-store' }

function cacheHeaders(cacheControl: string | undefined): Record<string, string> {
  return cacheControl === undefined ? {} : { 'cache-control': cacheControl }
}

/** A page rendered for one request gets a nonce; a cached one has its policy in the cache. */
function policyHeaders(
  { isPerRequest, isFramed = false }: { isPerRequest: boolean; isFramed?: boolean },
  hosts: string,
): Record<string, string> {
  if (!isPerRequest) return {}
  const isDevelopment = process.env.NODE_ENV === 'development'
  return { [policyHeader]: noncePolicy(newNonce(), { isDevelopment, hosts, isFramed }) }
}

export function buildGuardResponse(
  request: NextRequest,
  decision: GuardDecision,
  ownHosts = '',
): NextResponse {
  if (decision.kind === 'redirect') {
    const { status, to, cacheControl } = decision
    const headers = cacheHeaders(cacheControl)
    return NextResponse.redirect(new URL(to, request.url), { status, headers })
  }
  const policy = policyHeaders(decision, ownHosts)
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

function hasToken(request: NextRequest, audience: 'session' | 'desk session'): boolean {
  const { SESSION_SECRET: secret, SITE_URL: siteUrl } = process.env
  const name = audience === 'session' ? sessionCookieName(siteUrl) : staffCookieName(siteUrl)
  const token = request.cookies.get(name)?.value
  if (secret === undefined || token === undefined) return false
  return checkSessionToken(secret, token, new Date(), audience)
}

export const hasSession = (request: NextRequest) => hasToken(request, 'session')
export const hasDeskSession = (request: NextRequest) => hasToken(request, 'desk session')
