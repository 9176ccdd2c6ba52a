import type { Database } from '../database'
import { settings } from '../schema/schema'
import { refreshDemoPictures } from './refresh-demo-pictures'

/** The demo goods are megabytes of text, which a shop that has its rows does not load. */
export async function seedOnce(db: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  const [seeded] = await db.select({ key: settings.key }).from(settings).limit(1)
  if (seeded !== undefined) {
    if (isDemo) await refreshDemoPictures(db)
    return
  }
  const { seedShop } = await import('./seed-shop')
  await seedShop(db, { isDemo })
}
