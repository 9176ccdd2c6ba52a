import type { Method } from '@/lib/contract/call'
import { MINUTE_MS } from '@/lib/persian/durations'

/** How long a change without an answer is known as the same. */
const PENDING_LIFETIME = 10 * MINUTE_MS
const UNCERTAIN_STATUSES = new Set([408, 409, 425, 429])
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

/** `randomUUID` is missing on a page that is not served over HTTPS; this is not. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Tells one input from another without storing its text, which may be private. */
function fingerprint(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}-${text.length}`
}

const storageKeyOf = (endpoint: string) => `vitrin:unsettled:${endpoint}`

type PendingKey = { inputHash?: string; key?: string; sentAt?: string }

function readPending(endpoint: string): PendingKey {
  const stored = window.sessionStorage.getItem(storageKeyOf(endpoint)) ?? ''
  const [inputHash, key, sentAt] = stored.split(' ')
  return { ...(inputHash && { inputHash }), ...(key && { key }), ...(sentAt && { sentAt }) }
}

/**
 * A change whose answer never came has its key stored, over a reload of the page too: sent again
 * with the same input it is the same change to the shop. Another input there is another change.
 */
export function pendingKeyFor(endpoint: string, input: string, now = Date.now()): string {
  const inputHash = fingerprint(input)
  try {
    const pending = readPending(endpoint)
    const isRecent = now - Number(pending.sentAt) < PENDING_LIFETIME
    if (pending.inputHash === inputHash && pending.key && isRecent) return pending.key
    const key = createIdempotencyKey()
    window.sessionStorage.setItem(storageKeyOf(endpoint), `${inputHash} ${key} ${now}`)
    return key
  } catch {
    // Without storage a change is known for as long as one sending takes.
    return createIdempotencyKey()
  }
}

/** Whether an answer says for certain what became of a change. */
export function isOutcomeCertain(status: number): boolean {
  return status >= 200 && status < 500 && !UNCERTAIN_STATUSES.has(status)
}

export function forgetPendingKey(endpoint: string, used: string): void {
  try {
    const { key } = readPending(endpoint)
    if (key === used) window.sessionStorage.removeItem(storageKeyOf(endpoint))
  } catch {
    // Nothing was stored.
  }
}
