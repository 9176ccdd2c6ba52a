import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { favorites, orderItems, products, stocks } from '@/lib/server/db/schema/schema'
import {
  listFavoriteIds,
  listFavoriteProducts,
  updateFavorite,
} from '@/lib/server/account/favorites'
import { onEachDatabase } from '../kit/each-database'

const CUSTOMER = 2
const product = (relate_id: number, action: 'default' | 'add' | 'remove' = 'default') =>
  ({ relate_to: 'product', relate_id, action }) as const

onEachDatabase('favourites', (db) => {
  beforeEach(async () => {
    await db().delete(favorites).where(eq(favorites.userId, CUSTOMER))
  })
  const update = (...change: Parameters<typeof product>) =>
    updateFavorite(db(), CUSTOMER, product(...change))

  it('are toggled by default', async () => {
    expect(await update(5)).toBe(1)
    expect(await update(5)).toBe(0)
    expect(await update(5)).toBe(1)
  })

  it('are added and removed by name, however often', async () => {
    expect([await update(5, 'add'), await update(5, 'add')]).toEqual([1, 1])
    expect((await listFavoriteIds(db(), CUSTOMER)).product).toEqual([5])
    expect([await update(5, 'remove'), await update(5, 'remove')]).toEqual([0, 0])
    expect((await listFavoriteIds(db(), CUSTOMER)).product).toEqual([])
  })

  it('are what they were after ten toggles at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => update(6)))
    expect((await listFavoriteIds(db(), CUSTOMER)).product).toEqual([])
  })

  it('must exist', async () => {
    await expect(update(999_999, 'add')).rejects.toMatchObject({ code: 'not_found' })
    for (const relate_to of ['blog', 'post'] as const) {
      const change = { relate_to, relate_id: 999_999, action: 'add' } as const
      await expect(updateFavorite(db(), CUSTOMER, change)).rejects.toMatchObject({
        code: 'not_found',
      })
      expect(await updateFavorite(db(), CUSTOMER, { ...change, relate_id: 1 })).toBe(1)
    }
    expect(await listFavoriteIds(db(), CUSTOMER)).toEqual({ product: [], blog: [1], post: [1] })
  })

  it('leave the lists of others alone', async () => {
    const before = await listFavoriteIds(db(), 1)
    await update(before.product[0] ?? 1, 'remove')
    expect(await listFavoriteIds(db(), 1)).toEqual(before)
  })

  it('are listed as cards, the latest first, without what is no longer for sale', async () => {
    for (const id of [3, 4, 5]) await update(id, 'add')
    await db().update(products).set({ status: 'hidden' }).where(eq(products.id, 4))
    const { products: cards, ...rest } = await listFavoriteProducts(db(), CUSTOMER, 1)
    expect(cards.map(({ id }) => id)).toEqual([5, 3])
    expect(rest).toEqual({ total: 1, count: 2, current_page: 1 })
    expect((await listFavoriteProducts(db(), CUSTOMER, 2)).products).toEqual([])
    expect(await update(4, 'remove')).toBe(0)
  })

  it('can be bought at once when there is no variant to choose', async () => {
    const only = async (productId: number) => {
      await db().delete(orderItems).where(eq(orderItems.productId, productId))
      await db().delete(stocks).where(eq(stocks.productId, productId))
      const values = { productId, price: 1_000_000, quantity: 2 }
      const [row] = await db().insert(stocks).values(values).returning({ id: stocks.id })
      return row?.id
    }
    for (const id of [7, 8, 9]) await update(id, 'add')
    const [bought, gone] = [await only(7), await only(8)]
    await db()
      .update(stocks)
      .set({ reserved: 2 })
      .where(eq(stocks.id, gone ?? 0))
    const { products: cards } = await listFavoriteProducts(db(), CUSTOMER, 1)
    expect(cards.map(({ id, stock_id }) => [id, stock_id])).toEqual([
      [9, null],
      [8, null],
      [7, bought],
    ])
  })

  it('are at most a thousand', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      userId: CUSTOMER,
      relateTo: 'product',
      relateId: 10_000 + at,
    }))
    await db().insert(favorites).values(rows)
    await expect(update(5, 'add')).rejects.toMatchObject({ code: 'quota_exceeded' })
    expect(await update(10_000, 'remove')).toBe(0)
    expect(await update(5, 'add')).toBe(1)
  })
})
