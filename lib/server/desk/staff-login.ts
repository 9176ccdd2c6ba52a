import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { PERMISSIONS, type StaffActor } from '@/lib/domain/staff'
import type { CallParsed } from '@/lib/contract/call'
import type {
  createFirstOwner as firstOwnerCall,
  DeskMember,
} from '@/lib/contract/desk/staff-login'
import { formatMobile } from '@/lib/persian/validators'
import type { LoginContext } from '../auth/log-in'
import { verifyCode } from '../auth/login-codes'
import { readOwnSettings, updateOwnSettings } from '../content/own-settings'
import type { Database, RecordedChange } from '../db/database'
import { roles, staffMembers, staffTickets } from '../db/schema/schema'
import { DomainError, notFound } from '../domain-error'
import { insertAuditEvents } from '../audit-log'
import { verifySecondFactor } from './second-factor'
import {
  graceEnd,
  hashToken,
  openStaffSession,
  type OpenedStaffSession,
  type StaffDevice,
} from './staff-sessions'

const NOT_STAFF = 'این شماره در میز کار این فروشگاه نیست؛ از مدیر فروشگاه بخواهید آن را بیفزاید.'
const TICKET_ENDED = 'مهلت این مرحله تمام شده است؛ از نو کد بگیرید.'
const TICKET_MINUTES = 10

type LoginStep =
  | { step: 'done'; session: OpenedStaffSession }
  | { step: 'second_factor'; ticket: string }

type Member = Pick<typeof staffMembers.$inferSelect, 'id' | 'name'>

async function openAudited(
  db: Database,
  { secret }: LoginContext,
  member: Member,
  device: StaffDevice & { isProved: boolean },
): Promise<OpenedStaffSession> {
  return db.transaction(async (tx) => {
    await tx
      .update(staffMembers)
      .set({ firstLoginAt: sql`coalesce(${staffMembers.firstLoginAt}, now())` })
      .where(eq(staffMembers.id, member.id))
    const actor = { kind: 'staff' as const, name: member.name, staffId: member.id }
    const subject = `staff:${member.id}`
    await insertAuditEvents(tx, { actor, ...device }, 'logIn', [{ subject }])
    return openStaffSession(tx, secret, member.id, device)
  })
}

/** Only who holds the number learns whether it is one of the staff's. */
export async function verifyDeskCode(
  db: Database,
  login: LoginContext,
  { mobile, code }: { mobile: string; code: string },
  device: StaffDevice,
): Promise<LoginStep> {
  await verifyCode(
    db,
    { mobile, code, ip: device.ip },
    { secret: login.secret, purpose: 'desk code' },
  )
  const active = and(eq(staffMembers.mobile, mobile), eq(staffMembers.isActive, true))
  const [member] = await db.select().from(staffMembers).where(active)
  if (member === undefined) {
    const change = { subject: `mobile:${formatMobile(mobile)}` }
    await insertAuditEvents(db, { actor: null, ...device }, 'refuseLogin', [change])
    throw new DomainError('permission_denied', NOT_STAFF)
  }
  if (member.totpConfirmedAt === null) {
    const session = await openAudited(db, login, member, { ...device, isProved: false })
    return { step: 'done', session }
  }
  const ticket = randomBytes(32).toString('base64url')
  await db.insert(staffTickets).values({
    kind: 'login',
    staffId: member.id,
    tokenHash: hashToken(ticket),
    expiresAt: sql`now() + make_interval(mins => ${TICKET_MINUTES})`,
  })
  return { step: 'second_factor', ticket }
}

function openTicket(kind: 'login' | 'first_owner', token: string) {
  return and(
    eq(staffTickets.kind, kind),
    eq(staffTickets.tokenHash, hashToken(token)),
    isNull(staffTickets.usedAt),
    gt(staffTickets.expiresAt, sql`now()`),
  )
}

async function spendTicket(db: Database, id: number): Promise<boolean> {
  const spent = await db
    .update(staffTickets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(staffTickets.id, id), isNull(staffTickets.usedAt)))
    .returning({ id: staffTickets.id })
  return spent.length === 1
}

