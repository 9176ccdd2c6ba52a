import type { Method } from '@/lib/contract/call'

const WORTH_ANOTHER_TRY = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const SHORTEST_WAIT = 0.3
/** Browsers that failed at one moment, or were told one, do not all come back at another. */
const SPREAD = 0.3
/** Who is told to come later than that is told so at once: asking sooner would be in vain. */
const LONGEST_WAIT = 5

export type Attempt = {
  method: Method
  status: number
  /** How many times it was sent already. */
  sent: number
  retryAfter: number | null
}

/** Seconds to wait before sending again, or null to give up. A call of an idempotent kind is never sent again. */
export function waitBeforeRetry(
  { method, status, sent, retryAfter }: Attempt,
  chance = Math.random(),
): number | null {
  if (method !== 'POST' && method !== 'PATCH') return null
  if (sent > 1 || !WORTH_ANOTHER_TRY.has(status)) return null
  const wait = retryAfter ?? SHORTEST_WAIT
  return wait > LONGEST_WAIT ? null : wait + chance * SPREAD
}

/** The header gives seconds or a date. */
export function retryAfterSeconds(header: string | undefined, now: number): number | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000)
}
