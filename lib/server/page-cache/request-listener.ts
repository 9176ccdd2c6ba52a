import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Outage, RenderContext } from '@/lib/render-context'
import { barePolicy } from '@/lib/session/csp'
import { findNarrowedList } from '@/lib/session/narrowed-lists'
import { isNotModified, negotiateCoding } from './content-negotiation'
import { cutUserAgent, sanitizeHeaders } from './client-ip'
import { ensureCsp } from './ensure-csp'
import {
  normalizeUrl,
  trimCallUrl,
  checkRequest,
  isCallPath,
  escapeUnreadable,
  type Rejection,
} from './request-path'
import { sendRedirect, type RedirectAnswer } from './redirects'
import type { PageStore } from './page-store'
import type { ReadyPage } from './ready-page'
import { plainPage } from './plain-page'
import { createVisitWatch, type VisitStep } from './visits'
import { createClosedPage, type Replace, replaceOutage, sendClosed } from './outage-answer'

const rejectionText = {
  400: 'این درخواست خوانا نیست.',
  405: 'این نشانی چنین درخواستی را نمی‌پذیرد.',
  414: 'این نشانی بیش از اندازه بلند است.',
}

/** An empty `href` loads the posted URL again. */
const formWithoutScriptPage = plainPage({
  title: 'فرم فرستاده نشد',
  heading: 'فرم فرستاده نشد',
  text: 'فرم‌های فروشگاه با جاوااسکریپت فرستاده می‌شوند. آن را در مرورگر روشن کنید و دوباره تلاش کنید.',
  more: '<a href="">بازگشت به همان صفحه</a> <a href="/">صفحهٔ اصلی</a>',
})

/** A form sent before or without its script comes from a person, who gets a page. */
function isFormPost({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && (headers.accept ?? '').includes('text/html')
}

function rejectRequest(request: IncomingMessage, response: ServerResponse, odd: Rejection): void {
  const { status, allow } = odd
  const page = status === 405 && isFormPost(request)
  if (allow) response.setHeader('Allow', allow)
  if (page) response.setHeader('Content-Security-Policy', barePolicy)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', `text/${page ? 'html' : 'plain'}; charset=utf-8`)
  response.writeHead(status).end(page ? formWithoutScriptPage : rejectionText[status])
}

export type RequestListenerOptions = {
  store: PageStore
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  security: Record<string, string>
  trustProxy: number
  /** The owner's redirect for a request, if there is one. */
  findRedirect?: (request: IncomingMessage) => RedirectAnswer | undefined
  /** Whether it has answered a static file. */
  serveAsset?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Told of the query of a search whose page is answered as it is kept. */
  onStoredSearch?: (query: string) => void
  /** Told of a page that a shopper has opened. */
  onVisit?: (step: VisitStep) => void
  onStoredPage?: (() => void) | undefined
  onError: (error: unknown) => void
}

const SEARCH = '/search?'
const MAX_RENEWAL_MS = 30_000
const nextHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
  'x-prerender-revalidate',
]
const PREVIEW_COOKIE = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/

function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.cookie !== undefined && PREVIEW_COOKIE.test(headers.cookie)) return false
  return nextHeaders.every((name) => headers[name] === undefined)
}

/** A page past its lifetime is still answered, while the first request for it goes to Next and renews it. */
function isUsable(page: ReadyPage, now: number): boolean {
  if (now < page.freshUntil) return true
  if (now >= page.usableUntil || now >= page.renewingUntil) {
    page.renewingUntil = now + MAX_RENEWAL_MS
    return false
  }
  return true
}

const FILE_PATH = /\.[a-z][a-z\d]*$/i

