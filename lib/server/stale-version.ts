import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from './db/database'
import { auditEvents } from './db/schema/schema'
import { DomainError } from './domain-error'

/** What the log has last of a thing; `about` narrows what one subject names many things by. */
export const readLastEvent = async (db: Database, subject: string, about?: SQL) => {
  const { actorName: name, staffId, createdAt: at } = auditEvents
  const [event] = await db
    .select({ name, staffId, at })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, subject), about))
    .orderBy(desc(auditEvents.id))
    .limit(1)
  return event
}

/** What is stored now, with who saved it last and when; another page of the same person is named by its id. */
export async function staleVersion<Stored extends object>(
  db: Database,
  message: string,
  { subject, current, about }: { subject: string; current: Stored; about?: SQL },
): Promise<DomainError> {
  const last = await readLastEvent(db, subject, about)
  return new DomainError('version_conflict', message, {
    current: {
      ...current,
      changed_by: last?.name || null,
      changed_by_id: last?.staffId ?? null,
      changed_at: last?.at.toISOString() ?? null,
    },
  })
}
