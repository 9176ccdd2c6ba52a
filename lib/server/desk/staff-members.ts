import { and, count, eq, gt, inArray, isNull, max, ne, sql } from 'drizzle-orm'
import type { StaffMember } from '@/lib/contract/desk/staff'
import { DEMO_OWNER, STARTING_ROLES, type DeskActor } from '@/lib/domain/staff'
import { formatMobile } from '@/lib/persian/validators'
import type { Database, RecordChange } from '../db/database'
import { recoveryCodes, roles, staffMembers, staffSessions } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { assertWithinOwnRights, listRoles, readRole } from './roles'
import { closeSessionsOf, graceEnd } from './staff-sessions'
import { staleVersion } from '../stale-version'

/** The roles of a shop that has none, and the demo shop's owner. */
export async function prepareStaff(db: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  if ((await db.$count(roles)) === 0) {
    const rows = STARTING_ROLES.map(({ name, isOwner, permissions, limits }) => ({
      ...{ name, isOwner, permissions: [...permissions] },
      refundLimit: limits.refundRials,
      discountLimit: limits.discountPercent,
    }))
    await db.insert(roles).values(rows).onConflictDoNothing()
  }
  if (!isDemo) return retireDemoOwner(db)
  if ((await db.$count(staffMembers)) > 0) return
  const { id } = await readOwnerRole(db)
  await db
    .insert(staffMembers)
    .values({ ...DEMO_OWNER, roleId: id })
    .onConflictDoNothing()
}

/** Whose codes are shown on a page may not stay an owner of a shop that sends them. */
async function retireDemoOwner(db: Database): Promise<void> {
  const retired = await db
    .update(staffMembers)
    .set({ isActive: false, version: sql`${staffMembers.version} + 1` })
    .where(
      and(
        eq(staffMembers.mobile, DEMO_OWNER.mobile),
        eq(staffMembers.name, DEMO_OWNER.name),
        eq(staffMembers.isActive, true),
      ),
    )
    .returning({ id: staffMembers.id })
  for (const { id } of retired) await closeSessionsOf(db, id)
}

async function readOwnerRole(db: Database) {
  const [owner] = await db.select().from(roles).where(eq(roles.isOwner, true))
  if (owner === undefined) throw notFound('نقش مدیر')
  return owner
}

export async function listStaff(db: Database, ids?: number[]): Promise<StaffMember[]> {
  const isOpen = and(isNull(staffSessions.revokedAt), gt(staffSessions.expiresAt, sql`now()`))
  const rows = await db
    .select({
      member: staffMembers,
      roleName: roles.name,
      openSessions: sql<string>`count(${staffSessions.id}) filter (where ${isOpen})`,
      lastSeenAt: max(staffSessions.lastSeenAt),
    })
    .from(staffMembers)
    .innerJoin(roles, eq(roles.id, staffMembers.roleId))
    .leftJoin(staffSessions, eq(staffSessions.staffId, staffMembers.id))
    .where(ids && inArray(staffMembers.id, ids))
    .groupBy(staffMembers.id, roles.name)
    .orderBy(staffMembers.id)
  return rows.map(({ member, roleName, openSessions, lastSeenAt }) => ({
    id: member.id,
    name: member.name,
    mobile: formatMobile(member.mobile),
    role_id: member.roleId,
    role_name: roleName,
    is_active: member.isActive,
    has_second_factor: member.totpConfirmedAt !== null,
    grace_ends_at:
      member.totpConfirmedAt === null && member.firstLoginAt !== null
        ? graceEnd(member.firstLoginAt).toISOString()
        : null,
    open_sessions: Number(openSessions),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    version: member.version,
  }))
}

async function readStaffMember(db: Database, id: number): Promise<StaffMember> {
  const [member] = await listStaff(db, [id])
  if (member === undefined) throw notFound('این همکار')
  return member
}

function auditedFields({ name, role_name, is_active }: StaffMember) {
  return { name, role: role_name, is_active }
}

type NewStaffMember = { mobile: string; name: string; role_id?: number }

type StaffChanger = { actor: DeskActor; recordChange: RecordChange }

async function assertMayGive(db: Database, actor: DeskActor, roleId: number): Promise<void> {
  const [role] = await listRoles(db, roleId)
  if (role === undefined) throw invalidField('role_id', 'این نقش دیگر نیست.')
  assertWithinOwnRights(actor, role)
}

