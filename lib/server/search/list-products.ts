import { type SQL, sql, asc, desc } from 'drizzle-orm'
import type { CountedBrand, PartialMatch, Sort } from '@/lib/contract/catalogue/products'
import { MAX_LISTED_BRANDS } from '@/lib/contract/limits'
import { applyPriceIntent } from '@/lib/persian/price-intent'
import { applyIntent } from '@/lib/persian/search-intent'
import { searchKey } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { listings } from '../db/schema/schema'
import { isListed, selectShownPrice } from './listing-conditions'
import { pageInfo } from '../db/read-rows'
import { readCards } from '../catalogue/product-cards'
import { countFacets } from './count-facets'
import { countFound } from './count-found'
import { resolveFilters, type ListCriteria, type ParsedFilters } from './resolve-filters'
import { buildRelevance, matchesAll, selectPart, selectParts, splitByScore } from './match-products'
import type { QueryTerm } from './query-terms'
import { resolveMissing } from './missing-goods'
import { findQueryParts, type QueryPart } from './partial-matches'
import { readIntent } from './read-intent'
import { MAX_REPRICED, type PageWindow, selectByPrice, selectByShownPrice } from './select-by-price'

const ORDERS: Record<Sort, SQL[]> = {
  newest: [desc(listings.createdAt)],
  best_selling: [desc(listings.soldCount)],
  most_viewed: [desc(listings.viewCount)],
  cheapest: [asc(listings.finalPrice)],
  most_expensive: [desc(listings.finalPrice)],
  biggest_discount: [desc(listings.percent), desc(listings.soldCount)],
  relevant: [desc(listings.soldCount)],
}

/** Products out of stock come last in every order. */
function buildOrder(sort: Sort = 'best_selling'): SQL[] {
  return [desc(listings.available), ...ORDERS[sort], desc(listings.productId)]
}

const PRICE_ORDERS: Partial<Record<Sort, SQL>> = { cheapest: sql`asc`, most_expensive: sql`desc` }

const PAGE_SIZE = 24

const BY_SALES = sql`available desc, sold_count desc, product_id desc`

/** The best matches first, of what is in stock. */
async function selectRelevant(
  db: Database,
  terms: QueryTerm[],
  where: SQL,
  { limit, offset }: PageWindow,
): Promise<SQL> {
  const order = sql`available desc, score desc, sold_count desc, product_id desc`
  const parts = await splitByScore(db, terms, where)
  const whole = { score: buildRelevance(terms), where, isWalked: false }
  const best = parts
    ? selectParts(parts, BY_SALES, limit + offset, sql`available`)
    : selectPart(whole, order, limit + offset)
  return sql`select product_id from (${best}) best_of_parts
    order by ${order} limit ${limit} offset ${offset}`
}

type KindSearch = { terms: QueryTerm[]; kind: QueryTerm[] }

/** What is of the kind that the search names comes before what only bears its words. */
function selectKindFirst(
  criteria: ListCriteria,
  { terms, kind }: KindSearch,
  sort: Sort = 'relevant',
  { limit, offset }: PageWindow,
): SQL {
  const [available, ...others] = buildOrder(sort)
  const score = sort === 'relevant' ? buildRelevance(terms) : sql`0`
  const order = [available, sql`is_kind desc`, sql`score desc`, ...others].filter(Boolean)
  return sql`select product_id from (
      select product_id, available, sold_count, view_count, percent, created_at,
        ${PRICE_ORDERS[sort] ? selectShownPrice(criteria) : listings.finalPrice} as final_price,
        ${matchesAll(kind)} as is_kind, ${score} as score
      from ${listings} where ${isListed(criteria)} offset 0
    ) ${listings} order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`
}

type PageOrder = { sort: Sort | undefined; window: PageWindow }

async function selectPage(
  db: Database,
  criteria: ListCriteria,
  { sort, window }: PageOrder,
): Promise<SQL> {
  const { search, choices } = criteria
  if (search?.kind) return selectKindFirst(criteria, { ...search, kind: search.kind }, sort, window)
  const direction = sort && PRICE_ORDERS[sort]
  if (direction === undefined || choices.length === 0) {
    return selectOrdered(db, criteria, { sort, window })
  }
  const limit = Math.max(MAX_REPRICED, window.limit + window.offset)
  const near = await selectOrdered(db, criteria, { sort, window: { limit, offset: 0 } })
  return selectByShownPrice(criteria, near, { direction, window })
}

/** By the prices of their cheapest variants. */
async function selectOrdered(
  db: Database,
  criteria: ListCriteria,
  { sort, window }: PageOrder,
): Promise<SQL> {
  const { search, branch } = criteria
  const where = isListed(criteria)
  if (search && (sort ?? 'relevant') === 'relevant') {
    return selectRelevant(db, search.terms, where, window)
  }
  const direction = sort && PRICE_ORDERS[sort]
  if (!branch.isWhole && direction) return selectByPrice(db, criteria, direction, window)
  const { limit, offset } = window
  return sql`select ${listings.productId} from ${listings} where ${where}
    order by ${sql.join(buildOrder(sort), sql`, `)} limit ${limit} offset ${offset}`
}

