import { and, eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import type { SendStockNotice } from '@/lib/server/adapters/sms/sms'
import { products, stockNotices, stocks } from '@/lib/server/db/schema/schema'
import { sendStockNotices, requestStockNotice } from '@/lib/server/product/stock-notices'
import { publishProduct, setStock } from '@/lib/server/product/update-product'
import { onEachDatabase } from '../kit/each-database'
import { createStock, createBuyer } from '../kit/buyer'

onEachDatabase('telling who waited', (db) => {
  const told: string[] = []
  const troubles: unknown[] = []
  afterEach(() => {
    told.length = 0
    troubles.length = 0
  })
  const send: SendStockNotice = async (mobile, { title }) => void told.push(`${mobile} ${title}`)
  const refuse: SendStockNotice = async () => Promise.reject(new Error('the provider is away'))
  const round = (by = send) =>
    sendStockNotices(db(), { send: by, onError: (error) => troubles.push(error) })

  async function waitedFor(customers = 1) {
    const stock = await createStock(db(), 0)
    for (let at = 0; at < customers; at += 1) {
      await requestStockNotice(db(), (await createBuyer(db())).userId, stock.id)
    }
    const come = (quantity: number) => setStock(db(), { stock_id: stock.id, quantity })
    const notices = () => db().select().from(stockNotices).where(eq(stockNotices.stockId, stock.id))
    const letTimePass = () =>
      db()
        .update(stockNotices)
        .set({ notBefore: new Date(0) })
        .where(eq(stockNotices.stockId, stock.id))
    return { stock, come, notices, letTimePass }
  }

  it('says nothing until the goods are there, then once', async () => {
    const { come, notices } = await waitedFor()
    await round()
    expect(told).toEqual([])
    await come(3)
    await round()
    await round()
    expect(told).toEqual([expect.stringMatching(/^\+989\d{9} \S/)])
    expect((await notices())[0]?.sentAt).toBeInstanceOf(Date)
  })

  it('says it once to each, though five instances look at once and again after a restart', async () => {
    const { come } = await waitedFor(9)
    await come(2)
    await Promise.all(Array.from({ length: 5 }, () => round()))
    await round()
    expect(told).toHaveLength(9)
    expect(new Set(told).size).toBe(9)
  })

  it('tries again later, and gives up after the fifth time', async () => {
    const { come, notices, letTimePass } = await waitedFor()
    await come(1)
    await round(refuse)
    await round(refuse)
    expect(troubles).toHaveLength(1)
    for (let time = 0; time < 7; time += 1) {
      await letTimePass()
      await round(refuse)
    }
    expect(troubles).toHaveLength(5)
    expect(await notices()).toMatchObject([{ tries: 5, sentAt: null }])
  })

  it('goes on with what a provider refused, and with what a crash left taken', async () => {
    const { come, notices, letTimePass } = await waitedFor()
    await come(1)
    await round(refuse)
    await round()
    expect(told).toEqual([])
    await letTimePass()
    await round()
    expect(told).toHaveLength(1)
    expect(await notices()).toMatchObject([{ tries: 2 }])
  })

  it('waits on for what was bought up before it was told', async () => {
    const { come } = await waitedFor()
    await come(1)
    await come(0)
    await round()
    expect(told).toEqual([])
    await come(5)
    await round()
    expect(told).toHaveLength(1)
  })

  it('can be asked for anew after all tries were in vain', async () => {
    const { stock, come, notices, letTimePass } = await waitedFor()
    await come(1)
    for (let time = 0; time < 5; time += 1) {
      await round(refuse)
      await letTimePass()
    }
    await come(0)
    await requestStockNotice(db(), (await notices())[0]?.userId ?? 0, stock.id)
    await come(1)
    await round()
    expect(told).toHaveLength(1)
  })

  it('tells of what was coming soon once it is published', async () => {
    const [soon] = await db()
      .select({ id: stocks.id, productId: products.id })
      .from(stocks)
      .innerJoin(products, eq(products.id, stocks.productId))
      .where(and(eq(products.status, 'coming_soon')))
    if (!soon) throw new Error('nothing of the demo shop is coming soon')
    await requestStockNotice(db(), (await createBuyer(db())).userId, soon.id)
    await setStock(db(), { stock_id: soon.id, quantity: 4 })
    await round()
    expect(told).toEqual([])
    await publishProduct(db(), { id: soon.productId, status: 'published' })
    await round()
    expect(told).toHaveLength(1)
  })
})
