import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CallAnswer } from '@/lib/contract/call'
import type { getSearch } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { asList } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { cardsBeside } from './product-cards'
import { matchesAll, relevance } from './search-match'
import { readSearch } from './search-reading'
import { popularSearches, popularWith } from './search-popular'
import type { Unit } from './search-units'

const SUGGESTED = 6
const MOST_GROUPS = 4

const group = z.object({ id: z.int(), slug: z.string(), title: z.string(), count: z.int() })
const beside = z.object({
  categories: z.array(group),
  brands: z.array(group.extend({ english_title: z.string() })),
  popular: z.array(z.object({ term: z.string() })),
})

/** The categories or the brands that hold the best and most of what was found. */
function groupsOf(column: 'category_id' | 'brand_id'): SQL {
  return sql`select ${sql.identifier(column)} as id, sum(count)::int as count, max(score) as score
    from shelves group by 1 order by 3 desc, 2 desc, 1 limit ${MOST_GROUPS}`
}

/** The best goods, and beside them where most of what was found stands, in one walk. */
function suggestions(db: Database, units: Unit[], q: string) {
  const categories = asList(
    sql`select id, slug, title, count from (${groupsOf('category_id')}) best join categories using (id)
        order by score desc, count desc, id`,
  )
  const brands = asList(
    sql`select id, slug, title, english_title, count from (${groupsOf('brand_id')}) best join brands using (id)
        order by score desc, count desc, id`,
  )
  // Below the limit what stands beside would be put together for every row that is sorted.
  const page = sql`with own as materialized (
      select product_id, category_id, brand_id, available, sold_count, ${relevance(units)} as score
      from ${listings} where ${matchesAll(units)}
    ), shelves as materialized (
      select category_id, brand_id, count(*) as count, max(score) as score from own group by 1, 2
    )
    select product_id, json_build_object('categories', ${categories}, 'brands', ${brands},
      'popular', ${asList(popularWith(q))}) as beside
    from (
      select product_id from own
      order by score desc, available desc, sold_count desc, product_id desc limit ${SUGGESTED}
    ) best`
  return cardsBeside(db, page, beside)
}

export async function search(
  db: Database,
  q: string,
): Promise<CallAnswer<typeof getSearch>['data']> {
  const { units, corrected } = await readSearch(db, q)
  const found = units.length === 0 ? null : await suggestions(db, units, q)
  const { categories, brands, popular } = found?.beside ?? { categories: [], brands: [] }
  return {
    products: found?.cards ?? [],
    categories,
    brands,
    corrected,
    popular: popular?.map(({ term }) => term) ?? (await popularSearches(db)),
  }
}