/** The first products of a list, for lists that are not paged. */
export async function listTopProducts(
  db: Database,
  filters: Omit<ParsedFilters, 'page'>,
  most: number,
) {
  const criteria = await resolveFilters(db, { ...filters, page: 1 })
  const window = { limit: most, offset: 0 }
  const page = await selectPage(db, criteria, { sort: filters.sort, window })
  return readCards(db, page)
}

/** Those with most products, and those that are chosen however few they have. */
function offerBrands(brands: readonly CountedBrand[], chosen: readonly string[] = []) {
  const offered = brands.filter(({ slug }, nth) => nth < MAX_LISTED_BRANDS || chosen.includes(slug))
  return { brands: offered, brands_total: brands.length }
}

/** By the words of their name in either language, those with most products first. */
export async function findListBrands(
  db: Database,
  { name, ...filters }: Omit<ParsedFilters, 'page'> & { name: string },
): Promise<CountedBrand[]> {
  const criteria = await resolveFilters(db, applyPriceIntent({ ...filters, page: 1 }))
  const { facets } = await countFacets(db, criteria)
  const key = searchKey(name)
  return facets.brands
    .filter((brand) =>
      [brand.title, brand.english_title].some((title) => searchKey(title).includes(key)),
    )
    .slice(0, MAX_LISTED_BRANDS)
}

const PART_SIZE = 4

/** Goods of fewer words, under the same filters; read only where nothing has all words. */
async function listPartialMatches(db: Database, filters: ParsedFilters): Promise<PartialMatch[]> {
  const parts = filters.q === undefined ? [] : await findQueryParts(db, filters.q)
  const matches = await Promise.all(parts.map((part) => readPartialMatch(db, filters, part)))
  return matches.filter((match) => match !== null)
}

/** Cards and a count alone: six parts with their facets would be six pages of lists. */
async function readPartialMatch(
  db: Database,
  requested: ParsedFilters,
  { text: q, without, isRelated }: QueryPart,
): Promise<PartialMatch | null> {
  const { filters, criteria } = await readCriteria(db, { ...requested, q, page: 1 })
  const { corrected = null, missing } = criteria.search ?? {}
  if (corrected !== null || missing !== undefined) return null
  const counted = await countFound(db, criteria)
  if (counted.count === 0) return null
  const products = isRelated
    ? await readCards(
        db,
        await selectPage(db, criteria, {
          sort: filters.sort,
          window: { limit: PART_SIZE, offset: 0 },
        }),
        { filter: filters.properties, text: q },
      )
    : []
  return { q, without, ...counted, products }
}

export async function listProducts(db: Database, requested: ParsedFilters) {
  const { filters, ...list } = await listFound(db, requested)
  const parts = list.is_understood ? undefined : await listPartialMatches(db, filters)
  return { ...list, ...(parts && { partial_matches: parts }) }
}

/** With the prices and properties that the words of the search name. */
async function readCriteria(db: Database, requested: ParsedFilters) {
  const priced = applyPriceIntent(requested)
  const intent = priced.q ? ((await readIntent(db, priced.q))?.intent ?? null) : null
  const filters = intent ? applyIntent(priced, intent) : priced
  return { intent, filters, criteria: await resolveFilters(db, filters) }
}

/** The first page is read beside the facets; whether another exists, only the count tells. */
async function listFound(db: Database, requested: ParsedFilters) {
  const { intent, filters, criteria } = await readCriteria(db, requested)
  const window = { limit: PAGE_SIZE, offset: (filters.page - 1) * PAGE_SIZE }
  const page = await selectPage(db, criteria, { sort: filters.sort, window })
  const wanted = {
    filter: filters.properties,
    text: criteria.search?.corrected ?? requested.q,
  }
  const [{ count, facets, is_minimum }, first] = await Promise.all([
    countFacets(db, criteria),
    filters.page === 1 ? readCards(db, page, wanted) : undefined,
  ])
  const missing = await resolveMissing(db, criteria.search?.missing)
  const hasTerms = criteria.search === undefined || criteria.search.terms.length > 0
  return {
    products: first ?? (window.offset < count ? await readCards(db, page, wanted) : []),
    facets: { ...facets, ...offerBrands(facets.brands, filters.brands) },
    is_minimum,
    corrected: criteria.search?.corrected ?? null,
    missing,
    intent,
    filters,
    is_understood: hasTerms || missing !== null,
    ...pageInfo(count, filters.page, PAGE_SIZE),
  }
}
