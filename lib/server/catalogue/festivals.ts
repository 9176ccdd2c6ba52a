import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { festivals } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { sumOfFacet } from './brands'

/** Before its beginning and after its end a festival has no products. */
export async function readFestival(db: Database, slug: string) {
  const isRunning = sql<boolean>`now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}`
  const [row] = await db
    .select({
      id: festivals.id,
      slug: festivals.slug,
      title: festivals.title,
      endsAt: festivals.endsAt,
      running: isRunning,
      count: sql<number>`case when ${isRunning} then ${sumOfFacet(db, 'festival', festivals.id)} else 0 end`,
    })
    .from(festivals)
    .where(eq(festivals.slug, slug))
  if (row === undefined) throw notFound('این جشنواره')
  const { endsAt, ...festival } = row
  return { ...festival, ends_at: endsAt.toISOString() }
}
