import { asc, desc, type SQL } from 'drizzle-orm'
import type { Sort } from '@/lib/contract/products'
import { listings } from '../db/schema/schema'
import { relevance } from './search-match'
import type { Reading } from './search-reading'

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
export function orderOf(sort: Sort | undefined, search: Reading | undefined): SQL[] {
  const chosen = sort ?? (search ? 'relevant' : 'best_selling')
  const byMatch = chosen === 'relevant' && search ? [desc(relevance(search.units))] : []
  return [desc(listings.available), ...byMatch, ...ORDERS[chosen], desc(listings.productId)]
}
