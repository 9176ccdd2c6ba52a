import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { checkSessionToken, issueSessionToken } from '@/lib/guard/session-token'
import type { Database } from '../db/database'
import { sessions } from '../db/schema/schema'
import { notFound, Refusal } from './refusal'

const IDLE = sql`interval '14 days'`
const ABSOLUTE_DAYS = 60
const DAY = 86_400_000

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function sessionEnd(): Date {
  return new Date(Date.now() + ABSOLUTE_DAYS * DAY)
}

export type Device = { device: string; address: string }
type Opening = Device & { proved?: boolean; expiresAt?: Date }

export async function openSession(
  db: Database,
  secret: string,
  userId: number,
  { device, address, proved = false, expiresAt = sessionEnd() }: Opening,
): Promise<string> {
  const token = issueSessionToken(secret, expiresAt)
  await db.insert(sessions).values({
    userId,
    tokenHash: hashOf(token),
    device,
    address,
    expiresAt,
    provedAt: proved ? sql`now()` : null,
  })
  return token
}

const isAlive = and(
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastSeenAt, sql`now() - ${IDLE}`),
)

/** The customer a token stands for; a forged one is refused without a look at the database. */
export async function customerOf(
  db: Database,
  secret: string,
  token: string,
): Promise<number | null> {
  if (!checkSessionToken(secret, token, new Date())) return null
  const mine = eq(sessions.tokenHash, hashOf(token))
  const [row] = await db
    .select({
      userId: sessions.userId,
      alive: sql<boolean>`${isAlive}`,
      revoked: sessions.revokedForSafety,
      unseen: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .where(mine)
  if (row?.revoked) throw new Refusal('revoked', 'برای امنیت شما باید دوباره وارد شوید.')
  if (!row?.alive) return null
  if (row.unseen) {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(mine)
  }
  return row.userId
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(eq(sessions.tokenHash, hashOf(token)))
}

type Own = { customer: number; token: string }

export async function openSessions(db: Database, { customer, token }: Own) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, customer), isAlive))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  const current = hashOf(token)
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      current: row.tokenHash === current,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

async function revoke(db: Database, { customer, token }: Own, which: SQL | undefined) {
  return db
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedForSafety: ne(sessions.tokenHash, hashOf(token)) })
    .where(and(eq(sessions.userId, customer), isAlive, which))
    .returning({ tokenHash: sessions.tokenHash })
}

/** Whether the session that was closed is the one that asked for it. */
export async function closeOneSession(db: Database, own: Own, id: number): Promise<boolean> {
  const [closed] = await revoke(db, own, eq(sessions.id, id))
  if (closed === undefined) throw notFound('این دستگاه')
  return closed.tokenHash === hashOf(own.token)
}

export async function closeOtherSessions(db: Database, own: Own): Promise<void> {
  await revoke(db, own, ne(sessions.tokenHash, hashOf(own.token)))
}

/** Whether a code was typed on this session a short while ago. */
export async function isFreshlyProved(db: Database, token: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashOf(token)),
        gt(sessions.provedAt, sql`now() - interval '10 minutes'`),
      ),
    )
  return row !== undefined
}

export async function forgetOldSessions(db: Database): Promise<void> {
  const longAgo = sql`now() - interval '90 days'`
  const old = or(lt(sessions.expiresAt, longAgo), lt(sessions.lastSeenAt, longAgo))
  await db.delete(sessions).where(old)
}
