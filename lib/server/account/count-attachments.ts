import type { Database } from '../db/database'
import { consumeQuota } from '../social/daily-quota'

/** Each time that pictures come with a ticket or a return, before they are read: also when none is one. */
export async function countAttachments(
  db: Database,
  customerId: number,
  files: readonly Buffer[],
): Promise<void> {
  if (files.length > 0) await consumeQuota(db, customerId, 'attachment')
}
