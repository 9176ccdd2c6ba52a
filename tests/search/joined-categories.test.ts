import { expect, it } from 'vitest'
import { productFilters, type ProductFilters } from '@/lib/contract/catalogue/products'
import { findSuggestions } from '@/lib/server/search/find-suggestions'
import { listProducts } from '@/lib/server/search/list-products'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('a search for one of two words that a category is called by', (db) => {
  const list = (filters: ProductFilters) => listProducts(db(), productFilters.parse(filters))
  const titlesOf = async (filters: ProductFilters) =>
    (await list(filters)).products.map(({ title }) => title)

  it.each([
    ['قهوه', /قهوه/, 2],
    ['آسیاب قهوه', /قهوه/, 2],
    ['قهوه دمساز', /قهوه/, 2],
    ['قهوه زیر ۱ میلیون', /قهوه/, 2],
    ['ارزان‌ترین قهوه', /قهوه/, 2],
    ['مانتو', /مانتو/, 3],
    ['ماوس', /ماوس/, 3],
    // Of «موبایل و تبلت», above the category of its own.
    ['تبلت', /تبلت/, 6],
  ])('finds and counts for «%s» what its title calls so', async (q, named, count) => {
    const found = await list({ q })
    expect(found.products.map(({ title }) => title).filter((one) => !named.test(one))).toEqual([])
    expect(found.count).toBe(count)
    expect(found.products).toHaveLength(count)
    const inFacet = found.facets.categories.map((one) => one.count)
    expect(Math.max(...inFacet)).toBe(count)
  })

  it('suggests no tea to who types coffee', async () => {
    const { products } = await findSuggestions(db(), 'قهوه')
    expect(products.map(({ title }) => title).filter((title) => !/قهوه/.test(title))).toEqual([])
    expect(products).toHaveLength(2)
  })

  it('finds what a title and what no title of the category calls so elsewhere', async () => {
    const titles = await titlesOf({ q: 'دوچرخه' })
    expect(titles.some((title) => title.startsWith('کلاه'))).toBe(true)
    expect(titles.some((title) => title.startsWith('جلیقه'))).toBe(true)
    expect(titles.some((title) => title.startsWith('اسکوتر'))).toBe(false)
  })

  it.each([
    ['زیورآلات', 7],
    ['موبایل', 39],
    ['روشنایی', 6],
  ])('finds for «%s», by which no title begins, what the category holds', async (q, count) => {
    expect((await list({ q })).count).toBe(count)
  })

  it('looks for both words of the name in it', async () => {
    expect((await list({ q: 'چای و قهوه' })).count).toBeGreaterThan(2)
  })
})