/** Without a role: an owner. */
export async function addStaffMember(
  db: Database,
  { mobile, name, role_id: roleId }: NewStaffMember,
  { actor, recordChange }: StaffChanger,
): Promise<StaffMember> {
  const role = roleId ?? (await readOwnerRole(db)).id
  await assertMayGive(db, actor, role)
  const [made] = await db
    .insert(staffMembers)
    .values({ mobile, name, roleId: role })
    .onConflictDoNothing({ target: staffMembers.mobile })
    .returning({ id: staffMembers.id })
  if (made === undefined) throw invalidField('mobile', 'این شماره پیش‌تر افزوده شده است.')
  const member = await readStaffMember(db, made.id)
  recordChange({ subject: `staff:${member.id}`, after: auditedFields(member) })
  return member
}

type StaffChange = {
  version: number
  name?: string | undefined
  role_id?: number | undefined
  is_active?: boolean | undefined
}

/** Two owners who shut each other out at once must not both succeed. */
async function refuseLastOwner(db: Database, id: number): Promise<void> {
  const owner = await readOwnerRole(db)
  await db.select().from(roles).where(eq(roles.id, owner.id)).for('update')
  const others = and(
    eq(staffMembers.roleId, owner.id),
    eq(staffMembers.isActive, true),
    ne(staffMembers.id, id),
  )
  const [left] = await db.select({ count: count() }).from(staffMembers).where(others)
  if ((left?.count ?? 0) > 0) return
  throw new DomainError('precondition_failed', 'فروشگاه بی مدیر نمی‌ماند؛ ابتدا مدیر دیگری بگذارید.')
}

export async function updateStaffMember(
  db: Database,
  id: number,
  { version, name, role_id: roleId, is_active: isActive }: StaffChange,
  { actor, recordChange }: StaffChanger,
): Promise<StaffMember> {
  await refuseLastOwnerIfLeaving(db, id, roleId, isActive)
  await db.select().from(staffMembers).where(eq(staffMembers.id, id)).for('update')
  const before = await readStaffMember(db, id)
  assertWithinOwnRights(actor, await readRole(db, before.role_id))
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این همکار را تغییر داده است.', {
      subject: `staff:${id}`,
      current: before,
    })
  }
  if (roleId !== undefined) await assertMayGive(db, actor, roleId)
  await db
    .update(staffMembers)
    .set({
      ...(name !== undefined && { name }),
      ...(roleId !== undefined && { roleId }),
      ...(isActive !== undefined && { isActive }),
      version: version + 1,
    })
    .where(eq(staffMembers.id, id))
  if (isActive === false) await closeSessionsOf(db, id)
  const after = await readStaffMember(db, id)
  recordChange({
    subject: `staff:${id}`,
    before: auditedFields(before),
    after: auditedFields(after),
  })
  return after
}

async function refuseLastOwnerIfLeaving(
  db: Database,
  id: number,
  roleId: number | undefined,
  isActive: boolean | undefined,
): Promise<void> {
  const owner = await readOwnerRole(db)
  const isLeaving = isActive === false || (roleId !== undefined && roleId !== owner.id)
  if (!isLeaving) return
  const { role_id: current } = await readStaffMember(db, id)
  if (current === owner.id) await refuseLastOwner(db, id)
}

export async function closeStaffSessions(
  db: Database,
  id: number,
  { actor, recordChange }: StaffChanger,
): Promise<void> {
  const member = await readStaffMember(db, id)
  assertWithinOwnRights(actor, await readRole(db, member.role_id))
  await closeSessionsOf(db, id)
  recordChange({
    subject: `staff:${id}`,
    before: { open_sessions: member.open_sessions },
    after: { open_sessions: 0 },
  })
}

/** For who has lost their telephone: they log in by SMS alone and make another at once, as their days without one are over. */
export async function resetSecondFactor(
  db: Database,
  id: number,
  { actor, recordChange }: StaffChanger,
): Promise<StaffMember> {
  const before = await readStaffMember(db, id)
  assertWithinOwnRights(actor, await readRole(db, before.role_id))
  await db.transaction(async (tx) => {
    await tx
      .update(staffMembers)
      .set({ totpSecret: null, totpPending: null, totpConfirmedAt: null })
      .where(eq(staffMembers.id, id))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, id))
    // Who found the telephone may be logged in with it.
    await closeSessionsOf(tx, id)
  })
  recordChange({
    subject: `staff:${id}`,
    before: { has_second_factor: before.has_second_factor },
    after: { has_second_factor: false },
  })
  return readStaffMember(db, id)
}

export async function resetSecondFactorOf(
  db: Database,
  mobile: string,
  changer: StaffChanger,
): Promise<StaffMember> {
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.mobile, mobile))
  if (member === undefined) throw notFound('این همکار')
  return resetSecondFactor(db, member.id, changer)
}
