import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { checkSessionToken, issueSessionToken } from '@/lib/guard/session-token'
import type { Database } from '../db/database'
import { sessions } from '../db/schema/schema'

const IDLE = sql`interval '14 days'`
const ABSOLUTE_DAYS = 60
const DAY = 86_400_000

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type Device = { device: string; address: string }

export async function openSession(
  db: Database,
  secret: string,
  userId: number,
  { device, address }: Device,
): Promise<string> {
  const expiresAt = new Date(Date.now() + ABSOLUTE_DAYS * DAY)
  const token = issueSessionToken(secret, expiresAt)
  await db.insert(sessions).values({ userId, tokenHash: hashOf(token), device, address, expiresAt })
  return token
}

/** The customer a token stands for; a forged one is refused without a look at the database. */
export async function customerOf(
  db: Database,
  secret: string,
  token: string,
): Promise<number | null> {
  if (!checkSessionToken(secret, token, new Date())) return null
  const alive = and(
    eq(sessions.tokenHash, hashOf(token)),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, sql`now()`),
    gt(sessions.lastSeenAt, sql`now() - ${IDLE}`),
  )
  const [row] = await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(alive)
    .returning({ userId: sessions.userId })
  return row?.userId ?? null
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(eq(sessions.tokenHash, hashOf(token)))
}
