import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { facetCounts, listings, listingSamples } from '../db/schema/schema'

/** Which rows are counted: all listings, or some that stand for as many as `weight` each. */
export type ListingSource = { rows: SQL; weight: number }

/** Under the name of the whole, so that every condition reads either. */
const sampled = sql`${listingSamples} as ${listings}`
/** As the index `listing_samples_few` has it. */
const few = sql`(select * from ${listingSamples} where hashint4(product_id) & 127 = 0) as ${listings}`

export const allListings: ListingSource = { rows: sql`${listings}`, weight: 1 }
/** One in sixteen, by `is_sampled` of the migrations. */
export const largeSample: ListingSource = { rows: sampled, weight: 16 }
const smallSample: ListingSource = { rows: few, weight: 128 }

const MANY_LISTINGS = 400_000

export const isVast = (size: number) => size > MANY_LISTINGS

/** So that some ten thousand rows are visited, however many there are. */
export function chooseSample(size: number): ListingSource {
  return isVast(size) ? smallSample : largeSample
}

/** Fewer there are only for one sample in forty; what was seen is there for certain. */
export function leastOfSample(seen: number, { weight }: ListingSource): number {
  return Math.max(seen, Math.floor((seen - 2 * Math.sqrt(seen)) * weight))
}

export function mostOfSample(seen: number, { weight }: ListingSource): number {
  return Math.ceil((seen + 2 * Math.sqrt(seen)) * weight)
}

/** So many are counted one by one, whatever is asked. */
const MAX_COUNTED = 30_000
/** Of a search, a brand or a festival, whose rows lie scattered. */
const MAX_COUNTED_APART = 10_000

export function isTooManyToCount(size: number, isApart: boolean): boolean {
  return size > (isApart ? MAX_COUNTED_APART : MAX_COUNTED)
}

/** How many products lists hold, by what triggers have counted. */
export async function countListings(db: Database): Promise<number> {
  const [row] = await db
    .select({ all: sql<number>`coalesce(sum(${facetCounts.count}), 0)::int` })
    .from(facetCounts)
    .where(eq(facetCounts.kind, 'all'))
  return row?.all ?? 0
}
