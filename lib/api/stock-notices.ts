function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/stock-notices')])
}

export async function askToBeTold(stockId: number): Promise<void> {
  const [{ send }, { notifyStock }] = await calls()
  await send(notifyStock, { body: { stock_id: stockId } })
}

export async function cancelAsking(stockId: number): Promise<void> {
  const [{ send }, { cancelStockNotice }] = await calls()
  await send(cancelStockNotice, { params: { stock_id: stockId } })
}

export async function fetchAwaited(productId: number): Promise<number[]> {
  const [{ send }, { getStockNotices }] = await calls()
  return (await send(getStockNotices, { query: { product_id: productId } })).data.stock_ids
}
