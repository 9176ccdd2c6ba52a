import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hasCopy, codingFor } from './accepts'
import { cleanHeaders } from './client-address'
import { ensurePolicy } from './last-policy'
import { usualSpelling } from './page-path'
import { answerMoved, type Moved } from './moved'
import type { PageStore } from './page-store'
import type { ReadyPage } from './ready-page'
import { sinceMoment } from './render-clock'
import { refuse } from './refusal'
import { callUrl, oddity, readableUrl } from './request-line'

export type FrontOptions = {
  store: PageStore
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  security: Record<string, string>
  trustProxy: number
  /** Where the owner's rules lead a request, if anywhere. */
  moved?: (request: IncomingMessage) => Moved | undefined
  /** Answers what a build never changes, when it can. */
  files?: (request: IncomingMessage, response: ServerResponse) => boolean
  onTrouble: (error: unknown) => void
}

const longestRenewal = 30_000
const nextsOwn = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
  'x-prerender-revalidate',
]
const preview = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/

function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.cookie !== undefined && preview.test(headers.cookie)) return false
  return nextsOwn.every((name) => headers[name] === undefined)
}

/** A page past its lifetime is still answered, while the first who asked goes to Next and renews it. */
function isUsable(page: ReadyPage, now: number): boolean {
  if (now < page.freshUntil) return true
  if (now >= page.usableUntil || now >= page.renewingUntil) {
    page.renewingUntil = now + longestRenewal
    return false
  }
  return true
}

function send(request: IncomingMessage, response: ServerResponse, page: ReadyPage): void {
  if (page.status === 200 && hasCopy(request.headers, page.etag)) {
    response.writeHead(304, page.headers.unchanged).end()
    return
  }
  const coding = codingFor(request.headers['accept-encoding'])
  response.writeHead(page.status, page.headers[coding])
  response.end(request.method === 'HEAD' ? undefined : page.bodies[coding])
}

/** What stands before Next: stored pages from memory, odd requests refused, the rest handed on. */
export function createFront(options: FrontOptions): RequestListener {
  const { store, next, trustProxy, moved, files, onTrouble } = options
  const security = Object.entries(options.security)

  function storedPage(request: IncomingMessage): ReadyPage | undefined {
    const url = request.url ?? ''
    const page = store.at(url) ?? (url.includes('%') ? store.at(usualSpelling(url)) : undefined)
    return page && isPlain(request) && isUsable(page, Date.now()) ? page : undefined
  }

  return (request, response) => {
    const elsewhere = moved?.(request)
    if (elsewhere) return answerMoved(response, elsewhere, security)
    const page = storedPage(request)
    if (page) return send(request, response, page)
    if (files?.(request, response)) return

    for (const [name, value] of security) response.setHeader(name, value)
    const odd = oddity(request.method ?? '', request.url ?? '')
    if (odd) return refuse(request, response, odd)

    request.url = callUrl(readableUrl(request.url ?? '/'))
    cleanHeaders(request, trustProxy)
    ensurePolicy(response)
    sinceMoment(store.now(), () => next(request, response)).catch((error: unknown) => {
      onTrouble(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}
