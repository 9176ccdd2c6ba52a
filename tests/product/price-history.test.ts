import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '@/lib/persian/durations'
import { orderItems, priceHistory, products, stocks } from '@/lib/server/db/schema/schema'
import { readPriceHistory, toPaidPrices } from '@/lib/server/product/read-price-history'
import { setStock } from '@/lib/server/product/update-product'
import { isLowestSince } from '@/lib/server/product/lowest-prices'
import { readProductInfo } from '@/lib/server/product/read-product-info'
import { createBuyer, placeTestOrder } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the price history of a variant', (db) => {
  beforeAll(async () => {
    const plain = db()
      .select({ id: stocks.productId })
      .from(stocks)
      .where(inArray(stocks.id, [20, 30]))
    await db()
      .update(products)
      .set({ festivalId: null, festivalPercent: 0 })
      .where(or(eq(products.id, 2), inArray(products.id, plain)))
  })

  it('has 10 to 25 points over six months, oldest first, ending at the current price', async () => {
    const [stock] = await db().select().from(stocks).where(eq(stocks.id, 20))
    const { points } = await readPriceHistory(db(), stock?.productId ?? 0, 20)
    expect(points.length).toBeGreaterThanOrEqual(10)
    expect(points.length).toBeLessThanOrEqual(25)
    const times = points.map(({ at }) => Date.parse(at))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(Date.now() - (times[0] ?? 0)).toBeGreaterThan(150 * DAY_MS)
    expect(points.at(-1)?.price).toBe(stock?.price)
  })

  it('is of the first variant when none is requested', async () => {
    const { stock_id } = await readPriceHistory(db(), 1, undefined)
    const [first] = await db()
      .select()
      .from(stocks)
      .where(eq(stocks.productId, 1))
      .orderBy(asc(stocks.position))
    expect(stock_id).toBe(first?.id)
  })

  it('gains a point only when the price changes', async () => {
    const { points, stock_id } = await readPriceHistory(db(), 2, undefined)
    await setStock(db(), { stock_id, quantity: 77 })
    await setStock(db(), { stock_id, price: 12_340_000 })
    await setStock(db(), { stock_id, price: 12_340_000 })
    const after = await readPriceHistory(db(), 2, stock_id)
    expect(after.points).toHaveLength(points.length + 1)
    expect(after.points.at(-1)?.price).toBe(12_340_000)
  })

  it('is what was paid: a festival lowers it while it runs', () => {
    const day = (nth: number) => new Date(2026, 1, nth)
    const points = [
      { at: day(1), price: 1_000 },
      { at: day(5), price: 2_000 },
    ]
    const paid = (from: number, until: number) =>
      toPaidPrices(
        points,
        { discount: { percent: 50, from: day(from), until: day(until) } },
        day(10),
      ).map(({ at, price }) => [at.getDate(), price])
    expect(paid(3, 7)).toEqual([
      [1, 1_000],
      [3, 500],
      [5, 1_000],
      [7, 2_000],
    ])
    expect(paid(8, 20)).toEqual([
      [1, 1_000],
      [5, 2_000],
      [8, 1_000],
    ])
    expect(paid(11, 20)).toEqual([
      [1, 1_000],
      [5, 2_000],
    ])
  })

  it('is the lower of a festival and a sale where both run, and never both', () => {
    const day = (nth: number) => new Date(2026, 1, nth)
    const points = [{ at: day(1), price: 1_000 }]
    const discount = { percent: 30, from: day(3), until: day(7) }
    const sales = [
      { price: 800, from: day(2), until: day(5) },
      { price: 600, from: day(6), until: null },
    ]
    const paid = toPaidPrices(points, { discount, sales }, day(10))
    expect(paid.map(({ at, price }) => [at.getDate(), price])).toEqual([
      [1, 1_000],
      [2, 800],
      [3, 700],
      [6, 600],
    ])
  })

  it('ends with what is paid now', async () => {
    const [deal] = await db()
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.festivalId} = 1 and ${products.festivalPercent} > 0`)
      .limit(1)
    const { points, final_price, percent } = await readPriceHistory(db(), deal?.id ?? 0, undefined)
    expect(percent).toBeGreaterThan(0)
    expect(points.at(-1)?.price).toBe(final_price)
  })

  it('begins with the price that was in force a year ago', async () => {
    const { stock_id } = await readPriceHistory(db(), 3, undefined)
    await db()
      .insert(priceHistory)
      .values([
        { stockId: stock_id, price: 1_000_000, at: new Date(Date.now() - 900 * DAY_MS) },
        { stockId: stock_id, price: 2_000_000, at: new Date(Date.now() - 500 * DAY_MS) },
      ])
    const { points } = await readPriceHistory(db(), 3, stock_id)
    expect(points[0]?.price).toBe(2_000_000)
  })

  it('is the current price for a variant without stored points', async () => {
    await db().execute(sql`delete from price_history where stock_id = 30`)
    const [stock] = await db().select().from(stocks).where(eq(stocks.id, 30))
    const { points } = await readPriceHistory(db(), stock?.productId ?? 0, 30)
    expect(points.map(({ price }) => price)).toEqual([stock?.price])
  })

  it('is the lowest of the days where it fell and was never lower, and of what is new it is not', () => {
    const day = (nth: number) => new Date(2026, 1, nth)
    const isLowest = (...prices: [number, number][]) =>
      isLowestSince(
        prices.map(([nth, price]) => ({ at: day(nth), price })),
        day(10),
      )
    expect(isLowest([1, 900], [15, 800])).toBe(true)
    expect(isLowest([1, 900], [12, 700], [15, 800])).toBe(false)
    expect(isLowest([1, 700], [12, 900], [15, 700])).toBe(true)
    expect(isLowest([1, 700], [8, 900], [15, 800])).toBe(true)
    expect(isLowest([1, 900])).toBe(false)
    expect(isLowest([12, 900], [15, 800])).toBe(false)
  })

  it('is said to be the lowest of thirty days on the page, unless an order was cheaper', async () => {
    const [stock] = await db()
      .select()
      .from(stocks)
      .where(and(eq(stocks.productId, 2), gt(stocks.quantity, 2)))
    if (!stock) throw new Error('nothing is left of the second product')
    const [product] = await db().select().from(products).where(eq(products.id, 2))
    const isLowest = async () =>
      (await readProductInfo(db(), product?.slug ?? '')).stocks.find(({ id }) => id === stock.id)
        ?.is_lowest
    await db().delete(priceHistory).where(eq(priceHistory.stockId, stock.id))
    await db()
      .insert(priceHistory)
      .values({ stockId: stock.id, price: 9_000_000, at: new Date(Date.now() - 90 * DAY_MS) })
    await db().update(stocks).set({ price: 9_000_000 }).where(eq(stocks.id, stock.id))
    expect(await isLowest()).toBeUndefined()
    await setStock(db(), { stock_id: stock.id, price: 8_000_000 })
    expect(await isLowest()).toBe(true)
    const { order } = await placeTestOrder(db(), await createBuyer(db()), stock)
    expect(await isLowest()).toBe(true)
    await db()
      .update(orderItems)
      .set({ unitDiscount: 10_000 })
      .where(eq(orderItems.orderId, order.id))
    expect(await isLowest()).toBeUndefined()
    await setStock(db(), { stock_id: stock.id, price: 9_500_000 })
    expect(await isLowest()).toBeUndefined()
  })

  it("is not found for another product's variant", async () => {
    const [stock] = await db().select().from(stocks).where(eq(stocks.productId, 5))
    await expect(readPriceHistory(db(), 6, stock?.id)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(readPriceHistory(db(), 999_999, undefined)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
