import { type SQL, sql, asc, desc } from 'drizzle-orm'
import type { Sort } from '@/lib/contract/catalogue/products'
import type { Database } from '../db/database'
import { listings } from '../db/schema/schema'
import { isListed } from './listing-conditions'
import { pageInfo } from '../db/paging'
import { readCards } from '../catalogue/product-cards'
import { countFacets } from './count-facets'
import { resolveFilters, type ParsedFilters } from './resolve-filters'
import { buildRelevance } from './match-products'
import type { ParsedQuery } from './parse-query'

const ORDERS: Record<Sort, SQL[]> = {
  newest: [desc(listings.createdAt)],
  best_selling: [desc(listings.soldCount)],
  most_viewed: [desc(listings.viewCount)],
  cheapest: [asc(listings.finalPrice)],
  most_expensive: [desc(listings.finalPrice)],
  biggest_discount: [desc(listings.percent), desc(listings.soldCount)],
  relevant: [desc(listings.soldCount)],
}

/** What is out of stock comes last in every order. */
function buildOrder(sort: Sort | undefined, search: ParsedQuery | undefined): SQL[] {
  const chosen = sort ?? (search ? 'relevant' : 'best_selling')
  const byMatch = chosen === 'relevant' && search ? [desc(buildRelevance(search.units))] : []
  return [desc(listings.available), ...byMatch, ...ORDERS[chosen], desc(listings.productId)]
}

const PAGE_SIZE = 24

type PageWindow = { limit: number; offset: number }

function selectPage(where: SQL, order: SQL[], { limit, offset }: PageWindow): SQL {
  return sql`select ${listings.productId} from ${listings} where ${where}
    order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`
}

/** What a list would show first, for lists that are not paged. */
export async function listTopProducts(
  db: Database,
  filters: Omit<ParsedFilters, 'page'>,
  most: number,
) {
  const question = await resolveFilters(db, { ...filters, page: 1 })
  const order = buildOrder(filters.sort, question.search)
  return readCards(db, selectPage(isListed(question), order, { limit: most, offset: 0 }))
}

/** Its first page is read beside the facets; how far another is, only the count tells. */
export async function listProducts(db: Database, filters: ParsedFilters) {
  const question = await resolveFilters(db, filters)
  const window = { limit: PAGE_SIZE, offset: (filters.page - 1) * PAGE_SIZE }
  const page = selectPage(isListed(question), buildOrder(filters.sort, question.search), window)
  const [{ count, facets }, first] = await Promise.all([
    countFacets(db, question),
    filters.page === 1 ? readCards(db, page) : undefined,
  ])
  return {
    products: first ?? (window.offset < count ? await readCards(db, page) : []),
    facets,
    corrected: question.search?.corrected ?? null,
    ...pageInfo(count, filters.page, PAGE_SIZE),
  }
}
