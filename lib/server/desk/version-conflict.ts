import { desc, eq } from 'drizzle-orm'
import { formatDateTime } from '@/lib/persian/dates'
import type { Database } from '../db/database'
import { auditEvents } from '../db/schema/schema'
import { DomainError } from '../domain-error'

type Conflict = {
  /** As the audit log names it, such as `ticket:3`. */
  subject: string
  /** As «این تیکت». */
  what: string
  status: string
  /** When it changed, where that is known; an older row of the log is not about this change. */
  changedAt?: Date
}

/** Somebody else was first: whose change it was and when, as the audit log has it. */
export async function versionConflict(
  db: Database,
  { subject, what, status, changedAt }: Conflict,
): Promise<DomainError> {
  const [event] = await db
    .select({ name: auditEvents.actorName, at: auditEvents.createdAt })
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(desc(auditEvents.id))
    .limit(1)
  const last = event && (changedAt === undefined || event.at >= changedAt) ? event : null
  const at = last?.at ?? changedAt ?? null
  const message = [
    last?.name ? `${last.name} ${what} را` : `${what} در این میان تغییر کرده است`,
    ...(at === null ? [] : [`(${formatDateTime(at)})`]),
    ...(last?.name ? ['تغییر داده است'] : []),
  ].join(' ')
  return new DomainError('version_conflict', `${message}.`, {
    current: { status, changed_by: last?.name || null, changed_at: at?.toISOString() ?? null },
  })
}
