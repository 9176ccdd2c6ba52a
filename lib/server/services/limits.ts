import { desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { codes, guesses, ticketMessages, tickets } from '../db/schema/schema'
import { Refusal } from './refusal'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Limit = { most: number; seconds: number }
export const aDay = (most: number): Limit[] => [{ most, seconds: DAY }]

export const CODE_LIFE = 2 * MINUTE
export const RESEND_AFTER = MINUTE
export const MOST_TRIES = 5

export const codesOfNumber: Limit[] = [
  { most: 1, seconds: RESEND_AFTER },
  { most: 5, seconds: HOUR },
  { most: 10, seconds: DAY },
]
export const codesOfAddress: Limit[] = [{ most: 20, seconds: HOUR }]

export const wrongCodesOfAddress: Limit[] = [{ most: 50, seconds: HOUR }]
export const wrongPasswordsOfNumber: Limit[] = [
  { most: 5, seconds: 15 * MINUTE },
  { most: 20, seconds: DAY },
]
export const wrongPasswordsOfAddress: Limit[] = [{ most: 50, seconds: HOUR }]

export const ticketsOfCustomer = aDay(10)
export const messagesOfCustomer = aDay(100)

type Counted = typeof codes | typeof guesses | typeof tickets | typeof ticketMessages

/** Seconds until one more row fits under every limit; 0 when it does now. */
export async function secondsToWait(
  db: Database,
  table: Counted,
  which: SQL | undefined,
  limits: readonly Limit[],
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

export function tooMany(message: string, retryAfter: number): Refusal {
  return new Refusal('too_many', message, { retryAfter })
}
