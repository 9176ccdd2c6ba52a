import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { categories, products } from '@/lib/server/db/schema/schema'
import { REMOVED_SLUG } from '@/lib/server/db/seed/demo/availability'
import { readKeyFacts } from '@/lib/server/product/read-key-facts'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('key facts', (db) => {
  const idOf = async (slug: string) => {
    const [row] = await db().select().from(products).where(eq(products.slug, slug))
    if (row === undefined) throw new Error(slug)
    return row.id
  }

  it('are the same of every good of a category, in the same order', async () => {
    const phones = await db()
      .select({ id: products.id })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(categories.slug, 'گوشی-موبایل'))
    const found = await readKeyFacts(
      db(),
      phones.map(({ id }) => id),
    )
    const all = found.map(({ facts }) => facts.map(({ name }) => name))
    const whole = all.find(({ length }) => length === 3) ?? []
    expect(whole[0]).toBe('صفحه‌نمایش')
    for (const names of all) expect(names).toEqual(whole.filter((name) => names.includes(name)))
    expect(all.filter(({ length }) => length === 3).length).toBeGreaterThan(all.length / 2)
  })

  it('are at most three of each product, in the order that was asked for, and none of a removed one', async () => {
    const phone = await idOf('گوشی-نیکان-آریا-12')
    const pro = await idOf('گوشی-نیکان-آریا-12-پرو')
    const removed = await idOf(REMOVED_SLUG)
    const found = await readKeyFacts(db(), [pro, removed, phone])
    expect(found.map(({ id, facts }) => [id, facts.length])).toEqual([
      [pro, 3],
      [removed, 0],
      [phone, 3],
    ])
    expect(found[0]?.facts[0]).toEqual({
      name: 'صفحه‌نمایش',
      value: '۶٫۸ اینچ OLED، ۱ تا ۱۲۰ هرتز',
    })
    expect(await readKeyFacts(db(), [])).toEqual([])
  })
})
