import { queryOptions } from '@tanstack/react-query'

const cardKeys = {
  all: ['product-cards'] as const,
  list: (ids: readonly number[]) => [...cardKeys.all, ids] as const,
}

/** At most twenty. */
export function productCardsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: cardKeys.list(ids),
    queryFn: async ({ signal }) => {
      const [{ send }, { getProductCards }] = await Promise.all([
        import('./send'),
        import('@/lib/contract/product-cards'),
      ])
      return (await send(getProductCards, { query: { ids: ids.join() } }, { signal })).data.products
    },
  })
}
