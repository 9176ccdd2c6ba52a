import { queryOptions } from '@tanstack/react-query'

const historyKeys = {
  all: ['price-history'] as const,
  stock: (stockId: number) => [...historyKeys.all, stockId] as const,
}

export function priceHistoryQuery(productId: number, stockId: number) {
  return queryOptions({
    queryKey: historyKeys.stock(stockId),
    queryFn: async ({ signal }) => {
      const [{ send }, { getPriceHistory }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/product/price-history'),
      ])
      const input = { params: { id: productId }, query: { stock_id: stockId } }
      return (await send(getPriceHistory, input, { signal })).data
    },
  })
}
