import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { listings } from '../db/schema/schema'
import { isListed } from './listing-conditions'
import { orderOf } from './listing-order'
import { productCards } from './product-cards'
import { productFacets } from './product-facets'
import { askList, type Filters } from './product-filters'

const PAGE_SIZE = 24

type Window = { limit: number; offset: number }

async function idsOf(db: Database, where: SQL, order: SQL[], { limit, offset }: Window) {
  const rows = await db
    .select({ id: listings.productId })
    .from(listings)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** Ids of the products a list would show, for lists that are not paged. */
export async function topProductIds(db: Database, filters: Omit<Filters, 'page'>, most: number) {
  const question = await askList(db, { ...filters, page: 1 })
  const order = orderOf(filters.sort, question.search)
  return idsOf(db, isListed(question), order, { limit: most, offset: 0 })
}

export async function productList(db: Database, filters: Filters) {
  const question = await askList(db, filters)
  const { count, facets } = await productFacets(db, question)
  const window = { limit: PAGE_SIZE, offset: (filters.page - 1) * PAGE_SIZE }
  const isPast = window.offset >= count
  const order = orderOf(filters.sort, question.search)
  const ids = isPast ? [] : await idsOf(db, isListed(question), order, window)
  return {
    products: await productCards(db, ids),
    facets,
    total: Math.ceil(count / PAGE_SIZE),
    count,
    current_page: filters.page,
  }
}
