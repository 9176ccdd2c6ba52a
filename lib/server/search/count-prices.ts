import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CallInput } from '@/lib/contract/call'
import type { getPriceCounts, PriceCounts } from '@/lib/contract/catalogue/products'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { allListings, chooseSample, isTooManyToCount } from './listing-source'
import { isListed } from './listing-conditions'
import { resolveFilters } from './resolve-filters'

type PriceScope = CallInput<typeof getPriceCounts>['query']

const STEPS_PER_E = 10
const stepRow = z.object({ step: z.int(), count: z.int() })

/** Not read with every list, as it visits each product of the scope, or its sample; the answer for a scope is cached. */
export async function countPrices(db: Database, scope: PriceScope): Promise<PriceCounts> {
  const { category, brand, festival } = scope
  const criteria = await resolveFilters(db, {
    ...{ category, festival, page: 1 },
    ...(brand !== undefined && { brands: [brand] }),
  })
  const { branch: size } = criteria.sizes
  const { rows: source, weight } = isTooManyToCount(size, false) ? chooseSample(size) : allListings
  const rows = await readRows(
    db,
    sql`select floor(ln(${listings.finalPrice}::float8) * ${STEPS_PER_E})::int as step, count(*)::int as count
      from ${source} where ${isListed(criteria)} and ${listings.finalPrice} > 0
      group by 1 order by 1`,
    stepRow,
  )
  return rows.map(({ step, count }) => ({
    price: Math.round(Math.exp(step / STEPS_PER_E)),
    count: count * weight,
  }))
}
