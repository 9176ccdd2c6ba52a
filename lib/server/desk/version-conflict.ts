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

const readLastEvent = async (db: Database, subject: string) => {
  const { actorName: name, staffId, createdAt: at } = auditEvents
  const [event] = await db
    .select({ name, staffId, at })
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(desc(auditEvents.id))
    .limit(1)
  return event
}

/** What is stored now, with who saved it last and when; another page of the same person is named by its id. */
export async function staleVersion<Stored extends object>(
  db: Database,
  message: string,
  { subject, current }: { subject: string; current: Stored },
): Promise<DomainError> {
  const last = await readLastEvent(db, subject)
  return new DomainError('version_conflict', message, {
    current: {
      ...current,
      changed_by: last?.name || null,
      changed_by_id: last?.staffId ?? null,
      changed_at: last?.at.toISOString() ?? null,
    },
  })
}

/** Somebody else was first: whose change it was and when, as the audit log has it. */
export async function versionConflict(
  db: Database,
  { subject, what, status, changedAt }: Conflict,
): Promise<DomainError> {
  const event = await readLastEvent(db, subject)
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
