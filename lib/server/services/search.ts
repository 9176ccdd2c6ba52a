import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CallAnswer } from '@/lib/contract/call'
import type { getSearch } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { productCards } from './product-cards'
import { matchesAll, relevance } from './search-match'
import { readSearch } from './search-reading'
import { popularSearches, popularWith } from './search-popular'
import type { Unit } from './search-units'

const SUGGESTED = 6
const MOST_GROUPS = 4

const whole = z.coerce.number().pipe(z.int())
const found = z.object({
  kind: z.enum(['product', 'category', 'brand', 'popular']),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  english_title: z.string(),
  count: whole,
})

/** The best goods, and the categories and brands that hold most of what was found, in one walk. */
function suggestions(db: Database, units: Unit[], q: string) {
  return readRows(
    db,
    sql`with own as materialized (
          select product_id, category_id, brand_id, available, sold_count, ${relevance(units)} as score
          from ${listings} where ${matchesAll(units)}
        ), best as (
          select product_id from own order by score desc, available desc, sold_count desc, product_id desc
          limit ${SUGGESTED}
        ), in_category as (
          select category_id as id, count(*) as count, max(score) as score from own group by 1
          order by 3 desc, 2 desc, 1 limit ${MOST_GROUPS}
        ), of_brand as (
          select brand_id as id, count(*) as count, max(score) as score from own group by 1
          order by 3 desc, 2 desc, 1 limit ${MOST_GROUPS}
        )
        select 'product' as kind, product_id as id, '' as slug, '' as title, '' as english_title, 0 as count from best
        union all
        select 'category', id, slug, title, '', count from in_category join categories using (id)
        union all
        select 'brand', id, slug, title, english_title, count from of_brand join brands using (id)
        union all
        (${popularWith(q)})`,
    found,
  )
}

export async function search(
  db: Database,
  q: string,
): Promise<CallAnswer<typeof getSearch>['data']> {
  const { units, corrected } = await readSearch(db, q)
  const rows = units.length === 0 ? [] : await suggestions(db, units, q)
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  return {
    products: await productCards(
      db,
      of('product').map(({ id }) => id),
    ),
    categories: of('category').map(({ id, slug, title, count }) => ({ id, slug, title, count })),
    brands: of('brand').map(({ kind: _, ...brand }) => brand),
    corrected,
    popular: rows.length > 0 ? of('popular').map(({ title }) => title) : await popularSearches(db),
  }
}
