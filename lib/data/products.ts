import { cache } from 'react'
import { send } from '@/lib/api/send'
import { getRemovedProduct, type RemovedProduct } from '@/lib/contract/product-cards'
import {
  getProductInfo,
  getProducts,
  productFilters,
  type Facets,
  type ProductFilters,
  type ProductInfo,
} from '@/lib/contract/products'
import { tags } from '@/lib/contract/tags'
import { isGone, isMissing } from '@/lib/api/failure'
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

/** A category that is not there holds nothing; the rest of the shop is still offered beside it. */
async function nothingIn(filters: ProductFilters): ReturnType<typeof products> {
  const { category: _, page: __, ...others } = filters
  const { facets, corrected } = await products(others)
  return { products: [], facets: emptied(facets), corrected, total: 0, count: 0, current_page: 1 }
}

function emptied(facets: Facets): Facets {
  const none = <Counted>(one: Counted) => ({ ...one, count: 0 })
  return {
    ...facets,
    brands: facets.brands.map(none),
    festivals: facets.festivals.map(none),
    properties: facets.properties.map(({ name, values }) => ({ name, values: values.map(none) })),
    available_count: 0,
  }
}

const askedOnce = cache(async (asked: string) => {
  const filters = productFilters.parse(JSON.parse(asked))
  return (await orNull(products(filters))) ?? nothingIn(filters)
})

/** Asked for anew by each visit, and once within it: the ways to narrow a list have no end. */
export function filteredProducts(filters: ProductFilters) {
  return askedOnce(JSON.stringify(filters))
}

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
