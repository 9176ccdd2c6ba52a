import { send } from '@/lib/api/send'
import { getRemovedProduct, type RemovedProduct } from '@/lib/contract/product-cards'
import { getProductInfo, getProducts, type ProductFilters, type ProductInfo } from '@/lib/contract/products'
import { tags } from '@/lib/contract/tags'
import { isGone, isMissing } from '@/lib/api/failure'
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

const removed = cachedRead(
  'removed-product',
  async (slug: string) => (await send(getRemovedProduct, { params: { slug } })).data,
  (slug) => [tags.product(slug), tags.gone],
)

/** What stands at a product's address: it, what is told of it when it is sold no more, or nothing. */
export async function productAt(
  slug: string,
): Promise<{ info: ProductInfo } | { removed: RemovedProduct } | null> {
  try {
    return { info: await info(slug) }
  } catch (error) {
    if (isMissing(error)) return null
    if (!isGone(error)) throw error
    const told = await orNull(removed(slug))
    return told && { removed: told }
  }
}
