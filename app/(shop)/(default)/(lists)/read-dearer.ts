import { MAX_RIALS, type ListQuery } from '@/components/catalogue/list-query'
import type { ListPage } from '@/components/catalogue/list-page'
import { toProductFilters, type ListScope } from '@/components/catalogue/list-scope'
import { readFilteredProducts } from '@/lib/data/catalogue'

/** As many as fill the rows of `ProductRows`. */
const MAX_DEARER = 8
const MIN_DEARER = 2

/** What the same search finds above its highest price, the cheapest first: up to twice that beside goods within it. */
export async function readDearer(
  scope: ListScope,
  query: ListQuery,
  isEmpty: boolean,
): Promise<ListPage['dearer']> {
  const { price_max: highest, ...rest } = query
  if (query.q === undefined || highest === undefined || highest >= MAX_RIALS) return undefined
  const most = isEmpty ? undefined : Math.min(2 * highest, MAX_RIALS)
  const prices = { price_min: highest + 1, ...(most !== undefined && { price_max: most }) }
  const dearer: ListQuery = { ...rest, ...prices, sort: 'cheapest', page: 1 }
  const { products } = await readFilteredProducts(toProductFilters(scope, dearer))
  const shown = products.filter(({ available }) => available).slice(0, MAX_DEARER)
  return shown.length >= (isEmpty ? 1 : MIN_DEARER) ? shown : undefined
}
