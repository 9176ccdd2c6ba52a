import { and, eq, gt } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applyDiscount } from '@/lib/domain/pricing'
import { stocks } from '@/lib/server/db/schema/schema'
import { readCartItems, readCartItem } from '@/lib/server/cart/cart-items'
import { setStock } from '@/lib/server/product/update-product'
import { readProductInfo } from '@/lib/server/product/read-product-info'
import { listTopProducts } from '@/lib/server/search/list-products'
import { readProductCards } from '@/lib/server/catalogue/product-cards'
import { onEachDatabase } from '../kit/each-database'

const NOBODY_KNOWS = 2_000_000_000

onEachDatabase('the items of a cart', (db) => {
  const someStock = async () => {
    const [stock] = await db().select().from(stocks).where(gt(stocks.quantity, 5)).limit(1)
    if (stock === undefined) throw new Error('no stock has more than five units')
    return stock
  }

  it('give the stock and the price of a variant', async () => {
    const stock = await someStock()
    const info = await readCartItem(db(), {
      product_id: stock.productId,
      stock_id: stock.id,
      quantity: 1,
    })
    expect(info).toMatchObject({ stock_id: stock.id, quantity: stock.quantity, price: stock.price })
  })

  it('leave out reserved units', async () => {
    const stock = await someStock()
    const line = { product_id: stock.productId, stock_id: stock.id, quantity: 1 }
    await db().update(stocks).set({ reserved: 2 }).where(eq(stocks.id, stock.id))
    expect((await readCartItem(db(), line))?.quantity).toBe(stock.quantity - 2)
    await db().update(stocks).set({ reserved: 0 }).where(eq(stocks.id, stock.id))
  })

  it.each([
    ['an unknown variant', { product_id: 1, stock_id: NOBODY_KNOWS }],
    ['a variant of another product', { product_id: NOBODY_KNOWS, stock_id: 1 }],
  ])('are null for %s', async (_, line) => {
    expect(await readCartItem(db(), { ...line, quantity: 1 })).toBeNull()
  })

  it('leave out unknown lines and price the rest', async () => {
    const stock = await someStock()
    const { items, totals } = await readCartItems(db(), [
      { product_id: stock.productId, stock_id: stock.id, quantity: 2 },
      { product_id: 1, stock_id: NOBODY_KNOWS, quantity: 1 },
    ])
    expect(items).toHaveLength(1)
    expect(totals.count).toBe(2)
    expect(totals.items_total).toBe(stock.price * 2)
    expect(totals.payable + totals.discount).toBe(totals.items_total)
  })

  it('have the same festival price as the product page and the lists', async () => {
    const [card] = await listTopProducts(db(), { sort: 'biggest_discount', available: true }, 1)
    const info = await readProductInfo(db(), card?.slug ?? '')
    expect(info.festival.percent).toBeGreaterThan(0)
    const stock = info.stocks.find(({ quantity }) => quantity > 0)
    const line = { product_id: info.product.id, stock_id: stock?.id ?? 0, quantity: 1 }
    const inCart = await readCartItem(db(), line)
    expect(inCart?.final_price).toBe(applyDiscount(inCart?.price ?? 0, info.festival.percent))
    expect(stock?.final_price).toBe(inCart?.final_price)
    expect(card?.final_price).toBe(applyDiscount(info.min_price, info.festival.percent))
  })

  it('leave out a product that is not published', async () => {
    const [stock] = await db()
      .select()
      .from(stocks)
      .where(and(gt(stocks.quantity, 0), eq(stocks.productId, 2)))
    await db().execute(`update products set status = 'coming_soon' where id = 2`)
    const line = { product_id: 2, stock_id: stock?.id ?? 0, quantity: 1 }
    expect(await readCartItem(db(), line)).toBeNull()
    await db().execute(`update products set status = 'published' where id = 2`)
  })

  it('name the tags of every page that shows a changed price', async () => {
    const stock = await someStock()
    const { tagsToRevalidate } = await setStock(db(), {
      stock_id: stock.id,
      price: stock.price + 10_000,
    })
    expect(tagsToRevalidate).toEqual(expect.arrayContaining(['home', 'products']))
    expect(tagsToRevalidate.filter((tag) => tag.startsWith('product:'))).toHaveLength(1)
    expect(tagsToRevalidate.filter((tag) => tag.startsWith('category:')).length).toBeGreaterThan(0)
  })

  it('keep the price and availability of the product in the lists in step', async () => {
    const stock = await someStock()
    const own = await db().select().from(stocks).where(eq(stocks.productId, stock.productId))
    await setStock(db(), { stock_id: stock.id, price: 10 })
    expect((await readProductCards(db(), [stock.productId]))[0]?.price).toBe(10)
    for (const { id } of own) await setStock(db(), { stock_id: id, quantity: 0 })
    expect((await readProductCards(db(), [stock.productId]))[0]?.available).toBe(false)
    for (const { id, quantity, price } of own) {
      await setStock(db(), { stock_id: id, quantity, price })
    }
    expect((await readProductCards(db(), [stock.productId]))[0]?.available).toBe(true)
  })
})
