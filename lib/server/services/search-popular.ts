import { desc } from 'drizzle-orm'
import type { Database } from '../db/database'
import { searches } from '../db/schema/schema'

const SHOWN = 8

export async function popularSearches(db: Database): Promise<string[]> {
  const rows = await db
    .select({ term: searches.term })
    .from(searches)
    .orderBy(desc(searches.score))
    .limit(SHOWN)
  return rows.map(({ term }) => term)
}
