import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { isListed, selectShownPrice } from './listing-conditions'
import { largeSample } from './listing-source'
import type { ListCriteria } from './resolve-filters'
import { findFirst, walkFirst } from './walk-listings'

export type PageWindow = { limit: number; offset: number }

/** What so few listings hold is found whole, whatever is asked of it. */
const MIN_WALKED = 3_000
/** A walk that would pass by more than so many listings of a category is none. */
const MAX_PASSED = 2_000
/** The sample may be wrong by half. */
const FURTHEST = 2 * MAX_PASSED

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
  const order = sql`final_price ${direction}, product_id desc`
  const own = (isFree: SQL) => ({
    columns: sql`product_id, available, final_price`,
    within: sql`category_id = category`,
    where: sql`${isFree} and ${isListed(criteria)}`,
    ...{ order, most },
  })
  const ofEach = (ids: number[], rows: SQL) =>
    sql`select own.* from unnest(${numbers(ids)}::int[]) category, lateral (${rows}) own`
  const free = sql`${ofEach(walked, walkFirst(own(sql`available`), FURTHEST))}
    union all ${ofEach(others, findFirst(own(sql`available`)))}`
  const soldOut = ofEach(criteria.branch.ids, findFirst(own(sql`not available`)))
  return sql`select product_id from (
      with free as materialized (select * from (${free}) own order by ${order} limit ${most})
      select * from free
      union all
      select * from (${soldOut}) sold_out where (select count(*) from free) < ${most}::int
    ) own
    order by available desc, ${order} limit ${limit} offset ${offset}`
}

/** Of a longer list the rest follows by the prices of the cheapest variants. */
export const MAX_REPRICED = 2_000

/** Where a memory is chosen, the price of that memory is on the card, and the order is that of what is seen. */
export function selectByShownPrice(
  criteria: ListCriteria,
  near: SQL,
  { direction, window }: { direction: SQL; window: PageWindow },
): SQL {
  return sql`select product_id from (
      select ${listings.productId}, ${listings.available}, ${selectShownPrice(criteria)} as price
      from ${listings} where ${listings.productId} in (${near}) offset 0
    ) shown order by available desc, price ${direction}, product_id desc
    limit ${window.limit} offset ${window.offset}`
}
