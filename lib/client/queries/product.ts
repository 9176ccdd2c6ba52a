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

/** What goes with some products: of each in turn, without what is there already. */
export function complementsQuery(productIds: readonly number[]) {
  return queryOptions({
    queryKey: productKeys.complements(productIds),
    queryFn: async ({ signal }) => {
      const [{ send }, { getRelatedProducts }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/product/product-info'),
      ])
      const answers = await Promise.all(
        productIds.map((id) => send(getRelatedProducts, { params: { id } }, { signal })),
      )
      const lists = answers.map(({ data }) => data.together)
      const longest = Math.max(0, ...lists.map(({ length }) => length))
      const inTurn = Array.from({ length: longest }, (_, rank) =>
        lists.flatMap((list) => list[rank] ?? []),
      ).flat()
      return [...new Map(inTurn.map((card) => [card.id, card])).values()]
    },
  })
}

function loadCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/product/stock-notices')])
}

export async function requestStockNotice(stockId: number): Promise<void> {
  const [{ send }, { notifyStock }] = await loadCalls()
  await send(notifyStock, { body: { stock_id: stockId } })
}

export async function deleteStockNotice(stockId: number): Promise<void> {
  const [{ send }, { cancelStockNotice }] = await loadCalls()
  await send(cancelStockNotice, { params: { stock_id: stockId } })
}

export async function fetchStockNotices(productId: number): Promise<number[]> {
  const [{ send }, { getStockNotices }] = await loadCalls()
  return (await send(getStockNotices, { query: { product_id: productId } })).data.stock_ids
}
