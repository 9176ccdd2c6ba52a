import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { settings } from '../schema/schema'
import { createPast } from './chance'
import { seedCatalogue } from './seed-catalogue'
import { seedEssentials } from './seed-essentials'
import { seedBlog } from './seed-blog'
import { seedFunnel } from './seed-funnel'
import { seedOrders } from './seed-orders'
import { seedPeople } from './seed-people'
import { seedReviews } from './seed-reviews'
import { seedSales } from './seed-sales'
import { seedWaiting } from './seed-waiting'
import { seedMedia } from './seeded-media'

const SEED_LOCK = 740_206

/** All or nothing, once: instances that start together on one database wait for each other. */
export async function seedShop(db: Database, { isDemo }: { isDemo: boolean }): Promise<boolean> {
  const isFresh = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [seeded] = await tx.select({ key: settings.key }).from(settings).limit(1)
    if (seeded !== undefined) return false
    await seedEssentials(tx, { isDemo })
    if (isDemo) await seedDemo(tx)
    return true
  })
  // The planner knows nothing of rows that came in bulk, and the embedded database never looks by itself.
  if (isFresh) await db.execute(sql`vacuum analyze`)
  return isFresh
}

async function seedDemo(db: Database): Promise<void> {
  const past = createPast(new Date())
  const mediaRows = await seedMedia(db)
  const products = await seedCatalogue(db, past, mediaRows)
  await seedPeople(db, past, mediaRows, products)
  await seedReviews(db, past, products)
  await seedBlog(db, past, mediaRows, products)
  await seedOrders(db, past, products)
  await seedSales(db, new Date(), products)
  await seedWaiting(db, past, products)
  await seedFunnel(db, past)
}
