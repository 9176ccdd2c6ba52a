import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '@/lib/persian/durations'
import { checkSessionToken, issueSessionToken } from '@/lib/session/session-token'
import type { Database } from '../db/database'
import { sessions, users } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'

const IDLE_LIMIT = sql`interval '14 days'`
const ABSOLUTE_DAYS = 60
const BLOCKED = 'این حساب بسته است و با آن نمی‌توان وارد شد. برای پیگیری با پشتیبانی تماس بگیرید.'

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function sessionEnd(): Date {
  return new Date(Date.now() + ABSOLUTE_DAYS * DAY_MS)
}

export type Device = { device: string; ip: string }
type SessionInput = Device & { isProved?: boolean; expiresAt?: Date }

/** Whoever blocks waits for a login under way, and ends what it opened. */
async function refuseBlocked(tx: Database, customerId: number): Promise<void> {
  const [user] = await tx
    .select({ blockedAt: users.blockedAt, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, customerId))
    .for('share')
  if (user?.blockedAt || user?.erasedAt) throw new DomainError('precondition_failed', BLOCKED)
}

export async function openSession(
  db: Database,
  secret: string,
  customerId: number,
  { device, ip, isProved = false, expiresAt = sessionEnd() }: SessionInput,
): Promise<string> {
  const token = issueSessionToken(secret, expiresAt)
  await db.transaction(async (tx) => {
    await refuseBlocked(tx, customerId)
    await tx.insert(sessions).values({
      userId: customerId,
      tokenHash: hashOf(token),
      device,
      ip,
      expiresAt,
      provedAt: isProved ? sql`now()` : null,
    })
  })
  return token
}

const isAlive = and(
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastSeenAt, sql`now() - ${IDLE_LIMIT}`),
)

/** A forged token is rejected without a look at the database. */
export async function findSessionCustomer(
  db: Database,
  secret: string,
  token: string,
): Promise<number | null> {
  if (!checkSessionToken(secret, token, new Date())) return null
  const mine = eq(sessions.tokenHash, hashOf(token))
  const [row] = await db
    .select({
      userId: sessions.userId,
      isAlive: sql<boolean>`${isAlive}`,
      isRevoked: sessions.revokedForSafety,
      isUnseen: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .where(mine)
  if (row?.isRevoked)
    throw new DomainError('session_revoked', 'برای امنیت شما باید دوباره وارد شوید.')
  if (!row?.isAlive) return null
  if (row.isUnseen) {
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

type CurrentSession = { customerId: number; token: string }

export async function listSessions(db: Database, { customerId, token }: CurrentSession) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, customerId), isAlive))
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

/** As the staff see them, who hold none of them. */
export async function listOpenSessions(db: Database, customerId: number) {
  const rows = await db
    .select({ id: sessions.id, device: sessions.device, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, customerId), isAlive))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  return rows.map(({ id, device, lastSeenAt }) => ({
    ...{ id, device, last_seen_at: lastSeenAt.toISOString() },
  }))
}

/** By the staff: whoever holds one is told to log in again. */
export async function closeAllSessions(db: Database, customerId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedForSafety: true })
    .where(and(eq(sessions.userId, customerId), isAlive))
}

async function revoke(db: Database, { customerId, token }: CurrentSession, which: SQL | undefined) {
  return db
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedForSafety: ne(sessions.tokenHash, hashOf(token)) })
    .where(and(eq(sessions.userId, customerId), isAlive, which))
    .returning({ tokenHash: sessions.tokenHash })
}

/** Returns whether the closed session is the current one. */
export async function closeOneSession(
  db: Database,
  own: CurrentSession,
  id: number,
): Promise<boolean> {
  const [closed] = await revoke(db, own, eq(sessions.id, id))
  if (closed === undefined) throw notFound('این دستگاه')
  return closed.tokenHash === hashOf(own.token)
}

export async function closeOtherSessions(db: Database, own: CurrentSession): Promise<void> {
  await revoke(db, own, ne(sessions.tokenHash, hashOf(own.token)))
}

/** Whether a code was typed in this session within the last ten minutes. */
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

export async function deleteOldSessions(db: Database): Promise<void> {
  const longAgo = sql`now() - interval '90 days'`
  const old = or(lt(sessions.expiresAt, longAgo), lt(sessions.lastSeenAt, longAgo))
  await db.delete(sessions).where(old)
}

const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPod/, 'آیفون'],
  [/iPad/, 'آیپد'],
  [/Android/, 'اندروید'],
  [/Windows/, 'ویندوز'],
  [/CrOS/, 'کروم‌بوک'],
  [/Mac OS X|Macintosh/, 'مک'],
  [/Linux|X11/, 'لینوکس'],
]
/** In this order: most of them name other browsers beside themselves. */
const BROWSERS: [RegExp, string][] = [
  [/SamsungBrowser\//, 'مرورگر سامسونگ'],
  [/Edg(?:A|iOS)?\//, 'اج'],
  [/OPR\/|Opera/, 'اپرا'],
  [/YaBrowser\//, 'یاندکس'],
  [/Firefox\/|FxiOS\//, 'فایرفاکس'],
  [/Chrome\/|CriOS\//, 'کروم'],
  [/Safari\//, 'سافاری'],
]

function firstMatch(list: [RegExp, string][], agent: string): string | undefined {
  return list.find(([mark]) => mark.test(agent))?.[1]
}

/** «کروم روی اندروید»: enough for customers to recognise their devices. */
export function deviceName(userAgent: string): string {
  const system = firstMatch(SYSTEMS, userAgent)
  const browser = firstMatch(BROWSERS, userAgent)
  if (browser && system) return `${browser} روی ${system}`
  return browser ?? system ?? 'دستگاه ناشناس'
}
