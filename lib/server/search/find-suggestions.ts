import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { parsePriceIntent, type PriceIntent } from '@/lib/persian/price-intent'
import { findDearer } from './find-dearer'
import { resolveMissing } from './missing-goods'
import { hasChoices, isNarrowed, buildNarrowing } from './listing-conditions'
import type { CallAnswer } from '@/lib/contract/call'
import type { getSearch } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { asList } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { readCardsWithExtra, type WantedVariant } from '../catalogue/product-cards'
import {
  allListings,
  chooseSample,
  countListings,
  isTooManyToCount,
  leastOfSample,
  type ListingSource,
} from './listing-source'
import {
  matchesAll,
  buildRelevance,
  countMatches,
  selectPart,
  selectParts,
  splitByScore,
} from './match-products'
import { parsePricedQuery, type ParsedQuery } from './parse-query'
import { readIntent, type ReadIntent } from './read-intent'
import type { PropertyChoice } from './resolve-filters'
import { listTopProducts } from './list-products'
import { readPopularSearches, selectPopularContaining } from './popular-searches'

const MAX_PRODUCTS = 6
const MAX_GROUPS = 4
const BEST_SELLERS = { available: true, sort: 'best_selling' } as const

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

type Suggested = Pick<ParsedQuery, 'terms' | 'kind'> & { matched: SQL; sort: PriceIntent['sort'] }

const isOfKind = (kind: ParsedQuery['kind']) => (kind ? matchesAll(kind) : sql`true`)

const BY_SALES = sql`available desc, sold_count desc, product_id desc`

/** The best six of very many. */
async function selectBestOfMany(db: Database, { terms, kind, matched, sort }: Suggested) {
  if (sort) {
    const byPrice = sql`final_price ${sql.raw(sort === 'cheapest' ? 'asc' : 'desc')}, product_id desc`
    return kind
      ? sql`select product_id from (
          select product_id, available, final_price, ${isOfKind(kind)} as is_kind
          from ${listings} where ${matched} offset 0
        ) found order by available desc, is_kind desc, ${byPrice} limit ${MAX_PRODUCTS}`
      : sql`select product_id from ${listings} where ${matched}
          order by available desc, ${byPrice} limit ${MAX_PRODUCTS}`
  }
  const parts = await splitByScore(db, terms, matched)
  const whole = { score: buildRelevance(terms), where: matched, isWalked: false }
  const best = parts
    ? selectParts(parts, BY_SALES, MAX_PRODUCTS, sql`true`)
    : selectPart(whole, sql`score desc, ${BY_SALES}`, MAX_PRODUCTS)
  return sql`select product_id from (${best}) best_of_parts
    order by score desc, ${BY_SALES} limit ${MAX_PRODUCTS}`
}

function selectBestOfOwn(sort: PriceIntent['sort']): SQL {
  const byPrice = sort
    ? sql`available desc, is_kind desc, final_price ${sql.raw(sort === 'cheapest' ? 'asc' : 'desc')},`
    : sql``
  return sql`select product_id from own order by ${byPrice} score desc, ${BY_SALES} limit ${MAX_PRODUCTS}`
}

type Chosen = { choices: PropertyChoice[]; wanted: WantedVariant }

/** The best products with the categories, brands and popular searches of all matches, in one scan. */
async function querySuggestions(
  db: Database,
  { terms, kind }: Pick<ParsedQuery, 'terms' | 'kind'>,
  q: string,
  { text = q, min, max, sort, choices, wanted }: Partial<PriceIntent> & Chosen,
) {
  const meant = text === '' ? sql`true` : matchesAll(terms)
  const inPrice = isNarrowed(buildNarrowing({ price: { min, max } }))
  const narrowed = sql`${meant} and ${inPrice}`
  const matched = choices.length > 0 ? sql`${narrowed} and ${hasChoices(choices, true)}` : narrowed
  const most = text === '' ? await countListings(db) : await countMatches(db, terms)
  const isLarge = isTooManyToCount(most, true)
  const source = isLarge ? chooseSample(most) : allListings
  const best = isLarge
    ? await selectBestOfMany(db, { terms, kind, matched, sort })
    : selectBestOfOwn(sort)
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
        ${isOfKind(kind)} as is_kind
      from ${source.rows} where ${matched}
    ), found_groups as materialized (
      select category_id, brand_id, count(*) as count, max(score) as score from own group by 1, 2
    )
    select product_id, json_build_object('categories', ${categories}, 'brands', ${brands},
      'count', (select count(*)::int from own), 'popular', ${asList(selectPopularContaining(q))}) as extra
    from (${best}) best`
  const { cards, extra } = await readCardsWithExtra(db, page, extraRow, wanted)
  return { cards, extra: extra && isLarge ? estimateExtra(extra, source) : extra, isLarge }
}

function estimateExtra(
  extra: z.output<typeof extraRow>,
  source: ListingSource,
): z.output<typeof extraRow> {
  const least = <Counted extends { count: number }>(one: Counted) => ({
    ...one,
    count: leastOfSample(one.count, source),
  })
  return least({
    ...extra,
    categories: extra.categories.map(least),
    brands: extra.brands.map(least),
  })
}

const NOTHING_FOUND = { categories: [], brands: [], popular: undefined, count: 0 }

function mergeIntents(priced: PriceIntent | null, own: ReadIntent | null): PriceIntent | null {
  if (own === null) return priced
  const { q: text, sort } = own.intent
  const ownSort = sort === 'cheapest' || sort === 'most_expensive' ? { sort } : {}
  return { ...ownSort, ...priced, text }
}

export async function findSuggestions(
  db: Database,
  q: string,
): Promise<CallAnswer<typeof getSearch>['data']> {
  const priced = parsePriceIntent(q)
  const own = q === '' ? null : await readIntent(db, priced?.text ?? q)
  const intent = mergeIntents(priced, own)
  const text = intent?.text ?? q
  const { terms, kind, corrected, missing } = await parsePricedQuery(db, text, intent ?? {})
  const isKnown = terms.length > 0 || (intent !== null && text === '')
  const choices = own?.choices ?? []
  const wanted = { filter: own?.intent.properties, text: corrected ?? q }
  const found = isKnown
    ? await querySuggestions(db, { terms, kind }, q, { ...intent, choices, wanted })
    : null
  const { categories, brands, popular, count } = found?.extra ?? NOTHING_FOUND
  const dearer = await findDearer(db, terms, { max: intent?.max, choices })
  const bestSellers = q === '' ? await listTopProducts(db, BEST_SELLERS, MAX_PRODUCTS) : []
  return {
    products: found?.cards ?? bestSellers,
    categories,
    brands,
    is_minimum: found?.isLarge ?? false,
    corrected,
    missing: await resolveMissing(db, missing),
    price_intent: intent && {
      q: text,
      ...(intent.min !== undefined && { price_min: intent.min }),
      ...(intent.max !== undefined && { price_max: intent.max }),
      ...(own?.intent.properties && { properties: own.intent.properties, available: true }),
      ...(intent.sort && { sort: intent.sort }),
      count,
      ...(dearer && { dearer }),
    },
    popular: popular?.map(({ term }) => term) ?? (await readPopularSearches(db)),
  }
}
