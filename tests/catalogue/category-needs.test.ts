import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { settings } from '@/lib/server/db/schema/schema'
import { needs } from '@/lib/server/db/seed/demo/needs'
import { readCategoryNeeds } from '@/lib/server/search/category-needs'
import { listProducts } from '@/lib/server/search/list-products'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the needs of a category', (db) => {
  it('are each answered by three goods at least, in the demo shop', async () => {
    for (const [slug, own] of Object.entries(needs)) {
      const found = await readCategoryNeeds(db(), slug)
      expect(found.map(({ label }) => label)).toEqual(own.map(({ label }) => label))
      const urls = found.map(({ picture }) => picture?.url)
      expect(new Set(urls).size).toBe(urls.length)
      for (const { label: _, note: __, picture: ___, ...filters } of found) {
        const { count, corrected } = await listProducts(db(), { ...filters, page: 1 })
        expect([count >= 3, corrected]).toEqual([true, null])
      }
    }
  })

  it('are left out where fewer goods answer them, or their category is gone', async () => {
    const value = {
      'موبایل-و-تبلت': [
        { label: 'همه' },
        { label: 'هیچ', price_max: 1 },
        { label: 'رفته', category: 'دستهٔ-رفته' },
      ],
    }
    await db().update(settings).set({ value }).where(eq(settings.key, 'needs'))
    const found = await readCategoryNeeds(db(), 'موبایل-و-تبلت')
    expect(found.map(({ label }) => label)).toEqual(['همه'])
    expect(await readCategoryNeeds(db(), 'تبلت')).toEqual([])
  })
})
