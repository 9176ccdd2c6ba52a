import { expect, test, vi } from 'vitest'
import {
  readAllProducts,
  readBrandPage,
  readCategoryPage,
  readSearchPage,
} from '@/app/(shop)/(default)/(lists)/read-list-page'
import type { ListQuery } from '@/components/catalogue/list-query'
import { describeShop } from '../kit/each-shop'
import { serveOverHttp } from '../kit/over-http'

/** There is no cache of Next outside of it. */
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>) => read,
}))

describeShop('what a list reads beside its goods', (shop) => {
  /** The scopes of which prices were counted: each is an entry of the shared cache. */
  async function listCounted(read: () => Promise<unknown>): Promise<string[]> {
    const counted: string[] = []
    const { url, close } = await serveOverHttp((request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/api/price-counts') counted.push(searchParams.get('brand') ?? 'the scope')
      return shop().fetch(request)
    })
    vi.stubEnv('API_BASE_URL', url)
    await read()
    await close()
    return counted
  }

  const phones = (query: Partial<ListQuery>) =>
    readCategoryPage('گوشی-موبایل', { page: 1, ...query })

  test('counts the prices of a brand that the list has, and of no made-up one', async () => {
    expect(await listCounted(() => phones({ brands: ['nikan'] }))).toEqual(['nikan'])
    expect(await listCounted(() => phones({ brands: ['made-up'] }))).toEqual([])
    // Of the shop, but of nothing in this list.
    expect(await listCounted(() => phones({ brands: ['damsaz'] }))).toEqual([])
  })

  test.each<[string, Partial<ListQuery>]>([
    ['properties', { properties: { رنگ: ['مشکی'] } }],
    ['available', { available: true }],
    ['festival', { festival: 'شگفت-انگیز' }],
    ['several brands', { brands: ['nikan', 'parseh'] }],
  ])('counts no prices of a list narrowed by %s', async (_, query) => {
    expect(await listCounted(() => phones(query))).toEqual([])
  })

  test('counts no prices of a brand within a category', async () => {
    const read = () => readBrandPage('nikan', { page: 1, category: 'گوشی-موبایل' })
    expect(await listCounted(read)).toEqual([])
    expect(await listCounted(() => readBrandPage('nikan', { page: 1 }))).toEqual(['nikan'])
  })

  test('has the bars of the price in the form that works without script, on a list of several pages', async () => {
    vi.stubEnv('API_BASE_URL', shop().url)
    const { list } = await readAllProducts({ page: 1, allOptions: true })
    expect(list.total).toBeGreaterThan(1)
    expect(list.priceCounts.length).toBeGreaterThan(1)
  })

  test('shows beside the two coffees what else their category has, under its name', async () => {
    vi.stubEnv('API_BASE_URL', shop().url)
    for (const q of ['قهوه', 'آسیاب قهوه']) {
      const { list } = await readSearchPage({ page: 1, q })
      expect(list.count).toBe(2)
      expect(list.othersOf).toBe('چای و قهوه')
      const titles = list.others?.map(({ title }) => title) ?? []
      expect(titles.length).toBeGreaterThan(3)
      expect(titles.every((title) => /^(?:چای|دمنوش)/.test(title))).toBe(true)
    }
  })

  test('puts nothing under the name of a category that has as many matches as a price has left', async () => {
    vi.stubEnv('API_BASE_URL', shop().url)
    const lamps = { page: 1, q: 'لامپ' }
    const [one] = (await readSearchPage(lamps)).scopes.filter(({ count }) => count === 1)
    expect(one?.title).toBe('گوشی موبایل')
    const { list } = await readSearchPage({ ...lamps, price_max: 5_000_000 })
    expect(list.products.map(({ title }) => title)).toEqual([expect.stringMatching(/^لامپ/)])
    expect(list.others?.length).toBeGreaterThan(3)
    expect(list.othersOf).toBeUndefined()
    expect(list.others?.filter(({ title }) => title.startsWith('گوشی'))).toEqual([])
  })

  test('shows beside few goods within a price a whole row of dearer ones', async () => {
    vi.stubEnv('API_BASE_URL', shop().url)
    const { list } = await readSearchPage({ page: 1, q: 'گوشی زیر ۱۰ میلیون' })
    expect(list.count).toBe(2)
    const prices = list.dearer?.map(({ final_price }) => final_price) ?? []
    expect(prices).toHaveLength(4)
    expect(prices.toSorted((a, b) => a - b)).toEqual(prices)
    expect(prices.every((price) => price > 100_000_000)).toBe(true)
  })

  test('has the categories of what a search finds, also in one of them, and none beside a filter', async () => {
    vi.stubEnv('API_BASE_URL', shop().url)
    const scopesOf = async (query: Partial<ListQuery>) =>
      (await readSearchPage({ page: 1, ...query })).scopes.map(({ slug }) => slug)
    const all = await scopesOf({ q: 'گوشی' })
    expect(all.length).toBeGreaterThan(1)
    expect(await scopesOf({ q: 'گوشی', category: 'گوشی-موبایل' })).toEqual(all)
    expect(await scopesOf({ q: 'گوشی', available: true })).toEqual([])
    expect(await scopesOf({ q: 'گوشی زیر ۱۰ میلیون' })).toEqual([])
    expect(await scopesOf({})).toEqual([])
  })
})
