import { count, eq } from 'drizzle-orm'
import type { Role } from '@/lib/contract/desk/staff'
import { PERMISSIONS, type DeskActor, type Permission } from '@/lib/domain/staff'
import { formatNumber } from '@/lib/persian/money'
import type { Database, RecordChange } from '../db/database'
import { roles, staffMembers } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { staleVersion } from '../stale-version'

export async function listRoles(db: Database, id?: number): Promise<Role[]> {
  const rows = await db
    .select({ role: roles, members: count(staffMembers.id) })
    .from(roles)
    .leftJoin(staffMembers, eq(staffMembers.roleId, roles.id))
    .where(id === undefined ? undefined : eq(roles.id, id))
    .groupBy(roles.id)
    .orderBy(roles.id)
  return rows.map(({ role, members }) => ({
    id: role.id,
    name: role.name,
    is_owner: role.isOwner,
    permissions: role.isOwner ? [...PERMISSIONS] : role.permissions,
    limits: { refund_rials: role.refundLimit, discount_percent: role.discountLimit },
    members,
    version: role.version,
  }))
}

export async function readRole(db: Database, id: number): Promise<Role> {
  const [role] = await listRoles(db, id)
  if (role === undefined) throw notFound('این نقش')
  return role
}

type RoleInput = {
  name: string
  permissions: Permission[]
  limits: Role['limits']
}

function rowOf({ name, permissions, limits }: RoleInput) {
  return {
    name,
    permissions: PERMISSIONS.filter((one) => permissions.includes(one)),
    refundLimit: limits.refund_rials,
    discountLimit: limits.discount_percent,
  }
}

function auditedFields({ name, permissions, limits }: Role) {
  return { name, permissions, limits }
}

type Rights = Pick<Role, 'permissions' | 'limits'>

function reachesBeyond(limit: number | null, own: number | null): boolean {
  return own !== null && (limit === null || limit > own)
}

/** Nobody gives, or takes from others, more than they may do themselves. */
export function assertWithinOwnRights(actor: DeskActor, { permissions, limits }: Rights): void {
  if (actor.kind === 'operator') return
  const isWithin =
    permissions.every((one) => actor.permissions.includes(one)) &&
    !reachesBeyond(limits.refund_rials, actor.limits.refundRials) &&
    !reachesBeyond(limits.discount_percent, actor.limits.discountPercent)
  if (isWithin) return
  throw new DomainError('permission_denied', 'این نقش بیش از نقش خود شما می‌تواند.')
}

const NAME_TAKEN = 'نقشی با این نام هست.'

type RoleChanger = { actor: DeskActor; recordChange: RecordChange }

export async function addRole(
  db: Database,
  input: RoleInput,
  { actor, recordChange }: RoleChanger,
): Promise<Role> {
  assertWithinOwnRights(actor, input)
  const [made] = await db
    .insert(roles)
    .values(rowOf(input))
    .onConflictDoNothing({ target: roles.name })
    .returning({ id: roles.id })
  if (made === undefined) throw invalidField('name', NAME_TAKEN)
  const role = await readRole(db, made.id)
  recordChange({ subject: `role:${role.id}`, after: auditedFields(role) })
  return role
}

export async function updateRole(
  db: Database,
  id: number,
  { version, ...input }: RoleInput & { version: number },
  { actor, recordChange }: RoleChanger,
): Promise<Role> {
  await db.select().from(roles).where(eq(roles.id, id)).for('update')
  const before = await readRole(db, id)
  if (before.is_owner) {
    throw new DomainError('precondition_failed', 'نقش مدیر همیشه همه چیز را می‌تواند.')
  }
  assertWithinOwnRights(actor, before)
  assertWithinOwnRights(actor, input)
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این نقش را تغییر داده است.', {
      subject: `role:${id}`,
      current: before,
    })
  }
  const [named] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, input.name))
  if (named !== undefined && named.id !== id) throw invalidField('name', NAME_TAKEN)
  await db
    .update(roles)
    .set({ ...rowOf(input), version: version + 1 })
    .where(eq(roles.id, id))
  const after = await readRole(db, id)
  recordChange({
    subject: `role:${id}`,
    before: auditedFields(before),
    after: auditedFields(after),
  })
  return after
}

export async function deleteRole(
  db: Database,
  id: number,
  { actor, recordChange }: RoleChanger,
): Promise<void> {
  await db.select().from(roles).where(eq(roles.id, id)).for('update')
  const before = await readRole(db, id)
  if (before.is_owner) throw new DomainError('precondition_failed', 'نقش مدیر پاک نمی‌شود.')
  assertWithinOwnRights(actor, before)
  if (before.members > 0) {
    throw new DomainError(
      'precondition_failed',
      `${formatNumber(before.members)} نفر این نقش را دارند؛ ابتدا نقش دیگری به آن‌ها بدهید.`,
    )
  }
  await db.delete(roles).where(eq(roles.id, id))
  recordChange({ subject: `role:${id}`, before: auditedFields(before) })
}
