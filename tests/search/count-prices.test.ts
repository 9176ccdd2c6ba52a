import { expect, it } from 'vitest'
import { findPriceAtShare } from '@/components/catalogue/category-needs'
import { countBars } from '@/components/catalogue/filters/price-histogram'
import { productFilters, type PriceCounts } from '@/lib/contract/catalogue/products'
import { countPrices } from '@/lib/server/search/count-prices'
import { listProducts } from '@/lib/server/search/list-products'
import { onEachDatabase } from '../kit/each-database'

const sum = (counts: PriceCounts) => counts.reduce((total, { count }) => total + count, 0)

onEachDatabase('the prices of a list', (db) => {
  it.each([
    ['the whole shop', {}],
    ['a category', { category: 'موبایل-و-تبلت' }],
    ['a brand', { brand: 'nikan' }],
    ['a festival', { festival: 'شگفت-انگیز' }],
  ])('are those of each product of %s once, within its bounds', async (_, scope) => {
    const { brand, ...filters } = { brand: undefined, ...scope }
    const list = await listProducts(
      db(),
      productFilters.parse({ ...filters, ...(brand && { brands: [brand] }) }),
    )
    const counts = await countPrices(db(), scope)
    expect(sum(counts)).toBe(list.count)
    const prices = counts.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(prices.at(-1)).toBeLessThanOrEqual(list.facets.price.max)
    const drawn = countBars(counts, list.facets.price).reduce((total, bar) => total + bar, 0)
    expect(drawn).toBeCloseTo(list.count)
  })
})

it('draws the goods between the bounds of a narrowed list alone', () => {
  const counts = [10, 100, 1000].map((price) => ({ price: price * 1_000_000, count: 4 }))
  const bars = countBars(counts, { min: 50_000_000, max: 200_000_000 })
  expect(bars.reduce((total, bar) => total + bar, 0)).toBeCloseTo(4)
})

it.each([
  [0, 1_000_000],
  [0.5, 24_000_000],
  [0.9, 310_000_000],
])('says the price that a share of %f costs less than in two digits', (share, price) => {
  const counts = [1_000_000, 23_671_234, 311_234_567].map((one) => ({ price: one, count: 10 }))
  expect(findPriceAtShare(counts, share)).toBe(price)
  expect(findPriceAtShare([], share)).toBeNull()
})
