import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { CountedStep } from '@/lib/contract/desk/sales-funnel'
import { MINUTE_MS } from '@/lib/persian/durations'
import { readIp } from './client-ip'
import { normalizeUrl } from './request-path'

export type VisitStep = Extract<CountedStep, 'product_view' | 'checkout'>

const PRODUCT_PAGE = /^\/product\/[^/?]+(?:\?|$)/
const CHECKOUT_PAGE = /^\/checkout(?:\?|$)/
/** Not the phones of Cubot. */
const BOT = /(?<!cu)bot|crawl|spider|slurp|facebookexternalhit|lighthouse|headless/i

type Opening = 'document' | 'router' | 'copy'

/** How a page was asked for; null where no shopper opens it by that. */
function findOpening({ method, headers }: IncomingMessage): Opening | null {
  if (method !== 'GET' || BOT.test(headers['user-agent'] ?? '')) return null
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return null
  if (headers['next-router-prefetch'] ?? headers['next-router-segment-prefetch']) return null
  if (headers.rsc !== undefined) return 'router'
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': target, accept = '' } = headers
  if (mode === undefined) return accept.includes('text/html') ? 'document' : null
  if (mode === 'navigate') return target === 'document' ? 'document' : null
  return headers['sec-fetch-site'] === 'same-origin' && target === 'empty' ? 'copy' : null
}

const MAX_AWAITED = 2_000
const COPY_WAIT_MS = 2 * MINUTE_MS

type VisitWatchOptions = { onVisit: (step: VisitStep) => void; trustProxy: number }

/**
 * The router fetches a product's page at a hover and shows it without a request, so its requests
 * say nothing of who looked. Two seconds after a page is shown, the service worker fetches its copy
 * unless it has one. After a document that was just counted, such a copy is of the same look.
 */
export function createVisitWatch({ onVisit, trustProxy }: VisitWatchOptions) {
  const awaited = new LRUCache<string, true>({ max: MAX_AWAITED, ttl: COPY_WAIT_MS })

  function isProductSeen(request: IncomingMessage, path: string, opening: Opening): boolean {
    const { headers } = request
    if (opening === 'router') return false
    const key = [readIp(request, trustProxy), headers['user-agent'], normalizeUrl(path)].join(' ')
    if (opening === 'copy') return !awaited.delete(key)
    awaited.set(key, true)
    return true
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '' } = request
    const isCheckout = CHECKOUT_PAGE.test(url)
    if (!isCheckout && !PRODUCT_PAGE.test(url)) return
    const opening = findOpening(request)
    if (opening === null || (isCheckout && opening === 'copy')) return
    const [path = ''] = url.split('?')
    const isCounted = isCheckout || isProductSeen(request, path, opening)
    if (!isCounted) return
    // A page that is missing or leads elsewhere was not opened.
    response.once('finish', () => {
      if (response.statusCode === 200 || response.statusCode === 304) {
        onVisit(isCheckout ? 'checkout' : 'product_view')
      }
    })
  }
}
