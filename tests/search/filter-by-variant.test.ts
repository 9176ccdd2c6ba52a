import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { productFilters, type ProductFilters } from '@/lib/contract/catalogue/products'
import { products, stocks } from '@/lib/server/db/schema/schema'
import { indexProducts } from '@/lib/server/search/index-products'
import { listProducts } from '@/lib/server/search/list-products'
import { onEachDatabase } from '../kit/each-database'

const [NAME, SIZE] = ['طرح', 'سایز']

onEachDatabase('filters by several properties', (db) => {
  let id = 0
  const list = (filters: ProductFilters) => listProducts(db(), productFilters.parse(filters))
  const finds = async (properties: Record<string, string[]>, available?: boolean) => {
    const { products: found } = await list({ properties, ...(available && { available }) })
    return found.some((product) => product.id === id)
  }

  beforeAll(async () => {
    const [template] = await db().select().from(products).limit(1)
    if (!template) throw new Error('the demo shop is empty')
    const { id: _, ...rest } = template
    const [created] = await db()
      .insert(products)
      .values({ ...rest, slug: 'پیراهن-آزمون', title: 'پیراهن آزمون', festivalId: null })
      .returning({ id: products.id })
    id = created?.id ?? 0
    await db()
      .insert(stocks)
      .values([
        { productId: id, parentValue: { [NAME]: 'راه‌راه', [SIZE]: 'S' }, price: 10, quantity: 3 },
        { productId: id, parentValue: { [NAME]: 'ساده', [SIZE]: 'M' }, price: 10, quantity: 0 },
      ])
  })

  it('match one variant, not the product as a whole', async () => {
    expect(await finds({ [NAME]: ['راه‌راه'], [SIZE]: ['S'] })).toBe(true)
    expect(await finds({ [NAME]: ['راه‌راه'], [SIZE]: ['M'] })).toBe(false)
  })

  it('put the variant that was filtered for on the card', async () => {
    const onCard = async (properties: Record<string, string[]>) =>
      (await list({ properties })).products.find((product) => product.id === id)
    expect(await onCard({ [SIZE]: ['S'] })).toMatchObject({
      ...{ variant: { [NAME]: 'راه‌راه', [SIZE]: 'S' }, price: 10, available: true },
      // Another size is left to choose.
      stock_id: null,
    })
    expect(await onCard({ [SIZE]: ['M'] })).toMatchObject({
      ...{ variant: { [NAME]: 'ساده', [SIZE]: 'M' }, available: false },
    })
  })

  it('hold a budget against the variant that was filtered for, and bound prices by it', async () => {
    const dear = { [NAME]: 'گل‌دار', [SIZE]: 'XL' }
    await db()
      .insert(stocks)
      .values({ productId: id, parentValue: dear, price: 9_000, quantity: 2 })
    const within = async (price_min: number, price_max: number) => {
      const found = await list({ properties: { [SIZE]: ['XL'] }, price_min, price_max })
      return { ids: found.products.map((one) => one.id), total: found.total, count: found.count }
    }
    expect((await within(0, 100)).ids, 'its cheapest variant is another').toEqual([])
    expect(await within(8_000, 10_000)).toMatchObject({ ids: [id], count: 1 })
    const { facets } = await list({ properties: { [SIZE]: ['XL'], [NAME]: ['گل‌دار'] } })
    expect(facets.price).toMatchObject({ min: 9_000, max: 9_000 })
    const beside = await list({ properties: { [SIZE]: ['XL'] }, price_max: 100 })
    const sizes = beside.facets.properties.find(({ name }) => name === SIZE)
    expect(sizes?.values.find(({ value }) => value === 'S')?.count, 'of another size').toBe(1)
  })

  it('order by the prices that are shown, which are those of the variant that was filtered for', async () => {
    const [own] = await db().select().from(products).where(eq(products.id, id))
    if (!own) throw new Error('the product of this test is gone')
    const { id: _, ...rest } = own
    const [other] = await db()
      .insert(products)
      .values({ ...rest, slug: 'پیراهن-دیگر', title: 'پیراهن دیگر' })
      .returning({ id: products.id })
    const otherId = other?.id ?? 0
    const sold = { productId: otherId, quantity: 2 }
    await db()
      .insert(stocks)
      .values([
        { ...sold, parentValue: { [NAME]: 'گل‌دار', [SIZE]: 'XL' }, price: 5_000 },
        { ...sold, parentValue: { [NAME]: 'ساده', [SIZE]: 'L' }, price: 4_000 },
      ])
    await indexProducts(db(), [id, otherId])
    const order = async (filters: ProductFilters) =>
      (await list({ properties: { [SIZE]: ['XL'], [NAME]: ['گل‌دار'] }, ...filters })).products.map(
        (product) => product.id,
      )
    // Its cheapest variant costs 10, less than either of the other.
    for (const q of [undefined, 'پیراهن']) {
      const wanted = q === undefined ? {} : { q }
      expect(await order({ ...wanted, sort: 'cheapest' })).toEqual([otherId, id])
      expect(await order({ ...wanted, sort: 'most_expensive' })).toEqual([id, otherId])
    }
    await db().delete(stocks).where(eq(stocks.productId, otherId))
    await db().delete(products).where(eq(products.id, otherId))
  })

  it('match any of several values of one property', async () => {
    expect(await finds({ [NAME]: ['راه‌راه', 'ساده'], [SIZE]: ['M'] })).toBe(true)
  })

  it('with "available" match only variants in stock', async () => {
    expect(await finds({ [NAME]: ['ساده'] })).toBe(true)
    expect(await finds({ [NAME]: ['ساده'] }, true)).toBe(false)
    expect(await finds({ [NAME]: ['ساده', 'راه‌راه'], [SIZE]: ['M'] }, true)).toBe(false)
    expect(await finds({ [NAME]: ['راه‌راه'], [SIZE]: ['S'] }, true)).toBe(true)
  })

  it('count each facet per variant under the others', async () => {
    const { facets } = await list({ properties: { [NAME]: ['راه‌راه'] } })
    const sizes = facets.properties.find(({ name }) => name === SIZE)?.values
    expect(sizes?.find(({ value }) => value === 'S')?.count).toBe(1)
    expect(sizes?.find(({ value }) => value === 'M')?.count).toBe(0)
  })

  it('exclude a variant as soon as it is sold out', async () => {
    await db().update(stocks).set({ quantity: 0 }).where(eq(stocks.productId, id))
    expect(await finds({ [NAME]: ['راه‌راه'], [SIZE]: ['S'] }, true)).toBe(false)
  })
})