/** Next compares a browser's copy at any status, and would answer 304 for a page that is missing. */
function forgetCopy(request: IncomingMessage, path: string): void {
  if (!isPlain(request) || isCallPath(path) || FILE_PATH.test(path)) return
  delete request.headers['if-none-match']
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: ReadyPage): void {
  if (page.status === 200 && isNotModified(request.headers, page.etag)) {
    response.writeHead(304, page.headers.unchanged).end()
    return
  }
  const coding = negotiateCoding(request.headers['accept-encoding'])
  response.writeHead(page.status, page.headers[coding])
  response.end(request.method === 'HEAD' ? undefined : page.bodies[coding])
}

type Siblings = { outage?: Outage; count: number }

/** Requests for one path at one time know each other: Next renders a page once for them all. */
function createSiblings() {
  const rendering = new Map<string, Siblings>()
  return (request: IncomingMessage, response: ServerResponse): Siblings => {
    const [path = ''] = (request.url ?? '').split('?')
    const siblings = rendering.get(path) ?? { count: 0 }
    rendering.set(path, siblings)
    siblings.count += 1
    response.once('close', () => {
      siblings.count -= 1
      if (siblings.count === 0) rendering.delete(path)
    })
    return siblings
  }
}

/** Before Next: answers stored pages from memory, rejects odd requests, hands on the rest. */
export function createRequestListener(options: RequestListenerOptions): RequestListener {
  const { store, next, trustProxy, findRedirect, serveAsset, onError } = options
  const { onStoredSearch, onVisit, onStoredPage } = options
  const security = Object.entries(options.security)

  const siblingsOf = createSiblings()
  const readClosedPage = createClosedPage(onError)
  const watchVisit = onVisit && createVisitWatch({ onVisit, trustProxy })

  function readyPageAt(url: string): ReadyPage | undefined {
    const page = store.readyPageAt(url)
    if (page) return page
    const list = findNarrowedList(url)
    if (list !== null) return store.readyPageAt(list)
    return url.includes('%') ? store.readyPageAt(normalizeUrl(url)) : undefined
  }

  function storedPage(request: IncomingMessage): ReadyPage | undefined {
    const page = readyPageAt(request.url ?? '')
    return page && isPlain(request) && isUsable(page, Date.now()) ? page : undefined
  }

  /** An old page is better than none. */
  function replaceWith(request: IncomingMessage, response: ServerResponse): Replace {
    // Next writes other addresses and headers into the request.
    const url = isPlain(request) ? request.url : undefined
    return async ({ outage, isMarkup }) => {
      const expired = url === undefined ? undefined : readyPageAt(url)
      if (expired) return () => sendPage(request, response, expired)
      const page = isMarkup ? await readClosedPage(request) : undefined
      return () => {
        for (const [name, value] of security) response.setHeader(name, value)
        sendClosed(request, response, { outage, page })
      }
    }
  }

  return (request, response) => {
    cutUserAgent(request)
    const elsewhere = findRedirect?.(request)
    if (elsewhere) return sendRedirect(response, elsewhere, security)
    watchVisit?.(request, response)
    const page = storedPage(request)
    if (page) {
      if (request.url?.startsWith(SEARCH)) onStoredSearch?.(request.url.slice(SEARCH.length))
      onStoredPage?.()
      return sendPage(request, response, page)
    }
    if (serveAsset?.(request, response)) return

    for (const [name, value] of security) response.setHeader(name, value)
    const odd = checkRequest(request.method ?? '', request.url ?? '')
    if (odd) return rejectRequest(request, response, odd)

    request.url = trimCallUrl(escapeUnreadable(request.url ?? '/'))
    sanitizeHeaders(request, trustProxy)
    ensureCsp(response)
    const [path = '/'] = (request.url ?? '/').split('?')
    forgetCopy(request, path)
    const visit = { path, startedAt: store.now() }
    const render = new RenderContext(visit, response, siblingsOf(request, response))
    const replace = replaceWith(request, response)
    replaceOutage(request, response, { render, replace, onError })
    const rendered = render.run(() => next(request, response))
    rendered.catch((error: unknown) => {
      onError(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}
