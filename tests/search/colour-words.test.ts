import { expect, it } from 'vitest'
import { productFilters, type ProductFilters } from '@/lib/contract/catalogue/products'
import { findSuggestions } from '@/lib/server/search/find-suggestions'
import { listProducts } from '@/lib/server/search/list-products'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('a search for a word that is a colour too', (db) => {
  const list = (filters: ProductFilters) => listProducts(db(), productFilters.parse(filters))

  it.each([
    ['قهوه', /^قهوه/],
    ['کرم', /^کرم/],
  ])('finds for «%s» what is called so, and nothing that only comes in it', async (q, named) => {
    const { products, facets, count } = await list({ q })
    expect(count).toBeGreaterThan(1)
    expect(products.map(({ title }) => title).filter((title) => !named.test(title))).toEqual([])
    expect(facets.properties.map(({ name }) => name)).not.toContain('رنگ')
    const suggested = await findSuggestions(db(), q)
    expect(
      suggested.products.map(({ title }) => title).filter((title) => !named.test(title)),
    ).toEqual([])
  })

  it.each([
    ['مبل کرم', /^مبل/],
    ['کیف قهوه‌ای', /کیف/],
  ])('finds for «%s» the goods that come in the colour', async (q, named) => {
    const { products, count } = await list({ q })
    expect(count).toBeGreaterThan(0)
    expect(products.map(({ title }) => title).filter((title) => !named.test(title))).toEqual([])
  })

  it.each(['قهوه‌ای', 'قهوه ای'])(
    'finds for «%s» alone what comes in it, as nothing is called so',
    async (q) => {
      const { facets, count } = await list({ q })
      expect(count).toBeGreaterThan(10)
      const colours = facets.properties.find(({ name }) => name === 'رنگ')?.values ?? []
      expect(colours.map(({ value }) => value)).toContain('قهوه‌ای')
    },
  )
})
