import type { NextRequest } from 'next/server'
import { guardVisit, buildGuardResponse, hasDeskSession, hasSession } from '@/lib/session/guard'
import { findVariantPage } from '@/lib/data/variant-pages'
import { findStoredList } from '@/lib/session/narrowed-lists'
import { isDeskPath } from '@/lib/session/guarded-paths'
import { getOwnHosts } from '@/lib/session/own-hosts'
import { isPerRequestPage } from '@/lib/session/per-request-pages'

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|api$|_next/|builds/|demo/|fonts/|media/).*)'],
}

export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const isSignedIn = () => hasSession(request)
  const isAtDesk = () => hasDeskSession(request)
  const storedList = findStoredList(pathname + search)
  const variantPage = await findVariantPage(pathname, search)
  const isPerRequest = isPerRequestPage
  return buildGuardResponse(
    request,
    guardVisit({ pathname, search, isSignedIn, isAtDesk, isPerRequest, variantPage, storedList }),
    isDeskPath(pathname) ? '' : getOwnHosts(),
  )
}
