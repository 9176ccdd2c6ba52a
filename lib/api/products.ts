import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallAnswer } from '@/lib/contract/call'
import type { getProducts, ProductFilters } from '@/lib/contract/products'

type ProductPage = CallAnswer<typeof getProducts>['data']

const productKeys = {
  all: ['products'] as const,
  list: (filters: ProductFilters) => [...productKeys.all, 'list', filters] as const,
  after: (filters: ProductFilters) => [...productKeys.all, 'after', filters] as const,
}

async function ask(filters: ProductFilters, signal: AbortSignal): Promise<ProductPage> {
  const [{ send }, { getProducts }] = await Promise.all([
    import('./send'),
    import('@/lib/contract/products'),
  ])
  return (await send(getProducts, { body: filters }, { signal })).data
}

/** What was found last stands until the next answer; a question nobody waits for is cancelled. */
export function listQuery(filters: ProductFilters) {
  return queryOptions({
    queryKey: productKeys.list(filters),
    queryFn: ({ signal }) => ask(filters, signal),
    placeholderData: keepPreviousData,
  })
}

/** The pages after the one named in `filters`, kept as long as a shopper may come back to them. */
export function pagesAfterQuery(filters: ProductFilters & { page: number }) {
  return infiniteQueryOptions({
    queryKey: productKeys.after(filters),
    queryFn: ({ pageParam, signal }) => ask({ ...filters, page: pageParam }, signal),
    initialPageParam: filters.page + 1,
    getNextPageParam: ({ current_page, total }) =>
      current_page < total ? current_page + 1 : undefined,
    staleTime: Infinity,
    gcTime: 30 * 60_000,
  })
}
