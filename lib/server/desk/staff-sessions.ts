import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import {
  FRESH_PROOF_MINUTES,
  PERMISSIONS,
  SECOND_FACTOR_GRACE_DAYS,
  type StaffActor,
} from '@/lib/domain/staff'
import { DAY_MS, HOUR_MS } from '@/lib/persian/durations'
import { checkSessionToken, issueSessionToken } from '@/lib/session/session-token'
import type { Database } from '../db/database'
import { roles, staffMembers, staffSessions } from '../db/schema/schema'
import { DomainError, notFound } from '../domain-error'

const IDLE_LIMIT = sql`interval '2 hours'`
const ABSOLUTE_HOURS = 14

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const PROOF_REQUIRED =
  'برای این کار کد برنامهٔ رمزساز را دوباره بنویسید؛ اگر عامل دوم ندارید، آن را در /desk/second-factor بسازید.'

/** The desk asks for the second factor or has it made, and sends the call again. */
export function proofRequired(): DomainError {
  return new DomainError('proof_required', PROOF_REQUIRED)
}

export type StaffDevice = { device: string; ip: string }
export type OpenedStaffSession = { token: string; expiresAt: Date }

export async function openStaffSession(
  db: Database,
  secret: string,
  staffId: number,
  { device, ip, isProved }: StaffDevice & { isProved: boolean },
): Promise<OpenedStaffSession> {
  const expiresAt = new Date(Date.now() + ABSOLUTE_HOURS * HOUR_MS)
  const token = issueSessionToken(secret, expiresAt, 'desk session')
  const provedAt = isProved ? sql`now()` : null
  const tokenHash = hashToken(token)
  await db.insert(staffSessions).values({ staffId, tokenHash, device, ip, expiresAt, provedAt })
  return { token, expiresAt }
}

const isAlive = and(
  isNull(staffSessions.revokedAt),
  gt(staffSessions.expiresAt, sql`now()`),
  gt(staffSessions.lastSeenAt, sql`now() - ${IDLE_LIMIT}`),
)

export type StaffSession = {
  actor: StaffActor
  hasFreshProof: boolean
  /** Neither a second factor nor days left to set one up. */
  lacksSecondFactor: boolean
}

export function graceEnd(firstLoginAt: Date | null): Date {
  return new Date((firstLoginAt ?? new Date()).getTime() + SECOND_FACTOR_GRACE_DAYS * DAY_MS)
}

/** A forged token, or one of a customer, is rejected without a look at the database. */
export async function findStaffSession(
  db: Database,
  secret: string,
  token: string,
): Promise<StaffSession | null> {
  if (!checkSessionToken(secret, token, new Date(), 'desk session')) return null
  const mine = eq(staffSessions.tokenHash, hashToken(token))
  const [row] = await db
    .select({
      session: staffSessions,
      member: staffMembers,
      role: roles,
      isUnseen: sql<boolean>`${staffSessions.lastSeenAt} < now() - interval '1 minute'`,
      hasFreshProof: sql<boolean>`coalesce(${staffSessions.provedAt} > now() - make_interval(mins => ${FRESH_PROOF_MINUTES}), false)`,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .innerJoin(roles, eq(roles.id, staffMembers.roleId))
    .where(and(mine, isAlive, eq(staffMembers.isActive, true)))
  if (row === undefined) return null
  if (row.isUnseen) {
    await db
      .update(staffSessions)
      .set({ lastSeenAt: sql`now()` })
      .where(mine)
  }
  const { session, member, role, hasFreshProof } = row
  const { refundLimit, discountLimit } = role
  return {
    hasFreshProof,
    lacksSecondFactor:
      member.totpConfirmedAt === null && graceEnd(member.firstLoginAt).getTime() < Date.now(),
    actor: {
      kind: 'staff',
      staffId: member.id,
      name: member.name,
      sessionId: session.id,
      permissions: role.isOwner ? PERMISSIONS : role.permissions,
      limits: { refundRials: refundLimit, discountPercent: discountLimit },
    },
  }
}

/** Without a look by its owner being counted as one: a stream alone keeps no session open. */
export async function isSessionOpen(db: Database, sessionId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(and(eq(staffSessions.id, sessionId), isAlive, eq(staffMembers.isActive, true)))
  return row !== undefined
}

export async function listStaffSessions(db: Database, { staffId, sessionId }: StaffActor) {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isAlive))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id))
  return rows
    .map(({ id, device, ip, createdAt, lastSeenAt }) => ({
      ...{ id, device, ip, current: id === sessionId },
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

export async function closeStaffSession(db: Database, staffId: number, id: number): Promise<void> {
  const closed = await db
    .update(staffSessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)))
    .returning({ id: staffSessions.id })
  if (closed.length === 0) throw notFound('این نشست')
}

export async function closeSessionsOf(db: Database, staffId: number): Promise<void> {
  await db
    .update(staffSessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.revokedAt)))
}

export async function markProved(db: Database, sessionId: number): Promise<void> {
  await db
    .update(staffSessions)
    .set({ provedAt: sql`now()` })
    .where(eq(staffSessions.id, sessionId))
}

export async function deleteOldStaffSessions(db: Database): Promise<void> {
  const longAgo = sql`now() - interval '90 days'`
  const old = or(lt(staffSessions.expiresAt, longAgo), lt(staffSessions.lastSeenAt, longAgo))
  await db.delete(staffSessions).where(old)
}
