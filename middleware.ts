import type { NextRequest } from 'next/server'
import { decide } from '@/lib/guard/decide'
import { isPerRequest } from '@/lib/guard/per-request'
import { answerFor } from '@/lib/guard/answer'
import { hasSession } from '@/lib/guard/has-session'

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|api$|_next/|builds/|demo/|fonts/|media/).*)'],
}

export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const isSignedIn = () => hasSession(request)
  return answerFor(request, decide({ pathname, search, isSignedIn, isPerRequest }))
}
