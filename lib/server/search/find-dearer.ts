import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { MAX_DIGITS } from '@/lib/contract/limits'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { buildNarrowing, hasChoices, isNarrowed } from './listing-conditions'
import { matchesAll } from './match-products'
import type { QueryTerm } from './query-terms'
import type { PropertyChoice } from './resolve-filters'

const MAX_COUNTED = 99

/** By three tenths, to a sum that is said in two digits. */
export function raiseBudget(max: number): number {
  const step = 10 ** Math.max(Math.floor(Math.log10(max)) - 1, 0)
  return Math.ceil((max * 1.3) / step) * step
}

type Budget = { max: number | undefined; choices: PropertyChoice[] }

/** What is in stock for a little more than the budget; null where that buys nothing else. */
export async function findDearer(db: Database, terms: QueryTerm[], { max, choices }: Budget) {
  if (max === undefined || max === 0 || terms.length === 0) return null
  const most = raiseBudget(max)
  if (String(most).length > MAX_DIGITS) return null
  const price = { min: max + 1, max: most }
  const isDearer = isNarrowed(buildNarrowing({ price, choices, available: true }))
  const [row] = await readRows(
    db,
    sql`select count(*)::int as count from (
      select from ${listings} where ${listings.available} and ${matchesAll(terms)}
        and ${hasChoices(choices, true)} and ${isDearer} limit ${MAX_COUNTED}
    ) dearer`,
    z.object({ count: z.int() }),
  )
  return row && row.count > 0 ? { price_max: most, count: row.count } : null
}
