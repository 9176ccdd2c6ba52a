import { queryOptions } from '@tanstack/react-query'
import { productKeys } from '../query-keys'

export function priceHistoryQuery(productId: number, stockId: number) {
  return queryOptions({
    queryKey: productKeys.priceHistory(stockId),
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
