import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { listings } from '../db/schema/schema'
import { isListed } from './listing-conditions'
import { orderOf } from './listing-order'
import { paging } from './paging'
import { cardsIn } from './product-cards'
import { productFacets } from './product-facets'
import { askList, type Filters } from './product-filters'

const PAGE_SIZE = 24

type Window = { limit: number; offset: number }

function pageOf(where: SQL, order: SQL[], { limit, offset }: Window): SQL {
  return sql`select ${listings.productId} from ${listings} where ${where}
    order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`
}

/** What a list would show first, for lists that are not paged. */
export async function topProducts(db: Database, filters: Omit<Filters, 'page'>, most: number) {
  const question = await askList(db, { ...filters, page: 1 })
  const order = orderOf(filters.sort, question.search)
  return cardsIn(db, pageOf(isListed(question), order, { limit: most, offset: 0 }))
}

/** Its first page is read beside the facets; how far another is, only the count tells. */
export async function productList(db: Database, filters: Filters) {
  const question = await askList(db, filters)
  const window = { limit: PAGE_SIZE, offset: (filters.page - 1) * PAGE_SIZE }
  const page = pageOf(isListed(question), orderOf(filters.sort, question.search), window)
  const [{ count, facets }, first] = await Promise.all([
    productFacets(db, question),
    filters.page === 1 ? cardsIn(db, page) : undefined,
  ])
  return {
    products: first ?? (window.offset < count ? await cardsIn(db, page) : []),
    facets,
    corrected: question.search?.corrected ?? null,
    ...paging(count, filters.page, PAGE_SIZE),
  }
}
