import { type SQL, sql, asc, desc } from 'drizzle-orm'
import type { Sort } from '@/lib/contract/catalogue/products'
import { applyPriceIntent } from '@/lib/persian/price-intent'
import type { Database } from '../db/database'
import { listings } from '../db/schema/schema'
import { isListed } from './listing-conditions'
import { pageInfo } from '../db/read-rows'
import { readCards } from '../catalogue/product-cards'
import { countFacets } from './count-facets'
import { resolveFilters, type ParsedFilters } from './resolve-filters'
import { buildRelevance, matchesAll } from './match-products'
import type { ParsedQuery } from './parse-query'
import { resolveMissing } from './missing-goods'

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
function buildOrder(sort: Sort | undefined, search: ParsedQuery | undefined): SQL[] {
  const chosen = sort ?? (search ? 'relevant' : 'best_selling')
  const byMatch = chosen === 'relevant' && search ? [desc(buildRelevance(search.terms))] : []
  const byKind = search?.kind ? [desc(matchesAll(search.kind))] : []
  return [
    desc(listings.available),
    ...byKind,
    ...byMatch,
    ...ORDERS[chosen],
    desc(listings.productId),
  ]
}

const PAGE_SIZE = 24

type PageWindow = { limit: number; offset: number }

function selectPage(where: SQL, order: SQL[], { limit, offset }: PageWindow): SQL {
  return sql`select ${listings.productId} from ${listings} where ${where}
    order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`
}

/** The first products of a list, for lists that are not paged. */
export async function listTopProducts(
  db: Database,
  filters: Omit<ParsedFilters, 'page'>,
  most: number,
) {
  const criteria = await resolveFilters(db, { ...filters, page: 1 })
  const order = buildOrder(filters.sort, criteria.search)
  return readCards(db, selectPage(isListed(criteria), order, { limit: most, offset: 0 }))
}

/** The first page is read beside the facets; whether another exists, only the count tells. */
export async function listProducts(db: Database, requested: ParsedFilters) {
  const filters = applyPriceIntent(requested)
  const criteria = await resolveFilters(db, filters)
  const window = { limit: PAGE_SIZE, offset: (filters.page - 1) * PAGE_SIZE }
  const page = selectPage(isListed(criteria), buildOrder(filters.sort, criteria.search), window)
  const [{ count, facets }, first] = await Promise.all([
    countFacets(db, criteria),
    filters.page === 1 ? readCards(db, page, filters.properties) : undefined,
  ])
  return {
    products: first ?? (window.offset < count ? await readCards(db, page, filters.properties) : []),
    facets,
    corrected: criteria.search?.corrected ?? null,
    missing: await resolveMissing(db, criteria.search?.missing),
    ...pageInfo(count, filters.page, PAGE_SIZE),
  }
}
