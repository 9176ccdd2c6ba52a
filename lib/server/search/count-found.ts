import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { isListed } from './listing-conditions'
import {
  chooseSample,
  isTooManyToCount,
  isVast,
  largeSample,
  leastOfSample,
  type ListingSource,
} from './listing-source'
import type { ListCriteria } from './resolve-filters'

/** Too few of the sample to turn pages by. */
const MIN_SAMPLED = 150

/** The same of the larger sample in a vast shop, where counting one by one takes long: pages so deep nobody turns. */
const MIN_SAMPLED_OF_VAST = 50

export function isTooFew(
  seen: number,
  { sizes }: ListCriteria,
  { weight }: ListingSource,
): boolean {
  const isLargest = isVast(sizes.branch) && weight === largeSample.weight
  return seen < (isLargest ? MIN_SAMPLED_OF_VAST : MIN_SAMPLED)
}

/** With whether there may be more. */
type FoundCount = { count: number; is_minimum: boolean }

const sampledRow = z.object({ seen: z.int() })

async function countSampled(db: Database, { rows }: ListingSource, where: SQL): Promise<number> {
  const statement = sql`select count(*)::int as seen from ${rows} where ${where}`
  const [row] = await readRows(db, statement, sampledRow)
  return row?.seen ?? 0
}

/** How many of what the smaller sample has too few of: by the larger, or one by one where that has too few as well. */
export async function countFew(
  db: Database,
  criteria: ListCriteria,
  source: ListingSource,
): Promise<FoundCount> {
  const where = isListed(criteria)
  if (source.weight > largeSample.weight) {
    const seen = await countSampled(db, largeSample, where)
    if (seen >= MIN_SAMPLED_OF_VAST) {
      return { count: leastOfSample(seen, largeSample), is_minimum: true }
    }
  }
  return { count: await db.$count(listings, where), is_minimum: false }
}

/** How many a search finds, where nobody asks for its facets. */
export async function countFound(db: Database, criteria: ListCriteria): Promise<FoundCount> {
  const where = isListed(criteria)
  const size = Math.min(criteria.sizes.search, criteria.sizes.branch)
  if (!isTooManyToCount(size, true)) {
    return { count: await db.$count(listings, where), is_minimum: false }
  }
  const source = chooseSample(size)
  const seen = await countSampled(db, source, where)
  if (isTooFew(seen, criteria, source)) return countFew(db, criteria, source)
  return { count: leastOfSample(seen, source), is_minimum: true }
}
