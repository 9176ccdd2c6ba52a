import { desc, sql, type SQL } from 'drizzle-orm'
import { TICKET_MESSAGES_PER_DAY, TICKETS_PER_DAY } from '@/lib/domain/quotas'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/persian/durations'
import type { Database } from '../db/database'
import type { codes, guesses, ticketMessages, tickets } from '../db/schema/schema'
import { DomainError } from '../domain-error'

export type RateLimit = { most: number; seconds: number }
export const perDay = (most: number): RateLimit[] => [{ most, seconds: DAY_SECONDS }]

export const CODE_LIFE = 2 * MINUTE_SECONDS
export const RESEND_AFTER = MINUTE_SECONDS
export const MAX_TRIES = 5

export const codesPerNumber: RateLimit[] = [
  { most: 1, seconds: RESEND_AFTER },
  { most: 5, seconds: HOUR_SECONDS },
  { most: 10, seconds: DAY_SECONDS },
]
export const codesPerIp: RateLimit[] = [{ most: 20, seconds: HOUR_SECONDS }]

export const wrongCodesPerIp: RateLimit[] = [{ most: 50, seconds: HOUR_SECONDS }]
export const wrongPasswordsPerNumber: RateLimit[] = [
  { most: 5, seconds: 15 * MINUTE_SECONDS },
  { most: 20, seconds: DAY_SECONDS },
]
export const wrongPasswordsPerIp: RateLimit[] = [{ most: 50, seconds: HOUR_SECONDS }]

/** Of a discount, that nobody has. */
export const wrongCouponsPerIp: RateLimit[] = [{ most: 50, seconds: HOUR_SECONDS }]
export const wrongCouponsPerCustomer: RateLimit[] = [{ most: 20, seconds: HOUR_SECONDS }]

export const ticketsPerCustomer = perDay(TICKETS_PER_DAY)
export const messagesPerCustomer = perDay(TICKET_MESSAGES_PER_DAY)

type CountedTable = typeof codes | typeof guesses | typeof tickets | typeof ticketMessages

/** Seconds until one more row fits under every limit; 0 when it does now. */
export async function secondsToWait(
  db: Database,
  table: CountedTable,
  which: SQL | undefined,
  limits: readonly RateLimit[],
): Promise<number> {
  let longest = 0
  for (const { most, seconds } of limits) {
    const [full] = await db
      .select({
        left: sql<string>`ceil(extract(epoch from ${table.createdAt} - now()) + ${seconds})`,
      })
      .from(table)
      .where(which)
      .orderBy(desc(table.createdAt), desc(table.id))
      .offset(most - 1)
      .limit(1)
    longest = Math.max(longest, Number(full?.left ?? 0))
  }
  return longest
}

export function tooManyRequests(message: string, retryAfter: number): DomainError {
  return new DomainError('rate_limited', message, { retryAfter })
}
