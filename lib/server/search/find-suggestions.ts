import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { parsePriceIntent, type PriceIntent } from '@/lib/persian/price-intent'
import { resolveMissing } from './missing-goods'
import { isNarrowed, buildNarrowing } from './listing-conditions'
import type { CallAnswer } from '@/lib/contract/call'
import type { getSearch } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { asList } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { readCardsWithExtra } from '../catalogue/product-cards'
import { matchesAll, buildRelevance } from './match-products'
import { parsePricedQuery, type ParsedQuery } from './parse-query'
import { readPopularSearches, selectPopularContaining } from './popular-searches'

const MAX_PRODUCTS = 6
const MAX_GROUPS = 4

const groupRow = z.object({ id: z.int(), slug: z.string(), title: z.string(), count: z.int() })
const extraRow = z.object({
  categories: z.array(groupRow),
  brands: z.array(groupRow.extend({ english_title: z.string() })),
  popular: z.array(z.object({ term: z.string() })),
  count: z.int(),
})

/** The categories or brands with the best and most matches. */
function selectTopGroups(column: 'category_id' | 'brand_id'): SQL {
  return sql`select ${sql.identifier(column)} as id, sum(count)::int as count, max(score) as score
    from found_groups group by 1 order by 3 desc, 2 desc, 1 limit ${MAX_GROUPS}`
}

/** The best products with the categories, brands and popular searches of all matches, in one scan. */
function querySuggestions(
  db: Database,
  { terms, kind }: Pick<ParsedQuery, 'terms' | 'kind'>,
  q: string,
  { text = q, min, max, sort }: Partial<PriceIntent>,
) {
  const matched = text === '' ? sql`true` : matchesAll(terms)
  const priced = isNarrowed(buildNarrowing({ price: { min, max } }))
  const byPrice = sort
    ? sql`available desc, is_kind desc, final_price ${sql.raw(sort === 'cheapest' ? 'asc' : 'desc')},`
    : sql``
  const categories = asList(
    sql`select id, slug, title, count from (${selectTopGroups('category_id')}) best join categories using (id)
        order by score desc, count desc, id`,
  )
  const brands = asList(
    sql`select id, slug, title, english_title, count from (${selectTopGroups('brand_id')}) best join brands using (id)
        order by score desc, count desc, id`,
  )
  // Outside of the limited query, or `extra` would be built for every sorted row.
  const page = sql`with own as materialized (
      select product_id, category_id, brand_id, available, sold_count, final_price, ${buildRelevance(terms)} as score,
        ${kind ? matchesAll(kind) : sql`true`} as is_kind
      from ${listings} where ${matched} and ${priced}
    ), found_groups as materialized (
      select category_id, brand_id, count(*) as count, max(score) as score from own group by 1, 2
    )
    select product_id, json_build_object('categories', ${categories}, 'brands', ${brands},
      'count', (select count(*)::int from own), 'popular', ${asList(selectPopularContaining(q))}) as extra
    from (
      select product_id from own
      order by ${byPrice} score desc, available desc, sold_count desc, product_id desc limit ${MAX_PRODUCTS}
    ) best`
  return readCardsWithExtra(db, page, extraRow)
}

const NOTHING_FOUND = { categories: [], brands: [], popular: undefined, count: 0 }

export async function findSuggestions(
  db: Database,
  q: string,
): Promise<CallAnswer<typeof getSearch>['data']> {
  const intent = parsePriceIntent(q)
  const text = intent?.text ?? q
  const { terms, kind, corrected, missing } = await parsePricedQuery(db, text, intent ?? {})
  const isKnown = terms.length > 0 || (intent !== null && text === '')
  const found = isKnown ? await querySuggestions(db, { terms, kind }, q, intent ?? {}) : null
  const { categories, brands, popular, count } = found?.extra ?? NOTHING_FOUND
  return {
    products: found?.cards ?? [],
    categories,
    brands,
    corrected,
    missing: await resolveMissing(db, missing),
    price_intent: intent && {
      q: text,
      ...(intent.min !== undefined && { price_min: intent.min }),
      ...(intent.max !== undefined && { price_max: intent.max }),
      ...(intent.sort && { sort: intent.sort }),
      count,
    },
    popular: popular?.map(({ term }) => term) ?? (await readPopularSearches(db)),
  }
}
