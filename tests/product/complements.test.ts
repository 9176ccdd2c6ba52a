import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { categories, listings, products } from '@/lib/server/db/schema/schema'
import { readComplements } from '@/lib/server/product/read-complements'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('what goes with a basket', (db) => {
  const idOf = async (title: RegExp) => {
    const all = await db().select().from(products)
    const found = all.find((one) => title.test(one.title) && one.available)
    if (!found) throw new Error(`The demo shop has nothing like ${title}.`)
    return found.id
  }
  const categoriesOf = async (ids: number[]) => {
    const rows = await db()
      .select({ slug: categories.slug, id: products.id })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(inArray(products.id, ids))
    return rows.map(({ slug }) => slug)
  }
  const offeredFor = async (...titles: RegExp[]) => {
    const basket = await Promise.all(titles.map(idOf))
    const cards = await readComplements(db(), basket)
    const ids = cards.map(({ id }) => id)
    return { basket, ids, kinds: await categoriesOf(ids) }
  }

  it('has of each category one', async () => {
    const { kinds } = await offeredFor(/^گوشی موبایل پارسه مدل Saba 3/)
    expect(kinds.length).toBeGreaterThan(2)
    expect(kinds).toHaveLength(new Set(kinds).size)
    expect(kinds).toContain('قاب-و-محافظ')
  })

  it('has nothing of a category that is in the basket', async () => {
    const alone = await offeredFor(/^قاب/)
    expect(alone.kinds).not.toContain('قاب-و-محافظ')
    const both = await offeredFor(/^گوشی موبایل پارسه مدل Saba 3/, /^قاب/)
    expect(both.ids.length).toBeGreaterThan(0)
    const own = await categoriesOf(both.basket)
    expect(both.kinds.filter((kind) => own.includes(kind))).toEqual([])
  })

  it('has nothing of a kind that is in the basket, of whatever category', async () => {
    const coat = /^پالتوی پشمی مردانهٔ/
    expect((await offeredFor(coat)).kinds).toContain('ساعت-مچی')
    const both = await offeredFor(coat, /^ساعت هوشمند/)
    const cards = await readComplements(db(), both.basket)
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.map(({ title }) => title.split(' ')[0])).not.toContain('ساعت')
    expect(both.kinds).not.toContain('ساعت-مچی')
  })

  it('is no laptop for a monitor, and no monitor for a keyboard', async () => {
    const { kinds, ids } = await offeredFor(/^مانیتور ۲۴ اینچی/)
    expect(ids.length).toBeGreaterThan(0)
    expect(kinds).not.toContain('لپ-تاپ')
    const keyboard = await offeredFor(/^کیبورد مکانیکی/)
    expect(keyboard.ids.length).toBeGreaterThan(0)
    expect(keyboard.kinds).not.toContain('مانیتور')
  })

  it('is dearer than what it goes with only up to two million tomans', async () => {
    const sources = (await db().select().from(listings)).filter(
      ({ productId }) => productId % 7 === 1,
    )
    for (const { productId, finalPrice } of sources) {
      for (const { final_price: price } of await readComplements(db(), [productId])) {
        expect(price).toBeLessThanOrEqual(Math.max(finalPrice, 20_000_000))
      }
    }
  })

  it('costs at most three times what it goes with', async () => {
    const sources = (await db().select().from(listings)).filter(
      ({ productId, available }) => available && productId % 5 === 1,
    )
    const times: number[] = []
    for (const { productId, finalPrice } of sources) {
      const cards = await readComplements(db(), [productId])
      times.push(...cards.map(({ final_price: price }) => price / finalPrice))
    }
    expect(times.length).toBeGreaterThan(sources.length)
    expect(Math.max(...times)).toBeLessThanOrEqual(3)
  })

  it('is nothing for a basket of what is sold no more', async () => {
    expect(await readComplements(db(), [999_999])).toEqual([])
    expect(await readComplements(db(), [])).toEqual([])
  })
})
