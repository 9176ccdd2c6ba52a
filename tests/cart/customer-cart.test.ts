import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { MAX_CART_LINES } from '@/lib/contract/limits'
import { changeCustomerCart, readCustomerCart } from '@/lib/server/cart/customer-cart'
import { cartLines, stocks } from '@/lib/server/db/schema/schema'
import { onEachDatabase } from '../kit/each-database'

const CUSTOMER = 2
const OTHER = 1

onEachDatabase('the cart of a customer', (db) => {
  beforeEach(async () => {
    await db().delete(cartLines)
  })

  const lineOf = async (index: number, quantity = 1, isSaved = false) => {
    const [stock] = await db().select().from(stocks).orderBy(stocks.id).offset(index).limit(1)
    if (stock === undefined) throw new Error('the shop has fewer variants')
    const { id: stock_id, productId: product_id } = stock
    return { product_id, stock_id, quantity, saved_for_later: isSaved }
  }
  const change = (...changes: Parameters<typeof changeCustomerCart>[2]) =>
    changeCustomerCart(db(), CUSTOMER, changes)

  it('has on one device what another has put into it', async () => {
    const [phone, saved] = [await lineOf(0, 2), await lineOf(1, 1, true)]
    await change(phone)
    await change(saved)
    const { list, items } = await readCustomerCart(db(), CUSTOMER)
    expect(list).toEqual([phone, saved])
    expect(items.map(({ stock_id: id }) => id)).toEqual([phone.stock_id, saved.stock_id])
    expect((await readCustomerCart(db(), OTHER)).list).toEqual([])
  })

  it('is what it was told, however often, and says all that is left', async () => {
    const [one, two] = [await lineOf(0), await lineOf(1)]
    await change(one, two)
    const more = { ...one, quantity: 3 }
    await change(more)
    expect((await change(more)).list).toEqual([more, two])
    expect((await change({ ...one, quantity: 0 })).list).toEqual([two])
    expect((await change({ ...one, quantity: 0 })).list).toEqual([two])
  })

  it('leaves out what the shop does not have', async () => {
    const line = await lineOf(0)
    const unknown = { ...line, stock_id: 2_000_000_000 }
    const another = { ...(await lineOf(1)), product_id: 2_000_000_000 }
    expect((await change(unknown, another, line)).list).toEqual([line])
  })

  it('holds as much as two devices can, and the newest of it', async () => {
    const { product_id: productId } = await lineOf(0)
    const values = Array.from({ length: 2 * MAX_CART_LINES + 1 }, (_, index) => ({
      ...{ productId, price: 1_000_000, quantity: 2, parentValue: { طرح: `${index}` } },
    }))
    const made = await db().insert(stocks).values(values).returning({ id: stocks.id })
    const lines = made.map(({ id }) => ({
      ...{ product_id: productId, stock_id: id, quantity: 1, saved_for_later: false },
    }))
    const { list } = await change(...lines)
    expect(list).toEqual(lines.slice(1))
    await db()
      .delete(stocks)
      .where(eq(stocks.id, lines[1]?.stock_id ?? 0))
    expect((await readCustomerCart(db(), CUSTOMER)).list).toEqual(lines.slice(2))
  })

  it('is the same after two devices have written at once', async () => {
    const [one, two] = [await lineOf(0), await lineOf(1)]
    await Promise.all([change(one), change(two)])
    expect((await readCustomerCart(db(), CUSTOMER)).list).toHaveLength(2)
  })
})
