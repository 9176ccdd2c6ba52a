import type { CallAnswer } from '@/lib/contract/call'
import type { getSearch } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { productCards } from './product-cards'
import { topProductIds } from './product-list'

const SUGGESTED = 6

export async function search(
  db: Database,
  q: string,
): Promise<CallAnswer<typeof getSearch>['data']> {
  const ids = q === '' ? [] : await topProductIds(db, { q }, SUGGESTED)
  const products = await productCards(db, ids)
  return { products, categories: [], brands: [], corrected: null, popular: [] }
}
