import type { Method } from '@/lib/contract/call'

const RETRYABLE_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const BASE_DELAY = 0.3
/** Browsers that failed at one moment do not all come back at another. */
const JITTER = 0.3
/** A longer wait is the shopper's to know: the error is thrown at once, and the form counts it down. */
const MAX_DELAY = 5
/** A page that is being made is not held up; who asked for it is told when to come back. */
const MAX_SERVER_DELAY = 1

export type Attempt = {
  method: Method
  status: number
  /** How many times it was sent already. */
  sent: number
  retryAfter: number | null
  isServer?: boolean
}

/** Seconds to wait before sending again, or null to give up. A call of an idempotent kind is never sent again. */
export function retryDelay(
  { method, status, sent, retryAfter, isServer = false }: Attempt,
  chance = Math.random(),
): number | null {
  if (method !== 'POST' && method !== 'PATCH') return null
  if (sent > 1 || !RETRYABLE_STATUSES.has(status)) return null
  const wait = retryAfter ?? BASE_DELAY
  return wait > (isServer ? MAX_SERVER_DELAY : MAX_DELAY) ? null : wait + chance * JITTER
}

/** The header gives seconds or a date. */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000)
}
