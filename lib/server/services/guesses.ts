import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { guesses } from '../db/schema/schema'
import * as limits from './limits'

type Guess = { at: 'code' | 'password'; mobile: string; address: string }

const GUESSING = 4_170_002
const TOO_MANY = 'شمار تلاش‌های نادرست زیاد بود؛ کمی بعد دوباره تلاش کنید.'

async function waitOf(db: Database, { at, mobile, address }: Guess): Promise<number> {
  const ofAddress = and(eq(guesses.at, at), eq(guesses.address, address))
  const { secondsToWait } = limits
  if (at === 'code') return secondsToWait(db, guesses, ofAddress, limits.wrongCodesOfAddress)
  const ofNumber = and(eq(guesses.at, at), eq(guesses.mobile, mobile))
  return Math.max(
    await secondsToWait(db, guesses, ofAddress, limits.wrongPasswordsOfAddress),
    await secondsToWait(db, guesses, ofNumber, limits.wrongPasswordsOfNumber),
  )
}

/** Counted before it is looked at, so that a thousand at once are a thousand; a right one is taken back. */
export async function withGuess<T>(db: Database, guess: Guess, look: () => Promise<T>): Promise<T> {
  const id = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${GUESSING})`)
    const wait = await waitOf(tx, guess)
    if (wait > 0) throw limits.tooMany(TOO_MANY, wait)
    const [row] = await tx.insert(guesses).values(guess).returning({ id: guesses.id })
    return row?.id ?? 0
  })
  const seen = await look()
  await db.delete(guesses).where(eq(guesses.id, id))
  return seen
}

export async function forgetOldGuesses(db: Database): Promise<void> {
  await db.delete(guesses).where(lt(guesses.createdAt, sql`now() - interval '2 days'`))
}
