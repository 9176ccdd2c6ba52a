import { formatDateTime } from '@/lib/persian/dates'
import type { Database } from '../db/database'
import { DomainError } from '../domain-error'
import { readLastEvent } from '../stale-version'

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
