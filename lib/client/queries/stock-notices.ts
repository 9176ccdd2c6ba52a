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
