import { send } from '@/lib/api/send'
import { getProductInfo, getProducts, type ProductFilters } from '@/lib/contract/products'
import { tags } from '@/lib/contract/tags'
import { cachedRead, orNull } from './cached'

async function products(filters: ProductFilters) {
  return (await send(getProducts, { body: filters })).data
}

const plainList = cachedRead(
  'product-list',
  (category: string | undefined, page: number) =>
    products({ page, ...(category === undefined ? {} : { category }) }),
  (category) => [category === undefined ? tags.products : tags.category(category)],
)

/** A list nobody narrowed: the few of them are worth keeping. */
export function productList({ category, page = 1 }: Pick<ProductFilters, 'category' | 'page'>) {
  return plainList(category, page)
}

/** Asked for anew each time: the ways to narrow a list have no end. */
export const filteredProducts = products

const info = cachedRead(
  'product-info',
  async (slug: string) => (await send(getProductInfo, { body: { slug } })).data.info,
  (slug) => [tags.product(slug)],
)

export function productInfo(slug: string) {
  return orNull(info(slug))
}
