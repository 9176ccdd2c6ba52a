import { eq, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { addCustomerNote, addWalletEntry, blockCustomer } from '@/lib/contract/desk/customers'
import type { StaffActor } from '@/lib/domain/staff'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { recordWalletTransaction } from '../account/wallet'
import { closeAllSessions } from '../auth/sessions'
import type { Database, RecordChange } from '../db/database'
import { customerNotes, users } from '../db/schema/schema'
import { DomainError, notFound } from '../domain-error'
import { versionConflict } from './version-conflict'

export type CustomerChanger = { actor: StaffActor; recordChange: RecordChange }

const ERASED = 'این حساب پاک شده است و دیگر تغییر نمی‌کند.'

/** Strong enough that a login or an order under way ends first. */
export async function lockForStaff(tx: Database, id: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (user === undefined) throw notFound('این مشتری')
  if (user.erasedAt !== null) throw new DomainError('precondition_failed', ERASED)
  return user
}

export async function assertCustomerVersion(
  tx: Database,
  user: Pick<typeof users.$inferSelect, 'id' | 'version' | 'blockedAt'>,
  version: number,
): Promise<void> {
  if (user.version === version) return
  const status = user.blockedAt === null ? 'باز' : 'بسته'
  throw await versionConflict(tx, {
    ...{ subject: `customer:${user.id}`, what: 'این مشتری', status },
  })
}

export async function writeCustomerNote(
  db: Database,
  id: number,
  { text }: CallParsed<typeof addCustomerNote>['body'],
  { actor, recordChange }: CustomerChanger,
): Promise<void> {
  await lockForStaff(db, id)
  await db.insert(customerNotes).values({ userId: id, staffName: actor.name, text })
  recordChange({ subject: `customer:${id}`, after: { note: text } })
}

/** Money that is taken out is limited like money that is put in: both are the shop's word alone. */
export async function correctWallet(
  db: Database,
  id: number,
  { amount, reason }: CallParsed<typeof addWalletEntry>['body'],
  { actor, recordChange }: CustomerChanger,
): Promise<number> {
  const limit = actor.limits.refundRials
  if (limit !== null && Math.abs(amount) > limit) {
    throw new DomainError(
      'permission_denied',
      `نقش شما کیف پول را تا ${formatAmount(limit)} ${currencyName()} اصلاح می‌کند.`,
    )
  }
  await lockForStaff(db, id)
  const balance = await recordWalletTransaction(db, {
    ...{ userId: id, amount, reason: 'correction', note: reason },
  })
  recordChange({
    subject: `customer:${id}`,
    before: { balance: balance - amount },
    after: { balance, amount, reason },
  })
  return balance
}

export async function blockCustomerAccount(
  db: Database,
  id: number,
  { version, reason }: CallParsed<typeof blockCustomer>['body'],
  { recordChange }: CustomerChanger,
): Promise<void> {
  const user = await lockForStaff(db, id)
  await assertCustomerVersion(db, user, version)
  await db
    .update(users)
    .set({ blockedAt: sql`now()`, blockReason: reason, version: version + 1 })
    .where(eq(users.id, id))
  await closeAllSessions(db, id)
  recordChange({
    subject: `customer:${id}`,
    before: { is_blocked: user.blockedAt !== null },
    after: { is_blocked: true, reason },
  })
}

export async function unblockCustomerAccount(
  db: Database,
  id: number,
  version: number,
  { recordChange }: CustomerChanger,
): Promise<void> {
  const user = await lockForStaff(db, id)
  await assertCustomerVersion(db, user, version)
  await db
    .update(users)
    .set({ blockedAt: null, blockReason: '', version: version + 1 })
    .where(eq(users.id, id))
  recordChange({
    subject: `customer:${id}`,
    before: { is_blocked: user.blockedAt !== null, reason: user.blockReason },
    after: { is_blocked: false },
  })
}

export async function closeSessionsOfCustomer(
  db: Database,
  id: number,
  { recordChange }: CustomerChanger,
): Promise<void> {
  await lockForStaff(db, id)
  await closeAllSessions(db, id)
  recordChange({ subject: `customer:${id}`, after: { sessions: 'closed' } })
}
