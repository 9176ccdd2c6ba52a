import { and, eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { outboxEvents, products, stockNotices, stocks } from '@/lib/server/db/schema/schema'
import { passOnStockNotices, requestStockNotice } from '@/lib/server/product/stock-notices'
import { setProductStatus, setStock } from '@/lib/server/product/update-product'
import { onEachDatabase } from '../kit/each-database'
import { createStock, createBuyer } from '../kit/buyer'

onEachDatabase('sending stock notices', (db) => {
  const messages: string[] = []
  afterEach(() => void (messages.length = 0))
  /** One round, and what it passed on to the outbox. */
  async function round() {
    await passOnStockNotices(db())
    const passed = await db()
      .delete(outboxEvents)
      .where(eq(outboxEvents.kind, 'stock_back'))
      .returning()
    messages.push(...passed.map(({ userId, data }) => `${userId} ${data.productTitle}`))
  }

  async function createPendingNotice(customers = 1) {
    const stock = await createStock(db(), 0)
    for (let at = 0; at < customers; at += 1) {
      await requestStockNotice(db(), (await createBuyer(db())).userId, stock.id)
    }
    const restock = (quantity: number) => setStock(db(), { stock_id: stock.id, quantity })
    const notices = () => db().select().from(stockNotices).where(eq(stockNotices.stockId, stock.id))
    return { restock, notices }
  }

  it('sends a notice once, when the variant is in stock', async () => {
    const { restock, notices } = await createPendingNotice()
    await round()
    expect(messages).toEqual([])
    await restock(3)
    await round()
    await round()
    expect(messages).toEqual([expect.stringMatching(/^\d+ \S/)])
    expect((await notices())[0]?.sentAt).toBeInstanceOf(Date)
  })

  it('sends each notice once when five instances run at the same time', async () => {
    const { restock } = await createPendingNotice(9)
    await restock(2)
    await Promise.all(Array.from({ length: 5 }, () => round()))
    await round()
    expect(messages).toHaveLength(9)
    expect(new Set(messages).size).toBe(9)
  })

  it('keeps a notice pending when the variant sells out before it is sent', async () => {
    const { restock } = await createPendingNotice()
    await restock(1)
    await restock(0)
    await round()
    expect(messages).toEqual([])
    await restock(5)
    await round()
    expect(messages).toHaveLength(1)
  })

  it('sends notices of a coming product once it is published', async () => {
    const [soon] = await db()
      .select({ id: stocks.id, productId: products.id })
      .from(stocks)
      .innerJoin(products, eq(products.id, stocks.productId))
      .where(and(eq(products.status, 'coming_soon')))
    if (!soon) throw new Error('The demo shop has no coming product.')
    await requestStockNotice(db(), (await createBuyer(db())).userId, soon.id)
    await setStock(db(), { stock_id: soon.id, quantity: 4 })
    await round()
    expect(messages).toEqual([])
    await setProductStatus(db(), { id: soon.productId, status: 'published' })
    await round()
    expect(messages).toHaveLength(1)
  })
})
