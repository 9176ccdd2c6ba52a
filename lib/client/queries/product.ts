import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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

/** What there is to choose of a product, away from its page. */
export function productInfoQuery(slug: string) {
  return queryOptions({
    queryKey: productKeys.info(slug),
    queryFn: async ({ signal }) => {
      const [{ send }, { getProductInfo }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/product/product-info'),
      ])
      return (await send(getProductInfo, { body: { slug } }, { signal })).data.info
    },
  })
}

/** As many as the call takes. */
const MAX_BASKET = 20

/** What goes with the goods of a basket; the former ones stay until those of a changed basket come. */
export function complementsQuery(productIds: readonly number[]) {
  const ids = productIds.slice(0, MAX_BASKET)
  return queryOptions({
    queryKey: productKeys.complements(ids),
    queryFn: async ({ signal }) => {
      const [{ send }, { getComplements }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/product/complements'),
      ])
      return (await send(getComplements, { query: { ids: ids.join() } }, { signal })).data.products
    },
    placeholderData: keepPreviousData,
  })
}

/** Whether the shop can tell anyone that something is in stock again. */
export const noticeSupportQuery = queryOptions({
  queryKey: productKeys.noticeSupport(),
  queryFn: async ({ signal }) => {
    const [{ send }, { getSetting }] = await Promise.all([
      import('../http/client'),
      import('@/lib/contract/content/settings'),
    ])
    return (await send(getSetting, {}, { signal })).data.tells_when_back !== false
  },
})

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
