import { and, eq, inArray, ne } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  categories,
  listings,
  orderItems,
  orders,
  productFields,
  products,
  stocks,
} from '@/lib/server/db/schema/schema'
import { REMOVED_SLUG } from '@/lib/server/db/seed/demo/availability'
import { compareProducts } from '@/lib/server/product/compare-products'
import { readProductInfo, readRemovedProduct } from '@/lib/server/product/read-product-info'
import { findSimilarIds, readRelatedProducts } from '@/lib/server/product/read-related-products'
import { readProductCards, readVisibleCards } from '@/lib/server/catalogue/product-cards'
import { isForOthers, kindOf } from '@/lib/domain/goes-with'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('related products', (db) => {
  const bySlug = async (slug: string) => {
    const [row] = await db().select().from(products).where(eq(products.slug, slug))
    if (row === undefined) throw new Error(slug)
    return row
  }
  const categoryOf = async (id: number) =>
    (await db().select().from(products).where(eq(products.id, id)))[0]?.categoryId

  const categoryTitleOf = async (id: number) => {
    const [row] = await db()
      .select({ title: categories.title })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(products.id, id))
    return row?.title ?? ''
  }

  it('are similar ones of the same category, available ones first', async () => {
    const phone = await bySlug('گوشی-نیکان-آریا-12')
    const { similar } = await readRelatedProducts(db(), phone.id)
    expect(similar.length).toBeGreaterThanOrEqual(6)
    for (const { id } of similar) expect(await categoryOf(id)).toBe(phone.categoryId)
    expect(similar.map(({ id }) => id)).not.toContain(phone.id)
    const available = similar.map((card) => card.available)
    expect(available).toEqual([...available].sort((a, b) => Number(b) - Number(a)))
  })

  it('are all of its own kind beside what is sold out, though some would go with it', async () => {
    const [train] = await db()
      .select()
      .from(products)
      .where(eq(products.slug, 'قطار-چوبی-فرفره-توسکا'))
    expect(train?.available).toBe(false)
    const { similar } = await readRelatedProducts(db(), train?.id ?? 0)
    expect(similar.length).toBeGreaterThanOrEqual(4)
    for (const { id } of similar) expect(await categoryOf(id)).toBe(train?.categoryId)
  })

  it('are sorted by how near their prices are', async () => {
    const phone = await bySlug('گوشی-نیکان-آریا-12')
    const { similar } = await readRelatedProducts(db(), phone.id)
    const sold = similar.filter((card) => card.available)
    const far = (price = 1) => Math.abs(Math.log(price / phone.minPrice))
    expect(far(sold[0]?.price)).toBeLessThan(far(sold.at(-1)?.price))
  })

  it('are the very ones that sorting the whole category by kind, use, price and brand gives', async () => {
    const rows = await db().select().from(listings)
    const all = await db().select().from(products)
    const titles = new Map(all.map(({ id, title }) => [id, title]))
    const allFields = await db().select().from(productFields)
    const fieldsOf = (id: number) => allFields.filter(({ productId }) => productId === id)
    const titleOf = ({ productId }: (typeof rows)[number]) => titles.get(productId) ?? ''
    const namesOf = ({ productId }: (typeof rows)[number]) =>
      new Set(fieldsOf(productId).map(({ name }) => name))
    const audienceOf = (row: (typeof rows)[number]) =>
      [titleOf(row), fieldsOf(row.productId).find(({ name }) => name === 'جنسیت')?.value].join()
    for (const basis of rows.filter(({ productId }) => productId % 9 === 1)) {
      const own = namesOf(basis)
      const distance = (row: (typeof rows)[number]) =>
        Math.abs(Math.log(Math.max(row.finalPrice, 1) / basis.finalPrice)) -
        (row.brandId === basis.brandId ? 0.3 : 0) -
        0.75 * ([...own].filter((name) => namesOf(row).has(name)).length / Math.max(own.size, 1))
      const isOther = (row: (typeof rows)[number]) =>
        Number(kindOf(titleOf(row)) !== kindOf(titleOf(basis)))
      const ofCategory = rows.filter(
        (row) =>
          row.categoryId === basis.categoryId &&
          row.productId !== basis.productId &&
          !isForOthers(audienceOf(row), audienceOf(basis)),
      )
      const sorted = ofCategory.sort(
        (a, b) =>
          Number(b.available) - Number(a.available) ||
          isOther(a) - isOther(b) ||
          distance(a) - distance(b) ||
          b.productId - a.productId,
      )
      const [product] = await db().select().from(products).where(eq(products.id, basis.productId))
      if (!product) throw new Error('a listing has its product')
      const wanted = sorted.slice(0, 12).map(({ productId }) => productId)
      const found = await findSimilarIds(db(), product)
      expect(found.slice(0, wanted.length)).toEqual(wanted)
    }
  })

  it('are for the same people, and begin with what has the same use', async () => {
    const { id } = await bySlug('کفش-دویدن-گام-تکاپو')
    const { similar } = await readRelatedProducts(db(), id)
    const titles = similar.map(({ title }) => title)
    expect(titles[0]).toMatch(/^کفش پیاده‌روی مردانه/)
    expect(titles.filter((title) => /زنانه/.test(title))).toEqual([])
    const walking = await bySlug('کفش-پیاده-روی-زنانه-گام-پرستو')
    const beside = (await readRelatedProducts(db(), walking.id)).similar
    // Its title does not say for whom it is: its specifications do.
    expect(beside.filter(({ title }) => /مردانه|چلسی/.test(title))).toEqual([])
  })

  it('go with it: no case of another phone, but that of its own', async () => {
    const all = await db().select().from(products)
    const phone = all.find(({ title }) => /گوشی موبایل پارسه مدل Saba 3/.test(title))
    const { together } = await readRelatedProducts(db(), phone?.id ?? 0)
    const fitted = together.filter(({ title }) => /^(?:قاب|محافظ)/.test(title))
    expect(fitted.length).toBeGreaterThan(0)
    for (const { title } of fitted) expect(title).toContain('Saba 3')
  })

  it('are of the kinds that the shop has set for its own kind, before those of its category', async () => {
    const { id } = await bySlug('مبل-سه-نفره-چوبینه-مدل-نیلگون')
    const { together } = await readRelatedProducts(db(), id)
    const kinds = together.map(({ title }) => kindOf(title))
    expect(kinds.slice(0, 2)).toEqual(['آباژور', 'پتو'])
    expect(kinds).not.toContain('چراغ‌قوه')
    const all = await db().select().from(products)
    const torch = all.find(({ title }) => /^چراغ‌قوهٔ شارژی فانوس/.test(title))
    const beside = (await readRelatedProducts(db(), torch?.id ?? 0)).together
    expect(beside.map(({ title }) => kindOf(title)).slice(0, 2)).toEqual(['فلاسک', 'قطب‌نما'])
  })

  it('are those of the closest kind: of a shoe for running what a runner wears, no handbag', async () => {
    const all = await db().select().from(products)
    const kindsBeside = async (title: RegExp) => {
      const shoe = all.find((one) => title.test(one.title))
      const { together } = await readRelatedProducts(db(), shoe?.id ?? 0)
      return together.map((card) => kindOf(card.title))
    }
    const running = await kindsBeside(/^کفش دویدن مردانه/)
    expect(running).toContain('هندزفری')
    expect(running).not.toContain('کیف')
    expect(await kindsBeside(/^کفش رسمی چرم مردانه/)).toContain('کیف')
  })

  it('of a charger are neither phones nor other chargers', async () => {
    const charger = await bySlug('شارژر-دیواری-تندر-65-وات')
    const { together } = await readRelatedProducts(db(), charger.id)
    expect(together.length).toBeGreaterThan(2)
    for (const { title } of together) expect(title).not.toMatch(/^(?:گوشی|شارژر)/)
  })

  it('are for the same people, also where only the category says whom they are for', async () => {
    const all = await db().select().from(products)
    const dress = all.find(({ title }) => /زنانه/.test(title) && /پیراهن/.test(title))
    const { together } = await readRelatedProducts(db(), dress?.id ?? 0)
    expect(together.length).toBeGreaterThan(0)
    for (const { title } of together) expect(title).not.toMatch(/مردانه|پسرانه/)
    const shoes = all.filter(({ title }) => /^کفش.*زنانه/.test(title))
    expect(shoes.length).toBeGreaterThan(0)
    for (const shoe of shoes) {
      const offered = (await readRelatedProducts(db(), shoe.id)).together
      const groups = await Promise.all(offered.map(({ id }) => categoryTitleOf(id)))
      expect(groups.filter((title) => /مردانه/.test(title))).toEqual([])
    }
  })

  it('are first those of a related category that five orders or more hold together', async () => {
    const phone = await bySlug('گوشی-نیکان-آریا-12')
    const { together: before } = await readRelatedProducts(db(), phone.id)
    const related = before.at(-1)?.id ?? 0
    const [stranger] = await db()
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          eq(products.available, true),
          eq(products.categoryId, phone.categoryId),
          ne(products.id, phone.id),
        ),
      )
      .limit(1)
    const holders = await db().select({ id: orders.id }).from(orders).orderBy(orders.id).limit(5)
    const order = async (orderId: number) => {
      for (const productId of [phone.id, related, stranger?.id ?? 0]) {
        const [stock] = await db()
          .select()
          .from(stocks)
          .where(eq(stocks.productId, productId))
          .limit(1)
        await db()
          .insert(orderItems)
          .values({
            orderId,
            productId,
            stockId: stock?.id ?? 0,
            title: 'با هم',
            unitPrice: 10,
            quantity: 1,
          })
      }
    }
    for (const { id } of holders.slice(1)) await order(id)
    expect((await readRelatedProducts(db(), phone.id)).together).toEqual(before)
    await order(holders[0]?.id ?? 0)
    const { together, similar } = await readRelatedProducts(db(), phone.id)
    expect(together[0]?.id).toBe(related)
    const ids = new Set(together.map(({ id }) => id))
    expect(ids.has(stranger?.id ?? 0)).toBe(false)
    expect(similar.filter(({ id }) => ids.has(id))).toEqual([])
    await db().delete(orderItems).where(eq(orderItems.title, 'با هم'))
  })

  it('of a phone are accessories of several categories', async () => {
    const phone = await bySlug('گوشی-بازی-تندر-شهاب-جی-2')
    const { together } = await readRelatedProducts(db(), phone.id)
    const kinds = new Set(await Promise.all(together.map(({ id }) => categoryOf(id))))
    expect(kinds.size).toBeGreaterThan(2)
    expect(kinds.has(phone.categoryId)).toBe(false)
  })

  it('are not found for an unknown product', async () => {
    await expect(readRelatedProducts(db(), 999_999)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are offered instead of a removed product', async () => {
    await expect(readProductInfo(db(), REMOVED_SLUG)).rejects.toMatchObject({ code: 'gone' })
    const { product, similar } = await readRemovedProduct(db(), REMOVED_SLUG)
    expect(product.title).not.toBe('')
    expect(similar.length).toBeGreaterThan(3)
    expect((await readVisibleCards(db(), [product.id, 1])).map(({ id }) => id)).toEqual([1])
  })

  it('are not found for a hidden product', async () => {
    const { id, slug } = await bySlug('گوشی-سپنتا-باران-5-جی')
    await db().update(products).set({ status: 'hidden' }).where(eq(products.id, id))
    await expect(readProductInfo(db(), slug)).rejects.toMatchObject({ code: 'not_found' })
    await expect(readRemovedProduct(db(), slug)).rejects.toMatchObject({ code: 'not_found' })
    await db().update(products).set({ status: 'published' }).where(eq(products.id, id))
  })

  it('a coming product has its sale date and no available stock', async () => {
    const info = await readProductInfo(db(), 'ساعت-مچی-کرنوگراف-آریان-زمان-تندباد')
    expect(info.product.status).toBe('coming_soon')
    expect(Date.parse(info.product.on_sale_at ?? '')).toBeGreaterThan(Date.now())
    expect(info.stocks.every(({ quantity }) => quantity === 0)).toBe(true)
  })

  it('are compared in the requested order, without unknown ones', async () => {
    const {
      products: compared,
      suggestions,
      comparison_group: group,
    } = await compareProducts(db(), [21, 999_999, 1])
    expect(compared.map(({ card }) => card.id)).toEqual([21, 1])
    expect(compared[0]?.fields.length).toBeGreaterThan(3)
    expect(compared[0]?.fields.every(({ section }) => section !== '')).toBe(true)
    expect(group).not.toBeNull()
    expect(suggestions.map(({ id }) => id)).not.toContain(1)
  })

  it('begin with best sellers of one category that can be bought, where nothing is compared yet', async () => {
    const { products: compared, suggestions, starts } = await compareProducts(db(), [999_999])
    expect(compared).toEqual([])
    expect(starts.length).toBeGreaterThan(1)
    expect(starts[0]?.ids).toEqual(suggestions.slice(0, 3).map(({ id }) => id))
    for (const { category, ids } of starts) {
      const sold = await readProductCards(db(), ids)
      expect(sold, category.title).toHaveLength(3)
      expect(sold.every(({ available }) => available)).toBe(true)
      expect(new Set(sold.map(({ title }) => kindOf(title))).size, category.title).toBe(1)
    }
    expect(new Set(suggestions.map(({ title }) => kindOf(title))).size).toBe(1)
    expect(suggestions.length).toBeGreaterThanOrEqual(3)
    const rows = await db()
      .select({ categoryId: products.categoryId })
      .from(products)
      .where(
        inArray(
          products.id,
          suggestions.map(({ id }) => id),
        ),
      )
    expect(new Set(rows.map(({ categoryId }) => categoryId))).toEqual(
      new Set([starts[0]?.category.id]),
    )
    expect(suggestions.every(({ available }) => available)).toBe(true)
  })
})
