import type { DeskActor } from '@/lib/domain/staff'
import type { Database, RecordedChange } from './db/database'
import { auditEvents } from './db/schema/schema'

/** Who acts, and from where; nobody where a login fails. */
export type AuditSource = {
  actor: { kind: DeskActor['kind'] | 'customer'; name: string; staffId?: number } | null
  ip: string
  device: string
}

export async function insertAuditEvents(
  db: Database,
  { actor, ip, device }: AuditSource,
  action: string,
  changes: readonly RecordedChange[],
): Promise<void> {
  await db.insert(auditEvents).values(
    changes.map(({ subject, before = null, after = null }) => ({
      actorKind: actor?.kind ?? 'nobody',
      staffId: actor?.staffId ?? null,
      actorName: actor?.name ?? '',
      action,
      subject,
      before,
      after,
      ip,
      device,
    })),
  )
}
