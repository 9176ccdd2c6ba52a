import { MAX_RIALS, type ListQuery } from '@/components/catalogue/list-query'
import type { ListPage } from '@/components/catalogue/list-page'
import { toProductFilters, type ListScope } from '@/components/catalogue/list-scope'
import { readFilteredProducts } from '@/lib/data/catalogue'

/** As many as fill the rows of `ProductRows`. */
const MAX_DEARER = 8
const MIN_DEARER = 2
/** Whole rows of a phone, and of a screen that shows the filters. */
const FULL_ROW = 4

/** What the same search finds above its highest price, the cheapest first: beside goods within it about up to twice that, in whole rows. */
export async function readDearer(
  scope: ListScope,
  query: ListQuery,
  isEmpty: boolean,
): Promise<ListPage['dearer']> {
  const { price_max: highest, ...rest } = query
  if (query.q === undefined || highest === undefined || highest >= MAX_RIALS) return undefined
  const dearer: ListQuery = { ...rest, price_min: highest + 1, sort: 'cheapest', page: 1 }
  const { products } = await readFilteredProducts(toProductFilters(scope, dearer))
  const sold = products.filter(({ available }) => available)
  if (isEmpty) return sold.length > 0 ? sold.slice(0, MAX_DEARER) : undefined
  return chooseNear(sold, 2 * highest)
}

function chooseNear<Product extends { final_price: number }>(
  cheapestFirst: readonly Product[],
  most: number,
): Product[] | undefined {
  const near = cheapestFirst.filter(({ final_price }) => final_price <= most).length
  if (near < MIN_DEARER) return undefined
  return cheapestFirst.slice(0, near < MAX_DEARER ? FULL_ROW : MAX_DEARER)
}
