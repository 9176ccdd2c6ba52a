import { beforeAll, describe, expect, it } from 'vitest'
import { productFilters } from '@/lib/contract/catalogue/products'
import { listProducts } from '@/lib/server/search/list-products'
import { raiseBudget } from '@/lib/server/search/find-dearer'
import { findSuggestions } from '@/lib/server/search/find-suggestions'
import { onEachDatabase } from '../kit/each-database'
import { createProduct } from '../kit/create-product'
import { searchTable, writeSearchPage } from './search-table'

const table = Object.values(searchTable).flat()

const nothing = [
  'xyzzy',
  'lmfao',
  'asdfgh',
  '%',
  '<script>',
  "'; drop table products; --",
  '🛒',
  '\u0000',
  '٪٪',
]

onEachDatabase('a search', (db) => {
  const count = async (q: string) => (await listProducts(db(), productFilters.parse({ q }))).count

  beforeAll(async () => {
    await createProduct(
      db(),
      {
        slug: 'galaxy-a55',
        title: 'گوشی موبایل سامسونگ مدل Galaxy A55 با سیستم خنک‌کننده',
        englishTitle: 'Samsung Galaxy A55',
      },
      [{ price: 250_000_000, quantity: 4, parentValue: { رنگ: 'مشکی' } }],
    )
  })

  it.each(table)('for %s finds %s', async (typed, first, corrected) => {
    const found = await findSuggestions(db(), typed)
    expect(found.products[0]?.title).toMatch(first)
    expect(found.corrected).toBe(corrected ?? null)
    expect(await count(typed)).toBeGreaterThanOrEqual(found.products.length)
  })

  it('holds a limit to the kind of goods that is named, in lists and while typing', async () => {
    for (const filters of [{ q: 'گوشی زیر ۱۰ میلیون' }, { q: 'گوشی', price_max: 100_000_000 }]) {
      const { products } = await listProducts(db(), productFilters.parse(filters))
      expect(
        products.map(({ title }) => title).filter((title) => !title.startsWith('گوشی')),
      ).toEqual([])
      expect(products.length).toBeGreaterThan(1)
    }
    const { products, price_intent } = await findSuggestions(db(), 'گوشی زیر ۱۰ میلیون')
    expect(products).toHaveLength(price_intent?.count ?? 0)
  })

  it('finds what docs/searches.md lists', async () => {
    const page = await writeSearchPage(async (typed) => findSuggestions(db(), typed))
    await expect(page).toMatchFileSnapshot('../../docs/searches.md')
  })

  it.each(nothing)('for %j finds nothing and offers popular searches', async (typed) => {
    const found = await findSuggestions(db(), typed)
    expect(found).toMatchObject({ products: [], categories: [], brands: [], corrected: null })
    expect(found.popular.length).toBeGreaterThan(3)
    expect(await count(typed)).toBe(0)
  })

  it('corrects no word to one further away than a known word the shop does not sell', async () => {
    expect(await findSuggestions(db(), 'شیامی')).toMatchObject({ products: [], corrected: null })
  })

  it('answers for a brand that the shop lacks with the goods nearest to it', async () => {
    const phone = await findSuggestions(db(), 'گوشی شیائومی')
    expect(phone).toMatchObject({ corrected: null, missing: { kind: 'brand', name: 'شیائومی' } })
    expect(phone.products[0]?.title).toMatch(/^گوشی موبایل/)
    const shoe = await findSuggestions(db(), 'nike')
    const typo = await findSuggestions(db(), 'گوسی شیائومی')
    expect(typo).toMatchObject({ corrected: 'گوشی', missing: { kind: 'brand', name: 'شیائومی' } })
    expect(shoe.missing).toEqual({ kind: 'brand', name: 'نایک', category: null })
    expect(shoe.products[0]?.title).toMatch(/کفش/)
    expect((await findSuggestions(db(), 'سامسونگ')).missing).toBeNull()
  })

  it.each([
    ['شیائومی', 'گوشی'],
    ['canon', 'دوربین'],
    ['سونی', 'تلویزیون'],
    ['قاب شیائومی', 'قاب'],
  ])('has near %s only what is called %s, and nothing that goes with it', async (typed, kind) => {
    const { products, facets } = await listProducts(db(), productFilters.parse({ q: typed }))
    expect(products.length).toBeGreaterThan(3)
    expect(new Set(products.map(({ title }) => title.split(' ')[0]))).toEqual(new Set([kind]))
    expect(facets.categories).toHaveLength(1)
  })

  it('offers the nearest category instead of goods that only share a word', async () => {
    for (const typed of ['ماشین لباسشویی', 'لباسشویی', 'یخچال', 'یخچال سامسونگ']) {
      const found = await findSuggestions(db(), typed)
      expect(found).toMatchObject({ products: [], corrected: null, missing: { kind: 'goods' } })
      expect(found.missing?.category?.slug).toBe('خانه-و-آشپزخانه')
      const list = await listProducts(db(), productFilters.parse({ q: typed }))
      expect(list).toMatchObject({ count: 0, missing: found.missing })
    }
  })

  it.each([
    ['اسپرسو ساز', 'اسپرسوساز و قهوه‌ساز', 'لوازم-برقی-خانه'],
    ['قهوهساز', 'اسپرسوساز و قهوه‌ساز', 'لوازم-برقی-خانه'],
    ['coffee maker', 'اسپرسوساز و قهوه‌ساز', 'لوازم-برقی-خانه'],
    ['فرش', 'فرش', 'مبلمان-و-دکور'],
  ])('answers for %s that the shop has none, with its category', async (typed, name, slug) => {
    const found = await findSuggestions(db(), typed)
    expect(found).toMatchObject({ products: [], corrected: null, missing: { kind: 'goods', name } })
    expect(found.missing?.category?.slug).toBe(slug)
  })

  it('reads a limit of the price as a filter, in suggestions and in the list', async () => {
    const limit = 100_000_000
    const list = await listProducts(db(), productFilters.parse({ q: 'گوشی زیر ۱۰ میلیون' }))
    const filtered = { q: 'گوشی', price_max: limit }
    const same = await listProducts(db(), productFilters.parse(filtered))
    expect(list.count).toBeGreaterThan(0)
    expect(list.count).toBe(same.count)
    const { products, price_intent } = await findSuggestions(db(), 'گوشی زیر ۱۰ میلیون')
    const most = raiseBudget(limit)
    const above = { ...filtered, price_min: limit + 1, price_max: most, available: true }
    const { count } = await listProducts(db(), productFilters.parse(above))
    expect(count).toBeGreaterThan(0)
    const dearer = { price_max: most, count }
    expect(price_intent).toEqual({ ...filtered, count: list.count, dearer })
    expect(products.every(({ final_price }) => final_price <= limit)).toBe(true)
    const spelt = await findSuggestions(db(), 'گوشی زیر یک و نیم میلیون')
    expect(spelt.price_intent).toMatchObject({ q: 'گوشی', price_max: 15_000_000 })
    expect(spelt.price_intent).not.toHaveProperty('price_min')
    const [cheapest] = (await findSuggestions(db(), 'ارزان‌ترین گوشی')).products
    const found = (await listProducts(db(), productFilters.parse({ q: 'گوشی موبایل' }))).products
    const phones = found.filter(({ available, title }) => available && title.startsWith('گوشی'))
    expect(cheapest?.final_price).toBe(Math.min(...phones.map(({ final_price }) => final_price)))
  })

  it('finds every product by its own title', async () => {
    const published = await db().query.products.findMany({
      columns: { id: true, title: true },
      where: ({ status }, { eq }) => eq(status, 'published'),
    })
    const missed: string[] = []
    for (const { id, title } of published) {
      const { products } = await findSuggestions(db(), title)
      if (!products.some((product) => product.id === id)) missed.push(title)
    }
    expect(published.length).toBeGreaterThan(150)
    expect(missed).toEqual([])
  })

  it('finds the same products for every spelling of a word', async () => {
    const spellings = ['گوشی', 'گوشي', 'گوشی‌ها', 'گوشی ها', 'گوشیها', 'گوشی‌های', 'گوشیهایی']
    const counts = await Promise.all(spellings.map(count))
    expect(new Set(counts).size).toBe(1)
  })

  it('suggests the categories and brands of the results with their counts', async () => {
    const { categories, brands } = await findSuggestions(db(), 'گوشی')
    expect(categories[0]?.slug).toBe('گوشی-موبایل')
    for (const { slug, count: suggested } of categories) {
      const list = await listProducts(db(), productFilters.parse({ q: 'گوشی', category: slug }))
      expect(suggested).toBe(list.count)
    }
    for (const { slug, count: suggested } of brands) {
      const list = await listProducts(db(), productFilters.parse({ q: 'گوشی', brands: [slug] }))
      expect(suggested).toBe(list.count)
    }
  })

  describe('its order', () => {
    const variant = { price: 10_000_000, quantity: 2 }
    const titles = async (q: string) =>
      (await findSuggestions(db(), q)).products.map(({ title }) => title)

    it('ranks a whole word before a prefix, and a prefix before a similar word', async () => {
      await createProduct(db(), { slug: 'r1', title: 'جعبه زرنابک', soldCount: 900 }, [variant])
      await createProduct(db(), { slug: 'r2', title: 'جعبه زرناب', soldCount: 1 }, [variant])
      expect(await titles('زرناب')).toEqual(['جعبه زرناب', 'جعبه زرنابک'])
    })

    it('ranks what a product is before what it is made for', async () => {
      await createProduct(db(), { slug: 'r3', title: 'کیف مناسب سنتورک', soldCount: 900 }, [
        variant,
      ])
      await createProduct(db(), { slug: 'r4', title: 'سنتورک چوبی', soldCount: 1 }, [variant])
      expect(await titles('سنتورک')).toEqual(['سنتورک چوبی', 'کیف مناسب سنتورک'])
    })

    it('ranks products in stock first, then by sales', async () => {
      const soldOut = { ...variant, quantity: 0 }
      await createProduct(db(), { slug: 'r5', title: 'دوتارک یک', soldCount: 900 }, [soldOut])
      await createProduct(db(), { slug: 'r6', title: 'دوتارک دو', soldCount: 5 }, [variant])
      await createProduct(db(), { slug: 'r7', title: 'دوتارک سه', soldCount: 50 }, [variant])
      expect(await titles('دوتارک')).toEqual(['دوتارک سه', 'دوتارک دو', 'دوتارک یک'])
      const list = await listProducts(db(), productFilters.parse({ q: 'دوتارک' }))
      expect(list.products.map(({ slug }) => slug)).toEqual(['r7', 'r6', 'r5'])
    })
  })
})
