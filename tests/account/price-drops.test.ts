import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { DAY_MS } from '@/lib/persian/durations'
import { favorites, festivals, priceHistory, products, stocks } from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { describeEachShop } from '../kit/each-shop'
import { createCustomer, createProduct } from '../reviews/review-fixtures'

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

describeEachShop('price drops', (shop) => {
  let customer = 0
  let headers = {}
  beforeAll(async () => {
    customer = await createCustomer(shop().db)
    headers = { Authorization: `Bearer ${await shop().logIn(customer)}` }
  })
  async function read() {
    const answer = await askCall(shop().url, contract.getPriceDrops, {}, headers)
    return contract.getPriceDrops.answer
      .parse(answer.body)
      .data.drops.map(({ product, former_price: former }) => [
        product.id,
        former,
        product.final_price,
      ])
  }
  /** It cost `former` for long, was marked ten days ago, and costs `now` since five days. */
  async function favorite(former: number, now: number, percent = 0) {
    const { db } = shop()
    const productId = await createProduct(db)
    const [stock] = await db
      .insert(stocks)
      .values({ productId, parentValue: {}, price: now, quantity: 5 })
      .returning()
    if (!stock) throw new Error('no stock')
    const [festival] = await db.select().from(festivals).limit(1)
    await db
      .update(festivals)
      .set({ startsAt: daysAgo(20), endsAt: daysAgo(8) })
      .where(eq(festivals.id, festival?.id ?? 0))
    await db
      .update(products)
      .set({ festivalPercent: percent, festivalId: percent > 0 ? (festival?.id ?? 0) : null })
      .where(eq(products.id, stock.productId))
    await db.delete(priceHistory).where(eq(priceHistory.stockId, stock.id))
    await db.insert(priceHistory).values([
      { stockId: stock.id, price: former, at: daysAgo(40) },
      { stockId: stock.id, price: now, at: daysAgo(5) },
    ])
    const row = { userId: customer, relateTo: 'product', relateId: stock.productId }
    await db.insert(favorites).values({ ...row, createdAt: daysAgo(10) })
    return stock
  }

  test('are of favourites alone that cost less than when they were marked, the greatest first', async () => {
    expect(await read()).toEqual([])
    const small = await favorite(1_000_000, 950_000)
    const great = await favorite(800_000, 400_000)
    await favorite(500_000, 500_000)
    await favorite(500_000, 600_000)
    // It cost 600,000 in the festival of that day.
    const festive = await favorite(1_000_000, 700_000, 40)
    const gone = await favorite(900_000, 100_000)
    await shop().db.update(stocks).set({ quantity: 0 }).where(eq(stocks.id, gone.id))
    const drops = await read()
    expect(drops).toEqual([
      [great.productId, 800_000, 400_000],
      [small.productId, 1_000_000, 950_000],
    ])
    expect(drops.map(([id]) => id)).not.toContain(festive.productId)
    const own = and(eq(favorites.userId, customer), eq(favorites.relateId, great.productId))
    await shop().db.delete(favorites).where(own)
    expect(await read()).toEqual([[small.productId, 1_000_000, 950_000]])
  })
})
