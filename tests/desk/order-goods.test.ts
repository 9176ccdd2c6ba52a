import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { findOrderGoods } from '@/lib/server/desk/manual-orders'
import { products, staffMembers, stocks } from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { createStock, createVariant } from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'

describeEachShop('the search for goods of an order that the staff place', (shop) => {
  let owner: { Cookie: string }

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = await shop().logInStaff(member?.id ?? 0)
  })

  test('finds its goods by name and by SKU, what can be sold first', async () => {
    const [stock] = await shop().db.select().from(stocks).where(eq(stocks.id, 1))
    await shop().db.update(stocks).set({ sku: 'KALA-77' }).where(eq(stocks.id, 1))
    const find = async (q: string) => {
      const answer = await askCall(shop().url, contract.findOrderGoods, { query: { q } }, owner)
      return contract.findOrderGoods.answer.parse(answer.body).data.goods
    }
    expect(await find('kala-77')).toMatchObject([{ stock_id: stock?.id, price: stock?.price }])
    const phones = (await find('گوشی')).filter(({ available }) => available > 0)
    expect(phones.length).toBeGreaterThan(1)
    expect(phones[0]?.title).toMatch(/^گوشی/)
    // A phone before the cases that bear its name, and before the model that has one word more.
    const [model] = await find('Aria 12')
    expect(model?.title).toMatch(/^گوشی .*Aria 12 دو سیم/)
    expect(await find('%')).toEqual([])

    // A synonym of the word is found too, and stands after the names that bear it.
    const synonym = await createStock(shop().db, 5)
    const title = 'آبخوری لیوان سفالی'
    await shop().db.update(products).set({ title }).where(eq(products.id, synonym.productId))
    const mugs = (await find('ماگ')).filter(({ available }) => available > 0)
    const isNamed = mugs.map((row) => row.title.includes('ماگ'))
    expect(new Set(isNamed)).toEqual(new Set([true, false]))
    expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)))
    await shop()
      .db.update(stocks)
      .set({ quantity: sql`reserved` })
      .where(eq(stocks.id, 1))
    const known = await askCall(
      shop().url,
      contract.findOrderGoods,
      { query: { stock_ids: '1,2' } },
      owner,
    )
    const { goods } = contract.findOrderGoods.answer.parse(known.body).data
    expect(goods.map(({ stock_id: id }) => id).toSorted()).toEqual([1, 2])
    expect(goods.find(({ stock_id: id }) => id === 1)).toMatchObject({ available: 0 })
  })

  test('finds by its code the one variant that has it, even where the name of the product is the same', async () => {
    const { db } = shop()
    const [model] = await findOrderGoods(db, { q: 'Aria 12' })
    const productId = model?.product_id ?? 0
    const coded = await createVariant(db, { productId }, { quantity: 3, price: 1_000_000 })
    await db.update(stocks).set({ sku: 'ARIA-12' }).where(eq(stocks.id, coded.id))
    const find = () => findOrderGoods(db, { q: 'aria-12' })
    const [first, ...others] = await find()
    expect(first).toMatchObject({ product_id: productId, stock_id: coded.id })
    expect(others.filter((row) => row.product_id === productId)).toEqual([])
    await db
      .update(stocks)
      .set({ quantity: sql`reserved` })
      .where(eq(stocks.id, coded.id))
    expect((await find())[0]).toMatchObject({ stock_id: coded.id, available: 0 })
  })
})
