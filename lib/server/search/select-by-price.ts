import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { isListed } from './listing-conditions'
import { largeSample } from './listing-source'
import type { ListCriteria } from './resolve-filters'

export type PageWindow = { limit: number; offset: number }

/** What so few listings hold is found whole, whatever is asked of it. */
const MIN_WALKED = 3_000
/** A walk that would pass by more than so many listings of a category is none. */
const MAX_PASSED = 2_000

const sampledRow = z.object({ id: z.int(), all: z.int(), seen: z.int() })

/** The categories of which the sample shows that a walk along their prices soon meets enough. */
async function findWalked(db: Database, criteria: ListCriteria, most: number): Promise<number[]> {
  if (criteria.sizes.branch < MIN_WALKED) return []
  const sampled = await readRows(
    db,
    sql`select category_id as id, count(*)::int as all,
        count(*) filter (where available and ${isListed(criteria)})::int as seen
      from ${largeSample.rows} where category_id = any(${numbers(criteria.branch.ids)}::int[]) group by 1`,
    sampledRow,
  )
  return sampled.filter(({ all, seen }) => most * all < MAX_PASSED * seen).map(({ id }) => id)
}

/**
 * What a branch sells may all be dearer than most of the shop: each category is walked by itself, or what is asked of
 * it is found whole. What is sold out comes last, and is looked for where the rest does not fill the page.
 */
export async function selectByPrice(
  db: Database,
  criteria: ListCriteria,
  direction: SQL,
  { limit, offset }: PageWindow,
): Promise<SQL> {
  const most = limit + offset
  const walked = await findWalked(db, criteria, most)
  const others = criteria.branch.ids.filter((id) => !walked.includes(id))
  const where = isListed(criteria)
  const order = sql`final_price ${direction}, product_id desc`
  const idsOf = (ids: number[]) => sql`unnest(${numbers(ids)}::int[]) category`
  // A subquery with an offset is planned by itself: the walk stays one, and the rest is not found by another.
  const walk = sql`select own.* from ${idsOf(walked)}, lateral (
      select product_id, available, final_price
      from (select * from ${listings} where category_id = category order by ${order} offset 0) ${listings}
      where available and ${where} limit ${most}
    ) own`
  const find = (isFree: SQL, ids: number[]) => sql`select own.* from ${idsOf(ids)}, lateral (
      select * from (
        select product_id, available, final_price from ${listings}
        where category_id = category and ${isFree} and ${where} offset 0
      ) found order by ${order} limit ${most}
    ) own`
  const free = sql`${walk} union all ${find(sql`available`, others)}`
  const soldOut = find(sql`not available`, criteria.branch.ids)
  return sql`select product_id from (
      with free as materialized (select * from (${free}) own order by ${order} limit ${most})
      select * from free
      union all
      select * from (${soldOut}) sold_out where (select count(*) from free) < ${most}::int
    ) own
    order by available desc, ${order} limit ${limit} offset ${offset}`
}
