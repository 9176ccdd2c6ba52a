import { eq } from 'drizzle-orm'
import type { Database } from './db/database'
import { settings } from './db/schema/schema'

/** When it was last saved, in milliseconds; 0 of what was never saved. */
export async function readSettingVersion(db: Database, key: string): Promise<number> {
  const [row] = await db
    .select({ updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, key))
  return row?.updatedAt.getTime() ?? 0
}

/** Whoever changes it waits for who does. */
export async function lockSetting(db: Database, key: string): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value: {}, updatedAt: new Date(0) })
    .onConflictDoNothing()
  await db.select().from(settings).where(eq(settings.key, key)).for('update')
}

export async function writeSetting(
  db: Database,
  key: string,
  { value, version }: { value: unknown; version: number },
): Promise<void> {
  const updatedAt = new Date(Math.max(Date.now(), version + 1))
  await db.update(settings).set({ value, updatedAt }).where(eq(settings.key, key))
}
