import { and, eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import type { SendStockNotice } from '@/lib/server/adapters/sms/sms'
import { products, stockNotices, stocks } from '@/lib/server/db/schema/schema'
import { sendStockNotices, requestStockNotice } from '@/lib/server/product/stock-notices'
import { publishProduct, setStock } from '@/lib/server/product/update-product'
import { onEachDatabase } from '../kit/each-database'
import { createStock, createBuyer } from '../kit/buyer'

onEachDatabase('sending stock notices', (db) => {
  const messages: string[] = []
  const errors: unknown[] = []
  afterEach(() => {
    messages.length = 0
    errors.length = 0
  })
  const send: SendStockNotice = async (mobile, { title }) =>
    void messages.push(`${mobile} ${title}`)
  const fail: SendStockNotice = async () =>
    Promise.reject(new Error('The provider is not available.'))
  const round = (by = send) =>
    sendStockNotices(db(), { send: by, onError: (error) => errors.push(error) })

  async function createPendingNotice(customers = 1) {
    const stock = await createStock(db(), 0)
    for (let at = 0; at < customers; at += 1) {
      await requestStockNotice(db(), (await createBuyer(db())).userId, stock.id)
    }
    const restock = (quantity: number) => setStock(db(), { stock_id: stock.id, quantity })
    const notices = () => db().select().from(stockNotices).where(eq(stockNotices.stockId, stock.id))
    const letTimePass = () =>
      db()
        .update(stockNotices)
        .set({ notBefore: new Date(0) })
        .where(eq(stockNotices.stockId, stock.id))
    return { stock, restock, notices, letTimePass }
  }

  it('sends a notice once, when the variant is in stock', async () => {
    const { restock, notices } = await createPendingNotice()
    await round()
    expect(messages).toEqual([])
    await restock(3)
    await round()
    await round()
    expect(messages).toEqual([expect.stringMatching(/^\+989\d{9} \S/)])
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

  it('retries later and gives up after five tries', async () => {
    const { restock, notices, letTimePass } = await createPendingNotice()
    await restock(1)
    await round(fail)
    await round(fail)
    expect(errors).toHaveLength(1)
    for (let time = 0; time < 7; time += 1) {
      await letTimePass()
      await round(fail)
    }
    expect(errors).toHaveLength(5)
    expect(await notices()).toMatchObject([{ tries: 5, sentAt: null }])
  })

  it('retries after a failure or a crash once the claim has expired', async () => {
    const { restock, notices, letTimePass } = await createPendingNotice()
    await restock(1)
    await round(fail)
    await round()
    expect(messages).toEqual([])
    await letTimePass()
    await round()
    expect(messages).toHaveLength(1)
    expect(await notices()).toMatchObject([{ tries: 2 }])
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

  it('accepts a new request after all tries have failed', async () => {
    const { stock, restock, notices, letTimePass } = await createPendingNotice()
    await restock(1)
    for (let time = 0; time < 5; time += 1) {
      await round(fail)
      await letTimePass()
    }
    await restock(0)
    await requestStockNotice(db(), (await notices())[0]?.userId ?? 0, stock.id)
    await restock(1)
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
    await publishProduct(db(), { id: soon.productId, status: 'published' })
    await round()
    expect(messages).toHaveLength(1)
  })
})
