import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { festivals, listings } from '../db/schema/schema'
import { notFound } from './refusal'

/** Before its first day and after its last a festival holds nothing. */
export async function festivalBySlug(db: Database, slug: string) {
  const runs = sql<boolean>`now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}`
  const [row] = await db
    .select({
      id: festivals.id,
      slug: festivals.slug,
      title: festivals.title,
      endsAt: festivals.endsAt,
      running: runs,
      count: count(listings.productId),
    })
    .from(festivals)
    .leftJoin(listings, and(eq(listings.festivalId, festivals.id), runs))
    .where(eq(festivals.slug, slug))
    .groupBy(festivals.id)
  if (row === undefined) throw notFound('این جشنواره')
  const { endsAt, ...festival } = row
  return { ...festival, ends_at: endsAt.toISOString() }
}
