import { cache } from 'react'
import { send } from '@/lib/api/send'
import {
  getProductInfo,
  getProducts,
  productFilters,
  type ProductFilters,
} from '@/lib/contract/products'
import { tags } from '@/lib/contract/tags'
import { cachedRead, orNull } from './cached'

async function products(filters: ProductFilters) {
  return (await send(getProducts, { body: filters })).data
}

const plainList = cachedRead(
  'product-list',
  (category: string | undefined, brand: string | undefined, festival: string | undefined) =>
    products({
      ...(category !== undefined && { category }),
      ...(brand !== undefined && { brands: [brand] }),
      ...(festival !== undefined && { festival }),
    }),
  (category) => [category === undefined ? tags.products : tags.category(category)],
)

type PlainList = Pick<ProductFilters, 'category' | 'brands' | 'festival'>

/** The first page of a list nobody narrowed: the few of them are worth keeping. */
export function productList({ category, brands, festival }: PlainList) {
  return plainList(category, brands?.[0], festival)
}

const askedOnce = cache((asked: string) => products(productFilters.parse(JSON.parse(asked))))

/** Asked for anew by each visit, and once within it: the ways to narrow a list have no end. */
export function filteredProducts(filters: ProductFilters) {
  return askedOnce(JSON.stringify(filters))
}

const info = cachedRead(
  'product-info',
  async (slug: string) => (await send(getProductInfo, { body: { slug } })).data.info,
  (slug) => [tags.product(slug)],
)

export function productInfo(slug: string) {
  return orNull(info(slug))
}
