import type { NextRequest } from 'next/server'
import { guardVisit, buildGuardResponse, hasDeskSession, hasSession } from '@/lib/session/guard'
import { findVariant } from '@/lib/data/variant-pages'
import { isPerRequestPage } from '@/lib/session/per-request-pages'

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|api$|_next/|builds/|demo/|fonts/|media/).*)'],
}

export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const isSignedIn = () => hasSession(request)
  const isAtDesk = () => hasDeskSession(request)
  const stockId = await findVariant(pathname, search)
  return buildGuardResponse(
    request,
    guardVisit({ pathname, search, isSignedIn, isAtDesk, isPerRequest: isPerRequestPage, stockId }),
  )
}
