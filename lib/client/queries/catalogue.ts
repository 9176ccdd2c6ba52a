import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallAnswer } from '@/lib/contract/call'
import type { getProducts, ProductFilters } from '@/lib/contract/catalogue/products'
import { MINUTE_MS } from '@/lib/persian/durations'
import { getNextPage, productKeys } from '../query-keys'

type ProductPage = CallAnswer<typeof getProducts>['data']

async function fetchProducts(filters: ProductFilters, signal: AbortSignal): Promise<ProductPage> {
  const [{ send }, { getProducts }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/catalogue/products'),
  ])
  return (await send(getProducts, { body: filters }, { signal })).data
}

/** The previous list stays until the next arrives; a request nobody waits for is aborted. */
export function productListQuery(filters: ProductFilters) {
  return queryOptions({
    queryKey: productKeys.list(filters),
    queryFn: ({ signal }) => fetchProducts(filters, signal),
    placeholderData: keepPreviousData,
  })
}

/** The pages after `filters.page`, cached for as long as a shopper may come back to them. */
export function moreProductsQuery(filters: ProductFilters & { page: number }) {
  return infiniteQueryOptions({
    queryKey: productKeys.after(filters),
    queryFn: ({ pageParam, signal }) => fetchProducts({ ...filters, page: pageParam }, signal),
    initialPageParam: filters.page + 1,
    getNextPageParam: getNextPage,
    staleTime: Infinity,
    gcTime: 30 * MINUTE_MS,
  })
}

/** The brands of a list by their name. */
export function listBrandsQuery({ page: _, sort: __, ...filters }: ProductFilters, name: string) {
  return queryOptions({
    queryKey: productKeys.brands(filters, name),
    queryFn: async ({ signal }) => {
      const [{ send }, { findListBrands }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/catalogue/products'),
      ])
      return (await send(findListBrands, { body: { ...filters, name } }, { signal })).data.brands
    },
    placeholderData: keepPreviousData,
  })
}

/** At most twenty. */
export function productCardsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: productKeys.cards(ids),
    queryFn: async ({ signal }) => {
      const [{ send }, { getProductCards }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/catalogue/product-cards'),
      ])
      return (await send(getProductCards, { query: { ids: ids.join() } }, { signal })).data.products
    },
  })
}
