import type { Database } from '../database'
import { settings } from '../schema/schema'

/** The demo goods are megabytes of text, which a shop that has its rows does not load. */
export async function seedOnce(db: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  const [seeded] = await db.select({ key: settings.key }).from(settings).limit(1)
  if (seeded !== undefined) return
  const { seedShop } = await import('./seed-shop')
  await seedShop(db, { isDemo })
}
