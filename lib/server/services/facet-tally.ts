import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { has, inPlace, narrowed, narrowingOf, nearlyNarrowed } from './listing-conditions'
import type { ListQuestion } from './product-filters'

const whole = z.coerce.number().pipe(z.int())
const counted = z.object({
  kind: z.enum(['all', 'brand', 'festival', 'category', 'value']),
  key: whole,
  count: whole,
})
/** `but`: the property whose own choice was left out of the count. */
export type Counted = z.output<typeof counted> & { but?: string }

/** What a branch has at all, kept by the database as products are written. */
export function branchTally(db: Database, { branch }: ListQuestion): Promise<Counted[]> {
  const where = branch.isWhole ? sql`true` : sql`category_id = any(${numbers(branch.ids)}::int[])`
  return readRows(
    db,
    sql`select case when kind = 'all' then 'category' else kind::text end as kind,
          case when kind = 'all' then category_id else key end as key, sum(count) as count
        from facet_counts where ${where} and count > 0 group by 1, 2`,
    counted,
  )
}

/** The same for a place that is no branch: the results of a search, the goods of one brand. */
export function placeTally(db: Database, where: SQL): Promise<Counted[]> {
  return readRows(
    db,
    sql`with own as materialized (
          select ${listings.categoryId} as category_id, ${listings.brandId} as brand_id,
            ${listings.festivalId} as festival_id, ${listings.valueIds} as value_ids
          from ${listings} where ${where}
        )
        select 'brand' as kind, brand_id as key, count(*) as count from own group by 2
        union all select 'category', category_id, count(*) from own group by 2
        union all select 'festival', festival_id, count(*) from own where festival_id is not null group by 2
        union all select 'value', value_id, count(*) from own, unnest(value_ids) value_id group by 2`,
    counted,
  )
}

const scanned = z.object({
  grouped: whole,
  brand: whole.nullable(),
  category: whole.nullable(),
  festival: whole.nullable(),
  count: whole,
  available: whole,
  min: whole.nullable(),
  max: whole.nullable(),
})

/** Everything but the properties, counted in one walk; `near` is what one choice at most may miss. */
export async function scan(db: Database, question: ListQuestion, near = true) {
  const narrowing = narrowingOf(question)
  const where = and(
    inPlace(question),
    near ? nearlyNarrowed(narrowing) : narrowed(narrowing),
    has(question.choices, question.available),
  )
  const rows = await readRows(
    db,
    sql`select grouping(brand_id, category_id, festival_id) as grouped, brand_id as brand,
          category_id as category, festival_id as festival,
          case grouping(brand_id, category_id, festival_id)
            when 3 then count(*) filter (where but_brand)
            when 6 then count(*) filter (where but_festival)
            else count(*) filter (where narrowed) end as count,
          count(*) filter (where narrowed and stocked) as available,
          min(final_price) filter (where but_price) as min, max(final_price) filter (where but_price) as max
        from (
          select ${listings.brandId} as brand_id, ${listings.categoryId} as category_id,
            ${listings.festivalId} as festival_id, ${listings.finalPrice} as final_price,
            ${narrowed(narrowing, 'brand')} as but_brand,
            ${narrowed(narrowing, 'festival')} as but_festival,
            ${narrowed(narrowing, 'price')} as but_price, ${narrowed(narrowing)} as narrowed,
            ${has(question.choices, true)} as stocked
          from ${listings} where ${where}
        ) near
        group by grouping sets ((brand_id), (category_id), (festival_id), ())`,
    scanned,
  )
  return rows
}
