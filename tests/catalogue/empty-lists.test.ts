import { expect, test, vi } from 'vitest'
import { readSearchPage } from '@/app/(shop)/(default)/(lists)/read-list-page'
import { readFilteredProducts } from '@/lib/data/catalogue'
import { describeShop } from '../kit/each-shop'
import { serveOverHttp } from '../kit/over-http'

/** There is no cache of Next outside of it. */
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>) => read,
}))

const UNREAD = 'قلمموی کاغذی ابریشم'

describeShop('a search that finds nothing', (shop) => {
  async function countLists(q: string): Promise<number> {
    let count = 0
    const { url, close } = await serveOverHttp(async (request) => {
      const isList = new URL(request.url).pathname === '/api/products'
      if (isList && (await request.clone().text()).includes(q)) count += 1
      return shop().fetch(request)
    })
    vi.stubEnv('API_BASE_URL', url)
    const filters = { brands: ['آوا'], available: true as const, price_max: 10 }
    const { list } = await readSearchPage({ page: 1, q, ...filters })
    expect(list.count).toBe(0)
    await close()
    return count
  }

  test('is not read with a filter less where its words are not understood', async () => {
    expect(await countLists(UNREAD)).toBe(1)
    expect(await countLists('xyzzy')).toBe(1)
    // With one filter less each, and above the limit.
    expect(await countLists('گوشی')).toBe(5)
  })

  test('offers no parts of it in a category that the shop does not have', async () => {
    vi.stubEnv('API_BASE_URL', shop().url)
    expect((await readFilteredProducts({ page: 1, q: UNREAD })).partial_matches).toHaveLength(3)
    const unknown = await readFilteredProducts({ page: 1, q: UNREAD, category: 'نیست' })
    expect(unknown.partial_matches ?? []).toEqual([])
    expect(unknown.is_understood).toBe(false)
  })
})
