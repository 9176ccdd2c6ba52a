import { expect, it } from 'vitest'
import { productFilters, type ProductFilters, SORTS } from '@/lib/contract/catalogue/products'
import { DomainError } from '@/lib/server/domain-error'
import { listProducts } from '@/lib/server/search/list-products'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the list of products', (db) => {
  const list = (filters: ProductFilters) => listProducts(db(), productFilters.parse(filters))

  it.each(SORTS)('puts products out of stock last when sorted by %s', async (sort) => {
    const first = await list({ sort })
    const last = await list({ sort, page: first.total })
    expect(first.products.every((product) => product.available)).toBe(true)
    expect(last.products.at(-1)?.available).toBe(false)
  })

  it('sorts by the price after the festival discount', async () => {
    const { products } = await list({ sort: 'cheapest', available: true })
    const prices = products.map((product) => product.final_price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('shows every product once over all its pages', async () => {
    const { total, count } = await list({})
    const ids = new Set<number>()
    for (let page = 1; page <= total; page += 1) {
      for (const product of (await list({ page })).products) ids.add(product.id)
    }
    expect(ids.size).toBe(count)
  })

  it('includes in a category the products of its children', async () => {
    const parent = await list({ category: 'موبایل-و-تبلت' })
    const child = await list({ category: 'گوشی-موبایل' })
    expect(child.count).toBeGreaterThan(5)
    expect(parent.count).toBeGreaterThan(child.count)
  })

  it('finds the same for Arabic and Persian letters and digits of any kind', async () => {
    const persian = await list({ q: 'گوشی 12' })
    expect(persian.count).toBeGreaterThan(0)
    expect((await list({ q: 'گوشي ۱۲' })).count).toBe(persian.count)
    expect((await list({ q: 'گوشي ١٢' })).count).toBe(persian.count)
  })

  it('returns the correction of a misspelt search, and none of a correct one', async () => {
    expect((await list({ q: 'نیکن' })).corrected).toBe('نیکان')
    expect((await list({ q: 'l,fhdg' })).corrected).toBe('موبایل')
    expect((await list({ q: 'نیکان' })).corrected).toBeNull()
    expect((await list({})).corrected).toBeNull()
  })

  it('filters by brand, price, festival, colour and stock', async () => {
    const whole = await list({})
    const filtered = [
      await list({ brands: ['nikan'] }),
      await list({ price_max: 10_000_000 }),
      await list({ price_min: 100_000_000 }),
      await list({ festival: 'شگفت-انگیز' }),
      await list({ properties: { رنگ: ['مشکی'] } }),
      await list({ available: true }),
    ]
    for (const { count } of filtered) {
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThan(whole.count)
    }
  })

  it.each([
    ['a page past the end', { page: 1000 }],
    ['a lowest price above the highest', { price_min: 500, price_max: 100 }],
    ['an unknown brand', { brands: ['nobody'] }],
    ['SQL in the search', { q: "'; drop table products; --" }],
    ['punctuation only', { q: '٪٪٪' }],
    ['an unknown colour', { properties: { رنگ: ["') or 1=1 --"] } }],
  ])('is empty for %s', async (_, filters) => {
    expect((await list(filters)).products).toEqual([])
  })

  it('rejects an unknown category', async () => {
    await expect(list({ category: 'نیست' })).rejects.toBeInstanceOf(DomainError)
  })
})
