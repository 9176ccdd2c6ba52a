import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { products, stockNotices, stocks } from '@/lib/server/db/schema/schema'
import { requestStockNotice, readStockNotices } from '@/lib/server/product/stock-notices'
import { setStock } from '@/lib/server/product/update-product'
import { onEachDatabase } from '../kit/each-database'

const CUSTOMER = 1
const OTHER = 2

onEachDatabase('a stock notice', (db) => {
  async function findVariant(quantity: number, index = 0) {
    const rows = await db()
      .select({ id: stocks.id, productId: stocks.productId })
      .from(stocks)
      .innerJoin(products, eq(products.id, stocks.productId))
      .where(and(eq(stocks.quantity, quantity), eq(products.status, 'published')))
      .orderBy(stocks.id)
    const row = rows[index]
    if (row === undefined) throw new Error('The demo shop has no such variant.')
    return row
  }
  const due = async () => {
    const waiting = and(isNotNull(stockNotices.dueAt), isNull(stockNotices.sentAt))
    const rows = await db().select().from(stockNotices).where(waiting)
    return rows.map(({ stockId }) => stockId)
  }

  it('is rejected for a variant that can be bought', async () => {
    const { id } = await findVariant(3)
    await expect(requestStockNotice(db(), CUSTOMER, id)).rejects.toMatchObject({
      code: 'precondition_failed',
    })
  })

  it('is not found for a variant of a hidden or unknown product', async () => {
    const { id, productId } = await findVariant(0, 3)
    await db().update(products).set({ status: 'hidden' }).where(eq(products.id, productId))
    await expect(requestStockNotice(db(), CUSTOMER, id)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(requestStockNotice(db(), CUSTOMER, 999_999)).rejects.toMatchObject({
      code: 'not_found',
    })
    await db().update(products).set({ status: 'published' }).where(eq(products.id, productId))
  })

  it('is stored once for a customer who requests it twice', async () => {
    const { id, productId } = await findVariant(0)
    await requestStockNotice(db(), CUSTOMER, id)
    await requestStockNotice(db(), CUSTOMER, id)
    expect(await readStockNotices(db(), CUSTOMER, productId)).toEqual([id])
    expect(await readStockNotices(db(), OTHER, productId)).toEqual([])
    expect(await due()).toEqual([])
  })

  it('is due when the variant is back in stock, and not again with every delivery', async () => {
    const { id, productId } = await findVariant(0)
    await requestStockNotice(db(), OTHER, id)
    await setStock(db(), { stock_id: id, price: 5_000_000 })
    expect(await due()).toEqual([])
    await setStock(db(), { stock_id: id, quantity: 4 })
    expect(await due()).toEqual([id, id])
    expect(await readStockNotices(db(), CUSTOMER, productId)).toEqual([])
    await db().update(stockNotices).set({ sentAt: new Date() }).where(eq(stockNotices.stockId, id))
    await setStock(db(), { stock_id: id, quantity: 9 })
    expect(await due()).toEqual([])
  })

  it('can be requested again when the variant is sold out again', async () => {
    const { id } = await findVariant(9)
    const waiting = () =>
      db()
        .select()
        .from(stockNotices)
        .where(and(eq(stockNotices.stockId, id), eq(stockNotices.userId, CUSTOMER)))
    await setStock(db(), { stock_id: id, quantity: 0 })
    await requestStockNotice(db(), CUSTOMER, id)
    expect(await waiting()).toMatchObject([{ dueAt: null, sentAt: null }])
    await setStock(db(), { stock_id: id, quantity: 1 })
    expect(await due()).toContain(id)
  })

  it('can be requested for a product that is coming soon, even with stock', async () => {
    const [row] = await db()
      .select({ id: stocks.id })
      .from(stocks)
      .innerJoin(products, eq(products.id, stocks.productId))
      .where(eq(products.status, 'coming_soon'))
    const id = row?.id ?? 0
    await requestStockNotice(db(), CUSTOMER, id)
    const own = and(eq(stockNotices.stockId, id), eq(stockNotices.userId, CUSTOMER))
    const waiting = await db().select().from(stockNotices).where(own)
    expect(waiting).toMatchObject([{ dueAt: null, sentAt: null }])
  })
})