export async function giveSecondFactor(
  db: Database,
  login: LoginContext,
  { ticket, code }: { ticket: string; code: string },
  device: StaffDevice,
): Promise<OpenedStaffSession> {
  const [found] = await db
    .select({ ticketId: staffTickets.id, id: staffMembers.id, name: staffMembers.name })
    .from(staffTickets)
    .innerJoin(staffMembers, eq(staffMembers.id, staffTickets.staffId))
    .where(and(openTicket('login', ticket), eq(staffMembers.isActive, true)))
  if (found === undefined) throw new DomainError('code_expired', TICKET_ENDED)
  await verifySecondFactor(db, login.secret, { staffId: found.id, code, ip: device.ip })
  if (!(await spendTicket(db, found.ticketId))) throw new DomainError('code_expired', TICKET_ENDED)
  return openAudited(db, login, found, { ...device, isProved: true })
}

const FIRST_OWNER_HOURS = 24
const LINK_ENDED =
  'این رمز به کار رفته یا مهلتش گذشته است؛ فروشگاه را از نو راه بیندازید تا رمز تازه‌ای بدهد.'

/** Instances that start together have one each, and the first that is used ends them all; null where there is somebody. */
export async function issueFirstOwnerToken(db: Database): Promise<string | null> {
  if ((await db.$count(staffMembers, eq(staffMembers.isActive, true))) > 0) return null
  const token = randomBytes(32).toString('base64url')
  await db.insert(staffTickets).values({
    kind: 'first_owner',
    tokenHash: hashToken(token),
    expiresAt: sql`now() + make_interval(hours => ${FIRST_OWNER_HOURS})`,
  })
  return token
}

export async function canMakeFirstOwner(db: Database, token: string): Promise<boolean> {
  if ((await db.$count(staffMembers, eq(staffMembers.isActive, true))) > 0) return false
  return (await db.$count(staffTickets, openTicket('first_owner', token))) > 0
}

type FirstOwnerInput = CallParsed<typeof firstOwnerCall>['body']

/** With the unit that they chose for their shop; gives the tags of what that changed. */
export async function createFirstOwner(
  db: Database,
  { token, mobile, name, currency }: FirstOwnerInput,
  device: StaffDevice,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Who comes by another link at the same moment waits here, and finds the first one at the desk.
    const [owner] = await tx.select().from(roles).where(eq(roles.isOwner, true)).for('update')
    if (owner === undefined) throw notFound('نقش مدیر')
    const [ticket] = await tx.select().from(staffTickets).where(openTicket('first_owner', token))
    const isFirst = ticket !== undefined && (await spendTicket(tx, ticket.id))
    if (!isFirst || (await tx.$count(staffMembers, eq(staffMembers.isActive, true))) > 0) {
      throw new DomainError('code_expired', LINK_ENDED)
    }
    await tx.delete(staffTickets).where(eq(staffTickets.kind, 'first_owner'))
    const [made] = await tx
      .insert(staffMembers)
      .values({ mobile, name, roleId: owner.id })
      .returning({ id: staffMembers.id })
    const change = { subject: `staff:${made?.id}`, after: { name, role: owner.name } }
    await insertAuditEvents(tx, { actor: null, ...device }, 'createFirstOwner', [change])
    const { version, currency: former } = await readOwnSettings(tx)
    if (currency === undefined || currency === former) return []
    const changes: RecordedChange[] = []
    const { tagsToRevalidate } = await updateOwnSettings(
      tx,
      { version, currency },
      (one) => void changes.push(one),
    )
    await insertAuditEvents(tx, { actor: null, ...device }, 'updateDeskSettings', changes)
    return tagsToRevalidate
  })
}

export async function readDeskMember(db: Database, actor: StaffActor): Promise<DeskMember> {
  const [row] = await db
    .select({ member: staffMembers, role: roles })
    .from(staffMembers)
    .innerJoin(roles, eq(roles.id, staffMembers.roleId))
    .where(eq(staffMembers.id, actor.staffId))
  if (row === undefined) throw notFound('این همکار')
  const { member, role } = row
  const hasSecondFactor = member.totpConfirmedAt !== null
  return {
    id: member.id,
    name: member.name,
    mobile: formatMobile(member.mobile),
    role: { id: role.id, name: role.name, is_owner: role.isOwner },
    permissions: PERMISSIONS.filter((one) => actor.permissions.includes(one)),
    limits: {
      refund_rials: actor.limits.refundRials,
      discount_percent: actor.limits.discountPercent,
    },
    has_second_factor: hasSecondFactor,
    grace_ends_at: hasSecondFactor ? null : graceEnd(member.firstLoginAt).toISOString(),
  }
}

export async function deleteOldStaffTickets(db: Database): Promise<void> {
  await db.delete(staffTickets).where(lt(staffTickets.expiresAt, sql`now() - interval '2 days'`))
}
