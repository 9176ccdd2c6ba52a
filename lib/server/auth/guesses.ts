import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { guesses } from '../db/schema/schema'
import * as limits from './rate-limits'
import { DomainError } from '../domain-error'
import type { ErrorCode } from '@/lib/contract/error-codes'

type Guess = {
  kind: 'code' | 'password' | 'second_factor' | 'coupon'
  /** Of a coupon the customer, and nothing of a guest. */
  mobile: string
  ip: string
}

const GUESSING_LOCK = 4_170_002
const TOO_MANY = 'شمار تلاش‌های نادرست زیاد بود؛ کمی بعد دوباره تلاش کنید.'

async function secondsUntilAllowed(db: Database, { kind, mobile, ip }: Guess): Promise<number> {
  const ofIp = and(eq(guesses.kind, kind), eq(guesses.ip, ip))
  const { secondsToWait } = limits
  if (kind === 'code') return secondsToWait(db, guesses, ofIp, limits.wrongCodesPerIp)
  const ofNumber = and(eq(guesses.kind, kind), eq(guesses.mobile, mobile))
  if (kind === 'coupon') {
    // A customer shares an address with strangers, whose guesses are none of theirs.
    return mobile === ''
      ? secondsToWait(db, guesses, and(ofIp, ofNumber), limits.wrongCouponsPerIp)
      : secondsToWait(db, guesses, ofNumber, limits.wrongCouponsPerCustomer)
  }
  return Math.max(
    await secondsToWait(db, guesses, ofIp, limits.wrongPasswordsPerIp),
    await secondsToWait(db, guesses, ofNumber, limits.wrongPasswordsPerNumber),
  )
}

const WRONG_GUESSES: readonly ErrorCode[] = [
  'wrong_code',
  'code_expired',
  'wrong_credentials',
  'invalid',
]

/** After a full queue or a lost database the guess was never checked. */
function isWrongGuess(error: unknown): boolean {
  return error instanceof DomainError && WRONG_GUESSES.includes(error.code)
}

/** Counts a guess before it is checked, so that a thousand at once are a thousand; only a wrong one stays. */
export async function countGuess<T>(
  db: Database,
  guess: Guess,
  check: () => Promise<T>,
  isWrong = isWrongGuess,
): Promise<T> {
  const id = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${GUESSING_LOCK})`)
    const wait = await secondsUntilAllowed(tx, guess)
    if (wait > 0) throw limits.tooManyRequests(TOO_MANY, wait)
    const [row] = await tx.insert(guesses).values(guess).returning({ id: guesses.id })
    return row?.id ?? 0
  })
  // What was checked stands, also where its guess cannot be deleted: it may be an order.
  const deleteGuess = () =>
    db
      .delete(guesses)
      .where(eq(guesses.id, id))
      .catch((error) => process.emitWarning(`a guess that was not wrong remains: ${error}`))
  try {
    const result = await check()
    await deleteGuess()
    return result
  } catch (error) {
    if (!isWrong(error)) await deleteGuess()
    throw error
  }
}

export async function deleteOldGuesses(db: Database): Promise<void> {
  await db.delete(guesses).where(lt(guesses.createdAt, sql`now() - interval '2 days'`))
}
