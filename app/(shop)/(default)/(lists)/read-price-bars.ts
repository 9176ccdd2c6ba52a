import type { ListPage } from '@/components/catalogue/list-page'
import { narrowsBy } from '@/components/catalogue/active-filters'
import type { ListQuery } from '@/components/catalogue/list-query'
import type { ListScope } from '@/components/catalogue/list-scope'
import { readPriceCounts } from '@/lib/data/catalogue'

type PriceCounts = ListPage['priceCounts']
type FoundList = Pick<ListPage, 'products' | 'total' | 'facets'>

export const countEach = (products: ListPage['products']): PriceCounts =>
  products
    .map(({ final_price: price }) => ({ price, count: 1 }))
    .toSorted((one, other) => one.price - other.price)

/** Of a whole list, or of one of its brands; what is searched, or left by other filters, is counted where one page holds all of it. */
export async function readPriceBars(
  scope: ListScope,
  query: ListQuery,
  list: FoundList,
): Promise<PriceCounts> {
  if (query.q !== undefined || scope.kind === 'search') return countShown(query, list)
  const { brands } = query
  if (narrowsBy(query, 'category', 'festival', 'properties', 'available')) {
    return countShown(query, list)
  }
  if (brands === undefined) return readPriceCounts(scope.fixedFilters)
  const [brand, ...others] = brands
  const isOfList = list.facets.brands.some(({ slug, count }) => slug === brand && count > 0)
  // A name that no goods of the list bear is made up: the cache of reads would hold an answer for each.
  return isOfList && others.length === 0 && !scope.fixedFilters.brands
    ? readPriceCounts({ ...scope.fixedFilters, brands })
    : countShown(query, list)
}

function countShown(query: ListQuery, { products, total }: FoundList): PriceCounts {
  const isWhole = total <= 1 && !narrowsBy(query, 'price_min', 'price_max')
  return isWhole ? countEach(products) : []
}
